// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

afterEach(cleanup);

/** Timeout for loading a lazy chunk, in milliseconds. */
const LIMIT = 4000;

function Save() {
  const show = useToast();
  return <Button onClick={() => show({ title: 'Perfil actualizado.' })}>Guardar</Button>;
}

it('gives the focus back to where it was once the last message is closed', async () => {
  render(
    <ToastProvider label="Avisos ({hotkey})" messageLabel="Aviso" closeLabel="Cerrar el aviso">
      <Save />
    </ToastProvider>,
  );
  const save = screen.getByRole('button', { name: 'Guardar' });
  save.focus();
  fireEvent.click(save);
  // The list is fetched with the first toast, which takes a busy machine more than a second.
  const closeButton = { name: 'Cerrar el aviso' };
  const close = await screen.findByRole('button', closeButton, { timeout: LIMIT });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(document.activeElement).not.toBe(save);
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(screen.queryByText('Perfil actualizado.')).toBeNull());
  expect(document.activeElement).toBe(save);
});
