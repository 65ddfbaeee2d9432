import { paths } from '../config/paths.ts';

/** Any origin works: only the URL that results from the path is used. */
const ownOrigin = 'https://portal.invalid';

/**
 * The address to return to after signing in, if it is a page of an area of this site; null
 * otherwise. `//x`, `/\x`, `javascript:` and encoded forms of them never leave the site.
 */
export function safeReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(path, ownOrigin);
  } catch {
    return null;
  }
  if (url.origin !== ownOrigin) return null;
  const areas = [paths.userArea, paths.adminArea, paths.profileEntry].map((area) => area.href());
  const inArea = areas.some((area) => url.pathname === area || url.pathname.startsWith(`${area}/`));
  return inArea ? `${url.pathname}${url.search}${url.hash}` : null;
}
