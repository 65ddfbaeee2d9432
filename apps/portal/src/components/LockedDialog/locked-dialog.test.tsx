// @vitest-environment jsdom
import { act, type PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { leavePage } from '../../lib/leave-page.ts';
import { useDialogLock } from './dialog-lock.ts';
import { LockedDialog } from './LockedDialog.tsx';

vi.mock('@consultancy/ui', () => ({ Dialog: ({ children }: PropsWithChildren) => children }));

function Sending({ isBusy }: { isBusy: boolean }) {
  useDialogLock(isBusy);
  return null;
}

it('preserves its page during a request, and not after it', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const render = (isBusy: boolean) =>
    act(() =>
      root.render(
        <MemoryRouter>
          <LockedDialog open onOpenChange={() => {}} title="Códigos" closeLabel="Cerrar">
            <Sending isBusy={isBusy} />
          </LockedDialog>
        </MemoryRouter>,
      ),
    );
  const leave = vi.fn();
  render(true);
  act(() => leavePage(leave));
  expect(leave).not.toHaveBeenCalled();
  render(false);
  act(() => leavePage(leave));
  expect(leave).toHaveBeenCalledOnce();
});
