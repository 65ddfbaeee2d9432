// @vitest-environment jsdom
import { ApiError } from '@consultancy/api';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { useSentForm } from './use-sent-form.ts';

const schema = z.object({ email: z.string(), cellphone: z.string() });

/** A form with other fields before and after its own, as the server rejects it. */
function Contact({ issues }: { issues: readonly string[] }) {
  const { form, submit, failure } = useSentForm({
    schema,
    defaults: { cellphone: '', email: '' },
    send: async () => {
      const fields = issues.map((field) => ({ field, message: 'No es válido.' }));
      throw new ApiError({ kind: 'http', status: 400, code: 'VALIDATION_ERROR', fields });
    },
    onSuccess: () => undefined,
  });
  return (
    <form onSubmit={submit}>
      <input name="other" />
      <input {...form.register('email')} />
      <input {...form.register('cellphone')} />
      <button type="submit">Enviar</button>
      {failure ? <p role="alert">{failure.message}</p> : null}
    </form>
  );
}

async function sendContact(issues: readonly string[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Contact issues={issues} />));
  await act(async () => place.querySelector('button')?.click());
  return place;
}

it.each([
  [['cellphone', 'email'], 'email'],
  [['email', 'cellphone'], 'email'],
  [['other', 'cellphone'], 'cellphone'],
])('after the issues of %j focuses the first in the form', async (issues, focused) => {
  await sendContact(issues);
  expect(document.activeElement?.getAttribute('name')).toBe(focused);
});

it('shows an alert if an issue has no field', async () => {
  const place = await sendContact(['email', 'other']);
  expect(place.querySelector('[role=alert]')).not.toBeNull();
});
