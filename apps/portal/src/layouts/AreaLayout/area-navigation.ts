import { matchPath } from 'react-router-dom';

/** One entry of an area's sidebar. */
export interface AreaEntry {
  label: string;
  /** Where it leads. */
  href: string;
  /** The URL paths that select it, as patterns of the router. */
  path: string;
  /** The URL paths of the pages below it, as a pattern of the router. */
  pathBelow?: string;
  /** Name of the page below it. @defaultValue the last segment of its path */
  labelBelow?: string;
}

/** Entries by subject. */
export interface AreaGroup {
  label?: string;
  entries: readonly AreaEntry[];
}

/** The sidebar of one of the two areas. */
export interface AreaNavigation {
  /** Accessible name of the area. */
  label: string;
  groups: readonly AreaGroup[];
  /** The entry that is current for unknown paths (§2: the welcome). */
  fallback: AreaEntry;
}

/** The entry of a URL path; the welcome for unknown ones, as the area shows it (§2). */
export function currentEntry({ groups, fallback }: AreaNavigation, pathname: string): AreaEntry {
  const entries = groups.flatMap((group) => group.entries);
  const isAt = ({ path, pathBelow }: AreaEntry) =>
    matchPath(path, pathname) ?? (pathBelow && matchPath(pathBelow, pathname));
  return entries.find(isAt) ?? fallback;
}

/** Name of a page below an entry; null at the entry itself. */
export function nameBelow(entry: AreaEntry, pathname: string): string | null {
  const { pathBelow, labelBelow } = entry;
  const match = pathBelow ? matchPath(pathBelow, pathname) : null;
  return match ? (labelBelow ?? Object.values(match.params).at(-1) ?? null) : null;
}
