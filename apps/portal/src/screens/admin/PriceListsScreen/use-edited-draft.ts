import type { PriceList } from '@consultancy/validation';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The draft that the URL names. */
export type EditedDraft =
  | { kind: 'none' }
  /** A draft that does not exist, or was published. */
  | { kind: 'gone' }
  /** A draft of this version, or a new one, copied from a list. */
  | { kind: 'open'; version: number | null; start: PriceList | null };

const another = 'new';
const none: EditedDraft = { kind: 'none' };
const gone: EditedDraft = { kind: 'gone' };

function readEdited(params: URLSearchParams, lists: readonly PriceList[]): EditedDraft {
  const draftName = params.get('draft');
  if (draftName === null) return none;
  const ofVersion = (version: string | null) =>
    lists.find((list) => String(list.version) === version) ?? null;
  if (draftName === another) {
    const inForce = lists.find((list) => list.in_force) ?? null;
    return { kind: 'open', version: null, start: ofVersion(params.get('from')) ?? inForce };
  }
  const draft = ofVersion(draftName);
  return draft && draft.published_at === null
    ? { kind: 'open', version: draft.version, start: draft }
    : gone;
}

/**
 * The edited draft, which is in the URL, so that back leads to the lists. It remains as it was
 * opened while the URL names it: lists that are read again do not discard what was typed.
 * @param lists undefined while they are loaded.
 */
export function useEditedDraft(lists: readonly PriceList[] | undefined): {
  edited: EditedDraft;
  /** The query of the URL, which identifies the edited draft. */
  search: string;
  /** Starts a new draft from this list, or from the one in force. */
  create: (from: PriceList | null) => void;
  edit: (draft: PriceList) => void;
  /** Returns to the lists, unless the user has gone elsewhere while the draft was saved. */
  close: () => void;
  /** The edited draft does not exist any more, and the input is discarded. */
  discard: () => void;
} {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const [last, setLast] = useState<{ search: string; opened: EditedDraft | null }>({
    search,
    opened: null,
  });
  const openedHere = last.search === search ? last.opened : null;
  const edited = openedHere ?? (lists ? readEdited(params, lists) : none);
  const opened = edited.kind === 'open' ? edited : openedHere;
  if (last.search !== search || last.opened !== opened) setLast({ search, opened });
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = search;
    return () => {
      shown.current = null;
    };
  }, [search]);
  return {
    edited,
    search,
    create: (from) =>
      setParams({ draft: another, ...(from ? { from: String(from.version) } : {}) }),
    edit: (draft) => setParams({ draft: String(draft.version) }),
    close: () => {
      if (shown.current === search) setParams({}, { replace: true });
    },
    discard: () => setLast({ search, opened: gone }),
  };
}
