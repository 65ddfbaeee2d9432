import type { Session } from '@consultancy/api';
import { ApiProvider } from '@consultancy/api/hooks';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Renders a hook until the test is over.
 * @param request the client's only method; nothing is sent without it.
 * @returns its last value, and what renders it with other input.
 */
export function mountHook<Input, Value>(
  useValue: (input: Input) => Value,
  input: Input,
  request?: () => Promise<unknown>,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const session = { client: { request } } as unknown as Session;
  const root = createRoot(document.createElement('div'));
  const mounted = { value: undefined as Value, render };
  function Place(props: { input: Input }) {
    mounted.value = useValue(props.input);
    return null;
  }
  function render(next: Input) {
    act(() =>
      root.render(
        <ApiProvider session={session}>
          <Place input={next} />
        </ApiProvider>,
      ),
    );
  }
  render(input);
  onTestFinished(() => act(() => root.unmount()));
  return mounted;
}
