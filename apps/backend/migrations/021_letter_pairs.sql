-- A search by one or two letters has no trigram, so that all users were read for one that hardly any user
-- has. These are the letters and pairs of letters of a text, as numbers: they compare without a
-- collation, and take half of the memory of texts while they are counted. A letter is its code point, a
-- pair has that of its first letter above; beyond the first plane two may have one number, which
-- costs a comparison and no result. Repetitions stay, as the index leaves them out faster.
-- The first number is one of 1,024 by the whole text. The planner expects half of what the rarest counted
-- number has for one that was not counted: without these, 0.1 % of the users where names resemble each other.
CREATE FUNCTION letter_pairs(value text) RETURNS integer[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pairs integer[] := ARRAY[(1 << 16) # (hashtext(value) & 1023)];
  letter text;
  code integer;
  before integer := 0;
BEGIN
  FOREACH letter IN ARRAY string_to_array(value, NULL) LOOP
    code := ascii(letter);
    pairs := pairs || code || (before # code);
    before := code << 16;
  END LOOP;
  RETURN pairs;
END $$;

-- What the pairs of every text that has this one contain: its first pair, its only letter, or nothing.
CREATE FUNCTION first_pair(value text) RETURNS integer[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE char_length(value)
  WHEN 0 THEN '{}'::integer[]
  WHEN 1 THEN ARRAY[ascii(value)]
  ELSE ARRAY[(ascii(value) << 16) # ascii(substr(value, 2, 1))]
END;
