import { useSession } from '@consultancy/api/hooks';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { savedViewLimits } from '../config/saved-view-limits.ts';
import { browserStorage } from '../lib/browser-storage.ts';

/** A named address of a report: filters, order and columns. */
export interface SavedView {
  name: string;
  /** Its query, without the question mark. */
  search: string;
}

const savedViews = z
  .array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(savedViewLimits.name)),
      search: z.string().check(z.maxLength(savedViewLimits.search)),
    }),
  )
  .check(z.maxLength(savedViewLimits.count));

/** Why a search was not saved: too long, another has the name, as many as allowed, or nothing is stored. */
type SaveIssue = 'searchTooLong' | 'nameInUse' | 'full' | 'notStored';

/** The search of a name, whatever its case; of two the one written like it. */
const namedIn = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => view.name === name) ??
  views.find((view) => view.name.localeCompare(name, 'es', { sensitivity: 'accent' }) === 0);

/**
 * The searches of this report that the signed-in user saved in this browser.
 * @returns the searches in the order of their names, and functions that add and remove one.
 */
export function useSavedViews() {
  const { pathname, search } = useLocation();
  const username = useSession().currentUser?.username ?? '';
  const memory = useMemo(
    () => browserStorage(`portal.searches:${username}:${pathname}`, savedViews),
    [username, pathname],
  );
  const [views, setViews] = useState<readonly SavedView[]>(() => memory.read() ?? []);
  const store = (next: SavedView[]) => {
    // What does not fit would make all of them unreadable.
    const isStored = savedViews.safeParse(next).success && memory.write(next);
    if (isStored) setViews(next);
    return isStored;
  };
  // Another tab may have changed them since they were read.
  const readAll = () => memory.read() ?? [];
  return {
    views,
    /**
     * Saves the current search.
     * @param isReplacing whether it may replace the one that has this name.
     * @returns what prevents it.
     */
    save: (name: string, isReplacing: boolean): SaveIssue | null => {
      const current = search.replace(/^\?/, '');
      if (current.length > savedViewLimits.search) return 'searchTooLong';
      const stored = readAll();
      const same = namedIn(stored, name);
      if (same && !isReplacing) {
        setViews(stored);
        return 'nameInUse';
      }
      const others = stored.filter((view) => view !== same);
      if (others.length >= savedViewLimits.count) {
        // Those of another tab too, of which the user may delete some.
        setViews(others);
        return 'full';
      }
      const next = [...others, { name, search: current }];
      next.sort((a, b) => a.name.localeCompare(b.name, 'es'));
      return store(next) ? null : 'notStored';
    },
    /** Returns whether the browser stored the change. */
    remove: (name: string) => store(readAll().filter((view) => view.name !== name)),
  };
}
