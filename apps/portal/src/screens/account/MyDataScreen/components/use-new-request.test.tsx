// @vitest-environment jsdom
import type { NewDataRequest } from '@consultancy/validation';
import { act } from 'react';
import { expect, it } from 'vitest';
import { mountHook } from '../../../../testing/mount-hook.tsx';
import { useNewRequest } from './use-new-request.ts';

const first: NewDataRequest = { kind: 'correction', details: 'Mi teléfono es otro. ' };
const further: NewDataRequest = { kind: 'erasure', details: 'Además, quiero cerrar mi cuenta.' };

it.each([
  { title: 'nothing', typed: first, expected: { kind: 'query', details: '' } },
  { title: 'a longer text', typed: { ...first, details: `${first.details}Es el 315.` } },
  { title: 'another request', typed: further },
  {
    title: 'another kind',
    typed: { ...first, kind: 'erasure' },
    expected: { kind: 'erasure', details: '' },
  },
] as const)('keeps $title that is entered while the request is on its way', async (example) => {
  const { typed } = example;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const state = mountHook(
    useNewRequest,
    () => undefined,
    () => promise,
  );
  const enter = ({ kind, details }: NewDataRequest) =>
    act(() => {
      state.value.form.setValue('kind', kind);
      state.value.form.setValue('details', details);
    });
  enter(first);
  await act(async () => state.value.submit(new Event('submit') as never));
  enter(typed);
  await act(async () => resolve({ request_id: 12 }));
  expect(state.value.made).toBe(12);
  expect(state.value.form.getValues()).toEqual('expected' in example ? example.expected : typed);
});
