// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import type { Tooltip as TooltipComponent } from './Tooltip.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

let Tooltip: typeof TooltipComponent;

// Each test starts before the code is loaded.
beforeEach(async () => {
  vi.resetModules();
  ({ Tooltip } = await import('./Tooltip.tsx'));
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

const loaded = () => import('./TooltipPanel.tsx');

function renderButton(onClick = () => undefined) {
  render(
    <Tooltip text="Se descontarán 18 créditos.">
      <Button onClick={onClick}>Reservar</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Reservar' });
}

it('shows for a focus from before its code was loaded, and describes its control', async () => {
  const button = renderButton();
  act(() => button.focus());
  expect(screen.queryByRole('tooltip')).toBeNull();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Se descontarán 18 créditos.');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it('shows for a pointer that was over its control before its code was loaded', async () => {
  const button = renderButton();
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toBeTruthy();
});

it('shows for that pointer in strict mode, which unmounts and mounts its code again', async () => {
  render(
    <StrictMode>
      <Tooltip text="Se descontarán 18 créditos.">
        <Button>Reservar</Button>
      </Tooltip>
    </StrictMode>,
  );
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toBeTruthy();
});

it.each(['pointerLeave', 'blur'] as const)(
  'shows nothing after a %s before its code was loaded',
  async (left) => {
    const button = renderButton();
    if (left === 'blur') act(() => button.focus());
    else fireEvent.pointerMove(button, { pointerType: 'mouse' });
    if (left === 'blur') act(() => button.blur());
    else fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await act(loaded);
    await new Promise((rested) => setTimeout(rested, 600));
    expect(screen.queryByRole('tooltip')).toBeNull();
  },
);

it('shows nothing by touch, and loses no tap', async () => {
  const onClick = vi.fn();
  const button = renderButton(onClick);
  fireEvent.pointerMove(button, { pointerType: 'touch' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  act(() => button.focus());
  await act(loaded);
  await new Promise((rested) => setTimeout(rested, 600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
