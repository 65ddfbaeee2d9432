// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Fragment, type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { RestoreFocus } from '../RestoreFocus/RestoreFocus.tsx';

// A busy machine needs more than a second to load it.
beforeAll(() => import('./OverlayFrame.tsx'));
afterEach(cleanup);

interface StationProps {
  /** Content in place of a removed station. */
  next?: ReactNode;
  around?: typeof RestoreFocus | typeof Fragment;
}

/** A station that a dialog removes together with the button that opened it. */
function Station({ next, around: Around = Fragment }: StationProps) {
  const [isOpen, setOpen] = useState(false);
  const [isHere, setHere] = useState(true);
  const remove = () => {
    setHere(false);
    setOpen(false);
  };
  return (
    <main>
      <Around>
        {isHere ? (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Eliminar
          </button>
        ) : (
          next
        )}
      </Around>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Estación" closeLabel="Cerrar">
        <button type="button" onClick={remove}>
          Confirmar
        </button>
      </Dialog>
    </main>
  );
}

async function open(props: StationProps = {}) {
  render(<Station {...props} />);
  const opener = screen.getByRole('button', { name: 'Eliminar' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  return opener;
}

it('returns to the button that opened the dialog', async () => {
  const opener = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('goes to the main content if the confirmed action removed that button', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('goes to the element that contained that button', async () => {
  await open({ next: <p>No hay estaciones.</p>, around: RestoreFocus });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const place = screen.getByText('No hay estaciones.').parentElement;
  await waitFor(() => expect(document.activeElement).toBe(place));
});

it('stays where the page has moved it meanwhile', async () => {
  const next = (
    <a ref={(link) => link?.focus()} href="/estaciones">
      Ver las demás
    </a>
  );
  await open({ next });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The overlay returns the focus after it has closed.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

/** Opens the question of the page from outside, as a click beside its dialog does. */
let leave = () => {};

function Leaving() {
  const [isLeaving, setLeaving] = useState(false);
  leave = () => setLeaving(true);
  return (
    <main>
      <Dialog open onOpenChange={leave} title="Estación" closeLabel="Cerrar" />
      <Dialog open={isLeaving} onOpenChange={setLeaving} title="¿Salir?" closeLabel="Seguir" />
    </main>
  );
}

it('goes to the dialog below if nothing had the focus, as after a click beside that dialog', async () => {
  render(<Leaving />);
  const below = await screen.findByRole('dialog', { name: 'Estación' });
  await waitFor(() => expect(below.contains(document.activeElement)).toBe(true));
  (document.activeElement as HTMLElement).blur();
  act(leave);
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir' }));
  await waitFor(() => expect(document.activeElement).toBe(below));
});
