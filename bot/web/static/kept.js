// A page that was kept shows the newest position that was kept after it. Joined to page.js.

async function showKept() {
  const found = await caches.match(`${BASE}/now`, { ignoreSearch: true, ignoreVary: true });
  if (found) show(await found.json());
}

if (KEPT) showKept().catch(() => {});
