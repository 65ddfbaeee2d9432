import { useSession } from '@consultancy/api/hooks';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { browserMemory } from '../lib/browser-memory.ts';

/** A named address of a report: filters, order and columns. */
export interface SavedView {
  name: string;
  /** Its query, without the question mark. */
  search: string;
}

/** Most saved searches of a report. */
export const mostViews = 20;
/** Most characters of a name. */
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
 * The searches of this report that the signed-in user saved in this browser.
 * @returns the searches in the order of their names, and functions that add and remove one; both
 * return whether the browser stored the change.
 */
export function useSavedViews() {
  const { pathname, search } = useLocation();
  const username = useSession().currentUser?.username ?? '';
  const memory = useMemo(
    () => browserMemory(`portal.searches:${username}:${pathname}`, savedViews),
    [username, pathname],
  );
  const [views, setViews] = useState<readonly SavedView[]>(() => memory.read() ?? []);
  const store = (next: SavedView[]) => {
    const isStored = memory.write(next);
    if (isStored) setViews(next);
    return isStored;
  };
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** Saves the current search; an existing one with this name is replaced. */
    save: (name: string) => {
      const next = [...without(name), { name, search: search.replace(/^\?/, '') }];
      return store(next.sort((a, b) => a.name.localeCompare(b.name, 'es')));
    },
    remove: (name: string) => store(without(name)),
  };
}
