-- What a person keeps beside the language: palette and size of the private pictures. Reason:
-- each is a choice of its own, and NULL = none was made, so that the usual one may change.

CREATE TABLE person_2 (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    palette TEXT,
    size TEXT
) STRICT;
INSERT INTO person_2 (user_id, language) SELECT user_id, language FROM person;
DROP TABLE person;
ALTER TABLE person_2 RENAME TO person;
