-- The trigrams of pg_trgm end at each character that is neither a letter nor a digit, so that an index
-- of them does not distinguish two words side by side from the same two words anywhere: a search whose words are
-- frequent, and which no user has, compared all users who have each word. With letters that Spanish
-- hardly has in the place of such characters, trigrams reach from one word into the next. Blanks and
-- dots have their own, as addresses have dots and names have blanks. Lines, which no search spans, stay
-- apart.
CREATE FUNCTION search_letters(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, ' .!"#$%&''()*+,-/:;<=>?@[\]^_`{|}~', 'wk' || repeat('x', 31));

-- A search is planned by how many users have the text. The index has no statistics of its own, so that
-- these are used where the extension is missing too.
CREATE STATISTICS users_letters ON (search_letters(search_text)) FROM users;
ALTER STATISTICS users_letters SET STATISTICS 2000;
