// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

/** Opens the dialog of the page from outside, as a shortcut does. */
let open = () => {};

/** A part of a page that can have the focus, with two buttons; the first one opens a dialog. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  open = () => setOpen(true);
  return (
    <main tabIndex={-1}>
      <Button onClick={open}>Abrir</Button>
      <Button>Guardar</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Detalle" closeLabel="Cerrar" />
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Waits for the dialog, and closes it by Escape. */
async function close() {
  const dialog = await screen.findByRole('dialog', { name: 'Detalle' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

// The events of these tests do not move the focus, as a click in Safari does not.
it.each([
  ['the page', () => {}],
  ['the part around it', () => screen.getByRole('main').focus()],
])('returns the focus to a button that is clicked while %s has the focus', async (_, focus) => {
  render(<Page />);
  focus();
  fireEvent.click(button('Abrir'));
  await close();
  await waitFor(() => expect(document.activeElement).toBe(button('Abrir')));
});

it('starts at its title, with the focus, where its first control is below the window', async () => {
  // What the browser does in a low window, when it scrolls to what is focused.
  const scroll = ({ target }: FocusEvent) => {
    const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
    if (dialog && dialog !== target) dialog.scrollTop = 300;
  };
  document.addEventListener('focusin', scroll);
  render(<Page />);
  fireEvent.click(button('Abrir'));
  const dialog = await screen.findByRole('dialog', { name: 'Detalle' });
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  expect(dialog.scrollTop).toBe(0);
  document.removeEventListener('focusin', scroll);
});

it('returns the focus to the focused element, whatever was clicked before', async () => {
  render(<Page />);
  fireEvent.click(button('Guardar'));
  button('Abrir').focus();
  act(open);
  await close();
  await waitFor(() => expect(document.activeElement).toBe(button('Abrir')));
});

it('returns the focus to the focused part, if the dialog is opened by a key', async () => {
  render(<Page />);
  fireEvent.click(button('Guardar'));
  const main = screen.getByRole('main');
  main.focus();
  fireEvent.keyDown(main, { key: 'k', ctrlKey: true });
  act(open);
  await close();
  await waitFor(() => expect(document.activeElement).toBe(main));
});

it('keeps the focused element in view when the window becomes low or Tab moves it', async () => {
  render(<Page />);
  fireEvent.click(button('Abrir'));
  const closeButton = await screen.findByRole('button', { name: 'Cerrar' });
  const shown: Element[] = [];
  // jsdom has no layout, and no such method.
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  closeButton.focus();
  fireEvent(window, new Event('resize'));
  expect(shown).toEqual([closeButton]);
  fireEvent.keyUp(closeButton, { key: 'Tab' });
  expect(shown).toEqual([closeButton, closeButton]);
  // Keys that scroll.
  fireEvent.keyUp(closeButton, { key: 'PageDown' });
  await close();
  fireEvent(window, new Event('resize'));
  fireEvent.keyUp(document.body, { key: 'Tab' });
  expect(shown).toHaveLength(2);
});
