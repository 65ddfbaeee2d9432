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

/**
 * SQL of whether users have the text in their username, e-mail, name or enterprise. The second part
 * follows from the first, and is what the indexes have and the planner counts. The planner expects
 * nearly all rows of `<>`, so that the first part does not change its count.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const value = sql.ref(column);
  return sql`(strpos(${value}, ${folded(text)}) <> 0 AND ${implied(value, text)})`;
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
