// @vitest-environment jsdom
import { ApiError } from '@consultancy/api';
import { act, type PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FailureAlert } from './FailureAlert.tsx';

vi.mock('@consultancy/api/hooks', () => ({ useSession: () => ({ isAuth: true, ended: null }) }));
vi.mock('./FailureAlert.css.ts', () => ({ alert: 'alert' }));
vi.mock('@consultancy/ui', () => ({
  Alert: ({ live, children }: PropsWithChildren<{ live?: string }>) => (
    <div data-live={live}>{children}</div>
  ),
}));

it('announces what to do after signing in again, although it replaces another message', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const failure = new ApiError({ kind: 'http', status: 401 });
  act(() => root.render(<FailureAlert failure={failure} />));
  const message = container.querySelector<HTMLElement>('[data-live]');
  expect(message?.textContent).toBe('Ya ingresó de nuevo. Intente otra vez.');
  expect(message?.dataset.live).toBe('assertive');
});
