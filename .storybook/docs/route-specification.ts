const tokens = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, token = '']) => token);

/** Cells of a row of a table in Markdown. */
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

interface RouteRow {
  readonly pattern: string;
  readonly content: string;
}

/** Rows of the tables of routes; below an area's heading they start with its address. */
function readRows(markdown: string): RouteRow[] {
  let area = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('#')) area = '';
    const below = /^Below `([^`]+)`/.exec(line)?.[1];
    if (below) area = `${below}/`;
    const [routes = '', content = ''] = line.startsWith('|') ? cellsOf(line) : [];
    return tokens(routes).map((token) => ({ pattern: `${area}${token.split('?')[0]}`, content }));
  });
}

const isBelow = (path: string, pattern: string) =>
  pattern.endsWith('/*') && `${path}/`.startsWith(pattern.slice(0, -1));

/**
 * The text of the specification about a route.
 * @param markdown the document with the tables of routes.
 * @param route an address, with its query.
 * @returns the row of this route, or of the routes it is one of; null where there is none.
 */
export function specificationIn(markdown: string, route: string): string | null {
  const rows = readRows(markdown);
  const path = route.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? route;
  const row =
    rows.find(({ pattern }) => pattern === path) ??
    rows.find(({ pattern }) => isBelow(path, pattern));
  return row?.content ?? null;
}
