import { useSession } from '@consultancy/api/hooks';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { browserMemory } from '../lib/browser-memory.ts';

/** A report's address under a name: filters, order and columns. */
export interface SavedView {
  name: string;
  /** Its query, without the question mark. */
  search: string;
}

/** The most searches that are kept of a report. */
export const mostViews = 20;
/** The most letters of a name. */
export const longestName = 60;

const savedViews = z
  .array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(longestName)),
      search: z.string().check(z.maxLength(2000)),
    }),
  )
  .check(z.maxLength(mostViews));

/**
 * The searches of this report that the signed-in person keeps in this browser.
 * @returns them by name, and what adds and removes one; both say whether the browser kept it.
 */
export function useSavedViews() {
  const { pathname, search } = useLocation();
  const username = useSession().currentUser?.username ?? '';
  const memory = useMemo(
    () => browserMemory(`portal.searches:${username}:${pathname}`, savedViews),
    [username, pathname],
  );
  const [views, setViews] = useState<readonly SavedView[]>(() => memory.read() ?? []);
  const keep = (next: SavedView[]) => {
    const kept = memory.write(next);
    if (kept) setViews(next);
    return kept;
  };
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** Keeps the search shown; a name that is there already is given to it. */
    save: (name: string) => {
      const next = [...without(name), { name, search: search.replace(/^\?/, '') }];
      return keep(next.sort((a, b) => a.name.localeCompare(b.name, 'es')));
    },
    remove: (name: string) => keep(without(name)),
  };
}
