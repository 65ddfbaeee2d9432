// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Save() {
  const show = useToast();
  return <Button onClick={() => show({ title: 'Perfil actualizado.' })}>Guardar</Button>;
}

function renderToasts(duration?: number) {
  render(
    <ToastProvider
      label="Avisos ({hotkey})"
      messageLabel="Aviso"
      closeLabel="Cerrar el aviso"
      duration={duration}
    >
      <Save />
    </ToastProvider>,
  );
  return screen.getByRole('button', { name: 'Guardar' });
}

it('gives the focus back to where it was once the last message is closed', async () => {
  const save = renderToasts();
  save.focus();
  fireEvent.click(save);
  const close = await screen.findByRole('button', { name: 'Cerrar el aviso' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(document.activeElement).not.toBe(save);
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(screen.queryByText('Perfil actualizado.')).toBeNull());
  expect(document.activeElement).toBe(save);
});

it('closes a message by itself, but not while it has the focus', async () => {
  // The list is fetched with the first message otherwise.
  await import('./ToastList.tsx');
  vi.useFakeTimers();
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const save = renderToasts(600);
  fireEvent.click(save);
  await wait(300);
  expect(screen.getByText('Perfil actualizado.')).toBeTruthy();
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(document.activeElement).not.toBe(save);
  await wait(10_000);
  expect(screen.getByText('Perfil actualizado.')).toBeTruthy();
  act(() => save.focus());
  await wait(600);
  expect(screen.queryByText('Perfil actualizado.')).toBeNull();
});
