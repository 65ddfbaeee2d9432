import type { PriceList } from '@consultancy/validation';
import { useSearchParams } from 'react-router-dom';

/** What the address says is edited. */
export type EditedDraft =
  | { kind: 'none' }
  /** A draft that is no longer one, or never was. */
  | { kind: 'gone' }
  /** A draft of this version, or another one, begun from a list. */
  | { kind: 'open'; version: number | null; start: PriceList | null };

const another = 'new';

function readEdited(params: URLSearchParams, lists: readonly PriceList[]): EditedDraft {
  const wanted = params.get('draft');
  if (wanted === null) return { kind: 'none' };
  const ofVersion = (version: string | null) =>
    lists.find((list) => String(list.version) === version) ?? null;
  if (wanted === another) {
    const inForce = lists.find((list) => list.in_force) ?? null;
    return { kind: 'open', version: null, start: ofVersion(params.get('from')) ?? inForce };
  }
  const draft = ofVersion(wanted);
  return draft && draft.published_at === null
    ? { kind: 'open', version: draft.version, start: draft }
    : { kind: 'gone' };
}

/** Which draft is edited: it stands in the address, so that the way back leads to the lists. */
export function useEditedDraft(lists: readonly PriceList[]): {
  edited: EditedDraft;
  /** Begins another draft from this list, or from the one in force. */
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
