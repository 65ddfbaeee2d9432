import { type Role, roles } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';

/** SQL of a text as the search compares it: without case and accents. */
const folded = (text: string) => sql`fold_text(${text})`;

/** A text as `fold_text` folds it. */
const foldedLike = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Whether the index of trigrams has the text: it is made of characters, three at a time. */
export const hasTrigram = (text: string): boolean => /[ -~]{3}/.test(foldedLike(text));

/** SQL of what follows from having the text: what an index has, and what the planner counts. */
function implied(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return hasTrigram(text)
    ? sql`search_letters(${value}) LIKE '%' || search_letters(${folded(text)}) || '%'`
    : sql`letter_pairs(${value}) @> first_pair(${folded(text)})`;
}

/** SQL of whether users have all of some texts. */
function hasTexts(value: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> {
  // What decides comes first: nothing else is computed of a user who has only some of the texts.
  const compared = texts.map((text) => sql`strpos(${value}, ${folded(text)}) <> 0`);
  const indexed = texts.map((text) => implied(value, text));
  return sql`(${sql.join([...compared, ...indexed], sql` AND `)})`;
}

/** SQL of whether users have a text as it is, from the start of a word to the end of one. */
export function hasWholeWords(column: string, text: string): RawBuilder<boolean> {
  const value = sql.ref(column);
  const spaced = sql`' ' || translate(${value}, chr(10), ' ') || ' '`;
  return sql`(${hasTexts(value, [text])} AND strpos(${spaced}, ' ' || ${folded(text)} || ' ') <> 0)`;
}

/**
 * The words of a text, the longest first, without those that are part of another one, as the planner would multiply
 * the counts of the same users. A comma belongs to no word: documents have «Pérez Cárdenas, Ana».
 */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/,+$/, ''));
  const found: string[] = [];
  for (const word of words.sort((a, b) => b.length - a.length)) {
    const part = foldedLike(word);
    if (!found.some((longer) => foldedLike(longer).includes(part))) found.push(word);
  }
  return found;
}

/**
 * SQL of whether users have each word of the text, or a part of a word, in their username, e-mail, name or
 * enterprise, in any order. The second half of the conditions follows from the first, and is what the indexes
 * have and the planner counts. The planner expects nearly all rows of `<>`, so that the first half does not change
 * its count. For several words that is the product of their counts: far too few for words that belong together,
 * as those of an enterprise. So the text as it is, which finds no further users, is counted too.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const value = sql.ref(column);
  const words = wordsOf(text);
  const [longest] = words;
  if (words.length === 1) return hasTexts(value, [longest || text]);
  return sql`(${hasTexts(value, [text])} OR ${hasTexts(value, words)})`;
}

/** Users that are compared of those whose column starts with the text; the newest come first. */
const STARTING_USERS = 100;

/** SQL of the newest users of a role who have the words of the text. */
function newestWith(text: string, role: Role, max: number) {
  return sql`(SELECT id FROM users
    WHERE role = ${role} AND ${containsText('search_text', text)}
    ORDER BY date_joined DESC, id DESC LIMIT ${max})`;
}

/** SQL of the first users whose column starts with the text, by the order of an index. */
const startingWith = (column: 'username' | 'email', text: string) => {
  const value = sql.id(column);
  return sql`(SELECT id FROM users
    WHERE ${value} ~>=~ ${folded(text)} AND ${value} ~<~ (${folded(text)} || chr(1114111))
    ORDER BY ${value} USING ~<~ LIMIT ${STARTING_USERS})`;
};

/**
 * SQL of the ids of the users that a text may mean: some that start with it, the exact one among
 * them, and the newest that have it somewhere. Each part reads few rows, however many match.
 */
export function candidates(text: string, max: number): RawBuilder<unknown> {
  const parts = [
    startingWith('username', text),
    startingWith('email', text),
    ...roles.map((role) => newestWith(text, role, max)),
  ];
  return sql.join(parts, sql` UNION `);
}
