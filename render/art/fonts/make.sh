#!/bin/sh
# Make the fonts of `scripts/`: what names in other scripts than Roboto's are drawn with.
#
# Needs Debian 12 (bookworm: apt, dpkg-deb), npm, and pyftsubset of fontTools 4.68
# (`pip install fonttools==4.68.0`). Downloads to the folder that is its argument, writes beside itself:
#
#     sh render/art/fonts/make.sh /tmp/fonts
#
# Each font keeps its own characters and all of its shaping, and loses hints, names of glyphs and the
# Latin letters that Roboto has. `bot/locales/scripts.txt` is written as well: the characters of each
# font, Roboto's first; of two fonts that have a character the earlier one draws it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" "$here/scripts"
cd "$1"
apt-get download fonts-noto-core=20201225-1 fonts-droid-fallback=1:6.0.1r16-1.1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm pack --silent @expo-google-fonts/noto-emoji@0.4.7 > npm.txt
tar xzf expo-google-fonts-noto-emoji-0.4.7.tgz
noto=debian/usr/share/fonts/truetype/noto
droid=debian/usr/share/fonts-droid-fallback/truetype

subset() { # font, file, characters
    pyftsubset "$1" --output-file="$here/scripts/$2.ttf" --unicodes="$3" --layout-features='*' \
        --notdef-outline --no-hinting --no-glyph-names --name-IDs=0,1,2,13,14 --drop-tables+=DSIG
}

beside=200C-200D,25CC
subset $noto/NotoSansHebrew-Bold.ttf hebrew 590-5FF,FB1D-FB4F
subset $noto/NotoSansArabic-Bold.ttf arabic 600-6FF,750-77F,8A0-8FF,FB50-FDFF,FE70-FEFE,$beside
subset $noto/NotoSansDevanagari-Bold.ttf devanagari 900-97F,1CD0-1CFF,A8E0-A8FF,$beside
subset $noto/NotoSansBengali-Bold.ttf bengali 980-9FF,$beside
subset $noto/NotoSansGurmukhi-Bold.ttf gurmukhi A00-A7F,$beside
subset $noto/NotoSansGujarati-Bold.ttf gujarati A80-AFF,$beside
subset $noto/NotoSansOriya-Bold.ttf oriya B00-B7F,$beside
subset $noto/NotoSansTamil-Bold.ttf tamil B80-BFF,$beside
subset $noto/NotoSansTelugu-Bold.ttf telugu C00-C7F,$beside
subset $noto/NotoSansKannada-Bold.ttf kannada C80-CFF,$beside
subset $noto/NotoSansMalayalam-Bold.ttf malayalam D00-D7F,$beside
subset $noto/NotoSansSinhala-Bold.ttf sinhala D80-DFF,$beside
subset $noto/NotoSansThai-Bold.ttf thai E00-E7F,$beside
subset $noto/NotoSansLao-Bold.ttf lao E80-EFF,$beside
subset $noto/NotoSansMyanmar-Bold.ttf myanmar 1000-109F,AA60-AA7F,$beside
subset $noto/NotoSansKhmer-Bold.ttf khmer 1780-17FF,$beside
subset $noto/NotoSansGeorgian-Bold.ttf georgian 10A0-10FF,1C90-1CBF,2D00-2D2F
subset $noto/NotoSansArmenian-Bold.ttf armenian 530-58F,FB13-FB17
subset $noto/NotoSansEthiopic-Bold.ttf ethiopic 1200-139F,2D80-2DDF
subset $noto/NotoSansCherokee-Bold.ttf cherokee 13A0-13FF,AB70-ABBF
subset $noto/NotoSansCanadianAboriginal-Bold.ttf canadian 1400-167F,18B0-18FF
subset $droid/DroidSansFallback.ttf cjk 1100-11FF,2E80-9FFF,AC00-D7FF,F900-FAFF,FE30-FE4F,FF00-FFEF,20000-2FFFF
subset $noto/NotoSansSymbols2-Regular.ttf symbols 2190-2BFF
subset package/700Bold/NotoEmoji_700Bold.ttf emoji 203C,2049,2122,2139,2190-2BFF,1F000-1FBFF

# Joiners go with their neighbours, and tones of skin (1F3FB to 1F3FF) are not drawn at all.
python3 - "$here" > "$here/../../../bot/locales/scripts.txt" <<'END'
import sys
from itertools import groupby
from pathlib import Path
from fontTools.ttLib import TTFont

here, taken = Path(sys.argv[1]), {0x200C, 0x200D, 0x25CC, 0xFFFC, *range(0x1F3FB, 0x1F400)}
last = ("cjk", "symbols", "emoji")
files = sorted((here / "scripts").glob("*.ttf"), key=lambda f: ((*last,).index(f.stem) if f.stem in last else -1, f.stem))
for name, file in [("roboto", here / "RobotoCondensed-Bold.ttf"), *((f.stem, f) for f in files)]:
    own = [code for code in sorted(TTFont(file).getBestCmap()) if code >= 32 and code not in taken]
    taken |= {*own}
    runs = [[c for _, c in run] for _, run in groupby(enumerate(own), lambda pair: pair[1] - pair[0])]
    print(f"{name}:", *(f"{run[0]:X}-{run[-1]:X}" if run[1:] else f"{run[0]:X}" for run in runs))
END
