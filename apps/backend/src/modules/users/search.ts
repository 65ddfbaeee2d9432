import { type RawBuilder, sql } from 'kysely';

/** SQL of a text as the search compares it: without case and accents. */
const folded = (text: string) => sql`fold_text(${text})`;

/**
 * SQL of whether users have the text in their username, e-mail, name or enterprise. The second part
 * follows from the first, and is what the index has and the planner counts. The planner expects nearly
 * all rows of `<>`, so that the first part does not change its count.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const value = sql.ref(column);
  return sql`(strpos(${value}, ${folded(text)}) <> 0
    AND search_letters(${value}) LIKE '%' || search_letters(${folded(text)}) || '%')`;
}

/** Whether the index of a search has the text: it is made of characters, three at a time. */
export const isIndexed = (text: string): boolean =>
  /[ -~]{3}/.test(
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .toLowerCase(),
  );

/** Users that are looked through for a text that the index does not have, the newest of each role. */
const LOOKED_THROUGH = 20_000;
/** Users that are compared for each beginning; the newest of these come first. */
const BEGINNINGS = 100;

const roles = ['user', 'admin'] as const;

/** SQL of the newest users of a role who have the text somewhere. */
function newestWith(text: string, role: (typeof roles)[number], most: number) {
  const order = sql`ORDER BY date_joined DESC, id DESC`;
  const contains = containsText('search_text', text);
  const ofRole = sql`FROM users WHERE role = ${role}`;
  const rows = isIndexed(text)
    ? sql`${ofRole} AND ${contains}`
    : sql`FROM (SELECT id, date_joined, search_text ${ofRole} ${order} LIMIT ${LOOKED_THROUGH}) newest
          WHERE ${contains}`;
  return sql`(SELECT id ${rows} ${order} LIMIT ${most})`;
}

/** SQL of the first users whose column starts with the text, by the order of an index. */
const startingWith = (column: 'username' | 'email', text: string) => {
  const value = sql.id(column);
  return sql`(SELECT id FROM users
    WHERE ${value} ~>=~ ${folded(text)} AND ${value} ~<~ (${folded(text)} || chr(1114111))
    ORDER BY ${value} USING ~<~ LIMIT ${BEGINNINGS})`;
};

/**
 * SQL of the ids of the users that a text may mean: some that start with it, the exact one among
 * them, and the newest that have it somewhere. Each part reads few rows, however many match.
 */
export function candidates(text: string, most: number): RawBuilder<unknown> {
  const parts = [
    startingWith('username', text),
    startingWith('email', text),
    ...roles.map((role) => newestWith(text, role, most)),
  ];
  return sql.join(parts, sql` UNION `);
}
