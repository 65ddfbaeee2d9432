import { type ApiError, getPriceLists, isApiError, savePriceList } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { PriceList, PriceListPayload } from '@consultancy/validation';
import { useRef } from 'react';
import { priceListForm } from '../../../lib/forms/form-schemas.ts';
import { type SentForm, useSentForm } from '../../../lib/forms/use-sent-form.ts';
import { type Action, useAction } from '../../../lib/use-action.ts';
import { type PriceListValues, valuesOf } from './price-list-values.ts';

const hasCode = (failure: ApiError | Error | null, code: ApiError['code']): boolean =>
  isApiError(failure) && failure.code === code;

/** Whether somebody else published or deleted the draft meanwhile. */
export const isGone = (failure: ApiError | Error | null): boolean =>
  hasCode(failure, 'PRICE_LIST_PUBLISHED') || hasCode(failure, 'PRICE_LIST_NOT_FOUND');

/** Whether somebody else saved the draft meanwhile. */
export const isChangedMeanwhile = (failure: ApiError | Error | null): boolean =>
  hasCode(failure, 'PRICE_LIST_CHANGED');

/** Whether what the reader has seen of the draft is old. */
export const isOutdated = (failure: unknown): boolean =>
  failure instanceof Error && (isGone(failure) || isChangedMeanwhile(failure));

export interface EditorOptions {
  /** The list that the editor begins with; null for a first one. */
  start: PriceList | null;
  /** The draft that is replaced, as `start` has it; null writes another one. */
  version: number | null;
  onSaved: (list: PriceList) => void;
  /** The draft was read again: as it is saved now, or null when it is none any more. */
  onReload: (draft: PriceList | null) => void;
}

/** The form of a draft. */
export function usePriceListEditor(options: EditorOptions): {
  sentForm: SentForm<PriceListValues, PriceListPayload>;
  /** From now on what is sent becomes a draft of its own. */
  saveAsNew: () => void;
  /** Gives up what was typed for what somebody else saved. */
  reload: Action<[]>;
} {
  const { start, version, onSaved, onReload } = options;
  const client = useClient();
  const target = useRef(version === null ? null : start);
  const sentForm = useSentForm<PriceListValues, PriceListPayload, PriceList>({
    schema: priceListForm,
    defaults: valuesOf(start),
    mode: 'onTouched',
    send: (values) => savePriceList(client, values, target.current),
    onSuccess: onSaved,
  });
  const saveAsNew = () => {
    target.current = null;
  };
  const reload = useAction(async () => {
    const lists = await getPriceLists(client);
    const draft = lists.find((list) => list.version === version && list.published_at === null);
    onReload(draft ?? null);
  });
  return { sentForm, saveAsNew, reload };
}
