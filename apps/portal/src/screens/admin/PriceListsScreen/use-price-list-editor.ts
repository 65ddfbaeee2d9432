import { type ApiError, isApiError, savePriceList } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { PriceList, PriceListPayload } from '@consultancy/validation';
import { useRef } from 'react';
import { priceListForm } from '../../../lib/forms/form-schemas.ts';
import { type SentForm, useSentForm } from '../../../lib/forms/use-sent-form.ts';
import { type PriceListValues, valuesOf } from './price-list-values.ts';

/** Whether somebody else published or deleted the draft meanwhile. */
export const isGone = (failure: ApiError | Error | null): boolean =>
  isApiError(failure) &&
  (failure.code === 'PRICE_LIST_PUBLISHED' || failure.code === 'PRICE_LIST_NOT_FOUND');

interface EditorOptions {
  /** The list that the editor begins with; null for a first one. */
  start: PriceList | null;
  /** The draft that is replaced; null writes another one. */
  version: number | null;
  onSaved: (list: PriceList) => void;
}

/** The form of a draft. */
export function usePriceListEditor({ start, version, onSaved }: EditorOptions): {
  sentForm: SentForm<PriceListValues, PriceListPayload>;
  /** From now on what is sent becomes a draft of its own, as the one edited is gone. */
  saveAsNew: () => void;
} {
  const client = useClient();
  const target = useRef(version);
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
  return { sentForm, saveAsNew };
}
