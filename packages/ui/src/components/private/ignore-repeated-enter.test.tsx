// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuPanel } from '../DropdownMenu/MenuPanel.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { OverlayFrame } from './Overlay/OverlayFrame.tsx';

afterEach(cleanup);

const open = { open: true, onOpenChange: () => {} };
const floating = { ...open, id: 'panel', trigger: { current: null } };

/** Whether the browser clicks or writes what has the focus. */
const acts = (name: string, key: string, repeat: boolean) =>
  fireEvent.keyDown(screen.getByLabelText(name), { key, repeat });

it.each([
  [
    'a dialog',
    <OverlayFrame key="1" {...open} title="Nota" closeLabel="Cerrar" placement="center" />,
  ],
  [
    'a popover',
    <PopoverPanel key="2" {...floating} title="Nota" closeLabel="Cerrar" align="start">
      Texto
    </PopoverPanel>,
  ],
])('does not close %s with the Enter that opened it, while it repeats', async (_, panel) => {
  render(panel);
  await screen.findByLabelText('Cerrar');
  expect(acts('Cerrar', 'Enter', true)).toBe(false);
  expect(acts('Cerrar', 'Enter', false)).toBe(true);
  expect(acts('Cerrar', 'ArrowDown', true)).toBe(true);
});

it('writes lines in a text with many while Enter repeats', async () => {
  render(
    <OverlayFrame {...open} title="Nota" closeLabel="Cerrar" placement="center">
      <textarea aria-label="Texto" />
    </OverlayFrame>,
  );
  await screen.findByLabelText('Texto');
  expect(acts('Texto', 'Enter', true)).toBe(true);
});

it('selects nothing in a menu while the Enter that opened it repeats', async () => {
  const onSelect = vi.fn();
  const groups = [{ items: [{ key: 'erase', label: 'Eliminar', onSelect }] }];
  render(<MenuPanel {...floating} groups={groups} align="start" isByKeyboard />);
  const item = await screen.findByRole('menuitem');
  fireEvent.keyDown(item, { key: 'Enter', repeat: true });
  expect(onSelect).not.toHaveBeenCalled();
  fireEvent.keyDown(item, { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledOnce();
});
