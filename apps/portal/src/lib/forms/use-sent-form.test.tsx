// @vitest-environment jsdom
import { ApiError } from '@consultancy/api';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { type SentForm, useSentForm } from './use-sent-form.ts';

const required = z.string().check(z.minLength(1));
const schema = z.object({ cellphone: required, email: required });
type Values = z.output<typeof schema>;

function Email({ form }: Pick<SentForm<Values, Values>, 'form'>) {
  return <input {...form.register('email')} />;
}

interface ContactProps {
  values: Values;
  /** Fields that the server rejects. */
  rejected?: readonly string[];
  /** Sends the request; it is rejected when absent. */
  send?: () => Promise<unknown>;
}

/** The cellphone is registered first: a component is rendered before those inside it. */
function Contact({ values, rejected = [], send }: ContactProps) {
  const { form, submit, failure } = useSentForm<Values, Values, unknown>({
    schema,
    defaults: values,
    send: async () => {
      if (send) return send();
      const fields = rejected.map((field) => ({ field, message: 'No es válido.' }));
      throw new ApiError({ kind: 'http', status: 400, code: 'VALIDATION_ERROR', fields });
    },
    onSuccess: () => undefined,
  });
  return (
    <form onSubmit={submit}>
      <input name="other" />
      <Email form={form} />
      <input {...form.register('cellphone')} />
      <button type="submit">Enviar</button>
      {failure ? <p role="alert">{failure.message}</p> : null}
    </form>
  );
}

async function sendContact(props: ContactProps) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Contact {...props} />));
  await act(async () => place.querySelector('button')?.click());
  return place;
}

const focused = () => document.activeElement?.getAttribute('name');
const filled = { cellphone: '300', email: 'a@b.co' };

it.each([
  [{ cellphone: '', email: '' }, 'email'],
  [{ ...filled, cellphone: '' }, 'cellphone'],
])('focuses the first invalid field of the page, of %j', async (values, field) => {
  await sendContact({ values });
  await expect.poll(focused).toBe(field);
});

it.each([
  [['cellphone', 'email'], 'email'],
  [['email', 'cellphone'], 'email'],
  [['other', 'cellphone'], 'cellphone'],
])('after the issues of %j focuses the first field of the page', async (rejected, field) => {
  await sendContact({ values: filled, rejected });
  await expect.poll(focused).toBe(field);
});

it('shows an alert if an issue has no field', async () => {
  const place = await sendContact({ values: filled, rejected: ['email', 'other'] });
  await expect.poll(() => place.querySelector('[role=alert]')).not.toBeNull();
});

it('sends once, however often it is submitted before the response', async () => {
  const send = vi.fn(() => new Promise(() => {}));
  const place = await sendContact({ values: filled, send });
  await act(async () => place.querySelector('button')?.click());
  expect(send).toHaveBeenCalledOnce();
});
