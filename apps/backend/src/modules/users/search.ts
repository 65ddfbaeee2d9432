import { type Role, roles } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';

/** SQL of a text as the search compares it: without case and accents. */
const folded = (text: string) => sql`fold_text(${text})`;

/** Whether the index of trigrams has the text: it is made of characters, three at a time. */
export const hasTrigram = (text: string): boolean =>
  /[ -~]{3}/.test(
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .toLowerCase(),
  );

/** SQL of what follows from having the text: what an index has, and what the planner counts. */
function implied(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return hasTrigram(text)
    ? sql`search_letters(${value}) LIKE '%' || search_letters(${folded(text)}) || '%'`
    : sql`letter_pairs(${value}) @> first_pair(${folded(text)})`;
}

/** SQL of whether users have the text as it is. */
function hasText(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql`(strpos(${value}, ${folded(text)}) <> 0 AND ${implied(value, text)})`;
}

/** Two to six words of letters, as a name has; those of enterprises have digits and dots. */
const nameOfWords = /^[\p{L}\p{M}'’-]{2,}(?:,?\s+[\p{L}\p{M}'’-]{2,}){1,5}$/u;

/**
 * The text, and the words of a name with each other one first: documents have «Pérez Cárdenas, Ana», accounts
 * «Ana Pérez Cárdenas». The words of each are side by side, as the index has them; which users have all words
 * anywhere would be known only from a comparison of all who do.
 */
export function turned(text: string): string[] {
  const name = text.trim();
  if (!nameOfWords.test(name)) return [text];
  const words = name.split(/,?\s+/);
  const turns = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
  return [...new Set([text, ...turns])];
}

/**
 * SQL of whether users have the text in their username, e-mail, name or enterprise, as it is or with another
 * of its words first. The second part of each follows from the first, and is what the indexes have and the
 * planner counts. The planner expects nearly all rows of `<>`, so that the first part does not change its count.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const value = sql.ref(column);
  return sql`(${sql.join(
    turned(text).map((words) => hasText(value, words)),
    sql` OR `,
  )})`;
}

/** Users that are compared of those whose column starts with the text; the newest come first. */
const STARTING_USERS = 100;

/** SQL of the newest users of a role who have the text somewhere. */
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
