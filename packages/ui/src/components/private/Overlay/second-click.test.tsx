// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Dialog } from '../../Dialog/Dialog.tsx';

// A busy machine needs more than a second to load it.
beforeAll(() => import('./OverlayFrame.tsx'));
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Detalle" closeLabel="Cerrar">
        <label>
          Nota
          <input />
        </label>
      </Dialog>
    </main>
  );
}

beforeEach(async () => {
  render(<Page />);
  const opener = screen.getByRole('button');
  // jsdom has no layout.
  opener.getBoundingClientRect = () => new DOMRect(10, 10, 100, 40);
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nota')));
  // Radix listens from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
});

/** Clicks the page behind the dialog, which takes the focus from what has it. */
function click(clientX: number) {
  fireEvent.pointerDown(document.body, { clientX, clientY: 20, pointerType: 'mouse' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  fireEvent.click(document.body, { clientX, clientY: 20 });
}

it('leaves a dialog open, with its focus, at the second click of a double click', async () => {
  click(20);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nota')));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

it('closes a dialog at a click elsewhere', async () => {
  click(300);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
