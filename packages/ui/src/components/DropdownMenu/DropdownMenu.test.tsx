// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // A method that the menu calls and jsdom lacks.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

function Page() {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={<Button>Acciones</Button>}
        groups={[
          { items: [{ key: 'free', label: 'Liberar', onSelect: () => setIsConfirming(true) }] },
        ]}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="¿Liberar el equipo?"
        description="Deja de funcionar en ella."
        confirmLabel="Liberar"
        cancelLabel="Volver"
        busyLabel="Liberando…"
        onConfirm={() => undefined}
      />
    </>
  );
}

it('gives the focus back to its button after the dialog that an item opened', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Acciones' });
  button.focus();
  fireEvent.click(button);
  const item = await screen.findByRole('menuitem', { name: 'Liberar' });
  fireEvent.keyDown(item, { key: 'Enter' });
  const back = await screen.findByRole('button', { name: 'Volver' });
  await waitFor(() => expect(document.activeElement).toBe(back));
  fireEvent.click(back);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('focuses the first item when a key opened it before its code was loaded', async () => {
  vi.resetModules();
  const { DropdownMenu: Unloaded } = await import('./DropdownMenu.tsx');
  render(
    <Unloaded
      trigger={<Button>Acciones</Button>}
      groups={[
        {
          items: [
            { key: 'invoice', label: 'Factura', disabled: true, onSelect: () => undefined },
            { key: 'free', label: 'Liberar', onSelect: () => undefined },
          ],
        },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Acciones' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(screen.queryByRole('menu')).toBeNull();
  const menu = await screen.findByRole('menu', { name: 'Acciones' });
  expect(button.getAttribute('aria-controls')).toBe(menu.id);
  const item = screen.getByRole('menuitem', { name: 'Liberar' });
  await waitFor(() => expect(document.activeElement).toBe(item));
});

it('names a group of items by its label', async () => {
  render(
    <DropdownMenu
      trigger={<Button>Acciones</Button>}
      groups={[
        { items: [{ key: 'free', label: 'Liberar', onSelect: () => undefined }] },
        { label: 'Factura', items: [{ key: 'view', label: 'Ver', onSelect: () => undefined }] },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  const item = await screen.findByRole('menuitem', { name: 'Ver' });
  expect(item.parentElement).toBe(screen.getByRole('group', { name: 'Factura' }));
});

it('does not open by a button that is disabled', () => {
  render(
    <DropdownMenu
      trigger={<Button disabled>Acciones</Button>}
      groups={[{ items: [{ key: 'free', label: 'Liberar', onSelect: () => undefined }] }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Acciones' });
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('renders no link for an item that is disabled', async () => {
  const link = vi.fn((props: object) => <a href="/factura" {...props} />);
  render(
    <DropdownMenu
      trigger={<Button>Acciones</Button>}
      groups={[{ items: [{ key: 'invoice', label: 'Ver la factura', disabled: true, link }] }]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  const item = await screen.findByRole('menuitem', { name: 'Ver la factura' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.hasAttribute('href')).toBe(false);
  expect(item.closest('a')).toBeNull();
  expect(link).not.toHaveBeenCalled();
});

it('opens from a button that has a tooltip, as a popover does', async () => {
  const iconButton = (label: string) => (
    <Tooltip text={`${label} del equipo`}>
      <IconButton label={label} icon={<span />} />
    </Tooltip>
  );
  const groups = [{ items: [{ key: 'free', label: 'Liberar', onSelect: () => undefined }] }];
  render(
    <>
      <DropdownMenu trigger={iconButton('Acciones')} groups={groups} />
      <Popover trigger={iconButton('Datos')} title="Datos" closeLabel="Cerrar">
        Serie 1042
      </Popover>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Datos' });
  fireEvent.click(opener);
  const panel = await screen.findByRole('dialog', { name: 'Datos' });
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  const button = screen.getByRole('button', { name: 'Acciones' });
  fireEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Liberar' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('menu', { name: 'Acciones' }), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
