import type { PriceList } from '@consultancy/validation';
import { useSearchParams } from 'react-router-dom';

/** The draft that the address names. */
export type EditedDraft =
  | { kind: 'none' }
  /** A draft that does not exist, or was published. */
  | { kind: 'gone' }
  /** A draft of this version, or a new one, copied from a list. */
  | { kind: 'open'; version: number | null; start: PriceList | null };

const another = 'new';

function readEdited(params: URLSearchParams, lists: readonly PriceList[]): EditedDraft {
  const draftName = params.get('draft');
  if (draftName === null) return { kind: 'none' };
  const ofVersion = (version: string | null) =>
    lists.find((list) => String(list.version) === version) ?? null;
  if (draftName === another) {
    const inForce = lists.find((list) => list.in_force) ?? null;
    return { kind: 'open', version: null, start: ofVersion(params.get('from')) ?? inForce };
  }
  const draft = ofVersion(draftName);
  return draft && draft.published_at === null
    ? { kind: 'open', version: draft.version, start: draft }
    : { kind: 'gone' };
}

/** The edited draft, which is in the address, so that back leads to the lists. */
export function useEditedDraft(lists: readonly PriceList[]): {
  edited: EditedDraft;
  /** Starts a new draft from this list, or from the one in force. */
  create: (from: PriceList | null) => void;
  edit: (draft: PriceList) => void;
  close: () => void;
} {
  const [params, setParams] = useSearchParams();
  return {
    edited: readEdited(params, lists),
    create: (from) =>
      setParams({ draft: another, ...(from ? { from: String(from.version) } : {}) }),
    edit: (draft) => setParams({ draft: String(draft.version) }),
    close: () => setParams({}, { replace: true }),
  };
}
