// @vitest-environment jsdom
import type { Session } from '@consultancy/api';
import { ApiProvider } from '@consultancy/api/hooks';
import type { NewDataRequest } from '@consultancy/validation';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const slow = { client: { request: () => promise } } as unknown as Session;
  let state: ReturnType<typeof useNewRequest> | undefined;
  function Form() {
    state = useNewRequest(() => undefined);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ApiProvider session={slow}>
        <Form />
      </ApiProvider>,
    ),
  );
  const enter = ({ kind, details }: NewDataRequest) =>
    act(() => {
      state?.form.setValue('kind', kind);
      state?.form.setValue('details', details);
    });
  enter(first);
  await act(async () => state?.submit(new Event('submit') as never));
  enter(typed);
  await act(async () => resolve({ request_id: 12 }));
  expect(state?.made).toBe(12);
  expect(state?.form.getValues()).toEqual('expected' in example ? example.expected : typed);
  act(() => root.unmount());
});
