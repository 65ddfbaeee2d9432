// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COPY_SHOWN_MS } from '../private/copy-text.ts';
import { CopyButton } from './CopyButton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const copy = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('confirms each copy for the whole time, and announces it again', async () => {
  render(<CopyButton value="K7Q2-M9XD" label="Copiar" copiedLabel="Copiado" />);
  const status = screen.getByRole('status');
  await copy();
  expect(status.textContent).toBe('Copiado');
  const announced = status.firstChild;
  await wait(COPY_SHOWN_MS / 2);
  await copy();
  expect(status.firstChild).not.toBe(announced);
  await wait(COPY_SHOWN_MS - 1);
  expect(status.textContent).toBe('Copiado');
  await wait(1);
  expect(status.textContent).toBe('');
});

it('is named after its label and what it copies, before and after a copy', async () => {
  render(<CopyButton value="9f2c" label="Copiar" about="Archivo 1" copiedLabel="Copiado" />);
  await copy();
  expect(screen.getByRole('button', { name: 'Copiado: Archivo 1' })).toBeDefined();
  await wait(COPY_SHOWN_MS);
  expect(screen.getByRole('button', { name: 'Copiar: Archivo 1' })).toBeDefined();
});
