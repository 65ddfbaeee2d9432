import { type ApiError, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import {
  createPriceList,
  getPriceLists,
  type PriceList,
  type PriceListPayload,
  updatePriceList,
} from '@consultancy/validation';
import { useRef } from 'react';
import { priceListForm } from '../../../lib/forms/form-schemas.ts';
import { type SentForm, useSentForm } from '../../../lib/forms/use-sent-form.ts';
import { type Action, useAction } from '../../../lib/use-action.ts';
import { type PriceListValues, valuesOf } from './price-list-values.ts';

const hasCode = (failure: ApiError | Error | null, code: ApiError['code']): boolean =>
  isApiError(failure) && failure.code === code;

/** Whether another administrator published or deleted the draft concurrently. */
export const isGone = (failure: ApiError | Error | null): boolean =>
  hasCode(failure, 'PRICE_LIST_PUBLISHED') || hasCode(failure, 'PRICE_LIST_NOT_FOUND');

/** Whether another administrator saved the draft concurrently. */
export const isChangedConcurrently = (failure: ApiError | Error | null): boolean =>
  hasCode(failure, 'PRICE_LIST_CHANGED');

/** Whether the loaded draft is outdated. */
export const isOutdated = (failure: ApiError | Error | null): boolean =>
  isGone(failure) || isChangedConcurrently(failure);

export interface EditorOptions {
  /** The list with which the editor starts; null for a first one. */
  start: PriceList | null;
  /** The draft that is replaced, with the revision of `start`; null creates another one. */
  version: number | null;
  onSaved: (list: PriceList) => void;
  /** Called with the reloaded draft, or with null if it does not exist any more. */
  onReload: (draft: PriceList | null) => void;
}

/** The form of a draft. */
export function usePriceListEditor(options: EditorOptions): {
  sentForm: SentForm<PriceListValues, PriceListPayload>;
  /** From now on the form creates a new draft. */
  saveAsNew: () => void;
  /** Discards the input and loads the concurrent version. */
  reload: Action<[]>;
} {
  const { start, version, onSaved, onReload } = options;
  const client = useClient();
  const target = useRef(version === null ? null : start);
  const sentForm = useSentForm<PriceListValues, PriceListPayload, PriceList>({
    schema: priceListForm,
    defaults: valuesOf(start),
    mode: 'onTouched',
    send: (body) => {
      const draft = target.current;
      if (draft === null) return client.request(createPriceList, { body });
      const { version, revision } = draft;
      return client.request(updatePriceList, {
        params: { version: String(version) },
        // The draft is replaced only if it still is as it was read.
        body: { ...body, revision },
      });
    },
    onSuccess: onSaved,
  });
  const saveAsNew = () => {
    target.current = null;
  };
  const reload = useAction(async () => {
    const { items } = await client.request(getPriceLists, {});
    const draft = items.find((list) => list.version === version && list.published_at === null);
    onReload(draft ?? null);
  });
  return { sentForm, saveAsNew, reload };
}
