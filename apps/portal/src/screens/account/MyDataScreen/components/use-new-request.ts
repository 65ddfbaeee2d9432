import { useClient } from '@consultancy/api/hooks';
import {
  createDataRequest,
  type DataRequest,
  type NewDataRequest,
  newDataRequest,
} from '@consultancy/validation';
import { useRef, useState } from 'react';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';

const blank: NewDataRequest = { kind: 'query', details: '' };

/** What was typed while the request was on its way stays, with its kind, for a further request. */
function notSent(typed: NewDataRequest, sent: NewDataRequest): NewDataRequest {
  const details = typed.details === sent.details ? '' : typed.details;
  return details === '' && typed.kind === sent.kind ? blank : { kind: typed.kind, details };
}

/** The form of a new request, and the number of the one that it made last. */
export function useNewRequest(onChanged: () => void) {
  const client = useClient();
  const [made, setMade] = useState<number | null>(null);
  const sent = useRef(blank);
  const sentForm = useSentForm<NewDataRequest, NewDataRequest, DataRequest>({
    schema: newDataRequest,
    defaults: blank,
    send: (body) => {
      sent.current = { ...sentForm.form.getValues() };
      setMade(null);
      return reloadIfOutdated(client.request(createDataRequest, { body }), onChanged);
    },
    onSuccess: ({ request_id }) => {
      sentForm.form.reset(notSent(sentForm.form.getValues(), sent.current));
      setMade(request_id);
      onChanged();
    },
  });
  return { ...sentForm, made };
}
