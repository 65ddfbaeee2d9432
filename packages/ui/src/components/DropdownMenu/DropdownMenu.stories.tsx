import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, Ellipsis, Eye, MonitorX } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const chosen = fn();

const meta = {
  component: DropdownMenu,
  tags: ['experimental', '!stable'],
  parameters: { screenshots: { area: 'viewport' } },
  args: {
    trigger: <Button iconEnd={<ChevronDown />}>Acciones</Button>,
    groups: [
      {
        label: 'Transacción',
        items: [
          {
            key: 'see',
            label: 'Ver el detalle',
            icon: <Eye />,
            link: (props) => <a href="#detalle" {...props} />,
          },
          {
            key: 'receipt',
            label: 'Descargar el comprobante',
            icon: <Download />,
            onSelect: () => chosen('receipt'),
          },
          { key: 'invoice', label: 'Descargar la factura', disabled: true, onSelect: fn() },
        ],
      },
      {
        items: [
          {
            key: 'release',
            label: 'Liberar el equipo',
            icon: <MonitorX />,
            tone: 'danger',
            onSelect: () => chosen('release'),
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones' }));
    await expect(await screen.findByRole('menu', { name: 'Acciones' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Descargar la factura' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Playground: Story = {};
/**
 * Keyboard behavior of the ARIA menu button pattern: arrow keys, Home, End, characters, Enter,
 * Escape.
 */
export const Keyboard: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    const button = canvas.getByRole('button', { name: 'Acciones' });
    const hasFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Ver el detalle');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Descargar el comprobante');
    // Arrow keys skip disabled items.
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Liberar el equipo');
    await userEvent.keyboard('{Home}');
    await hasFocus('Ver el detalle');
    await userEvent.keyboard('d');
    await hasFocus('Descargar el comprobante');
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('receipt');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await hasFocus('Ver el detalle');
    await userEvent.keyboard('{End}');
    await hasFocus('Liberar el equipo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** The button is clicked before the code of the menu is loaded. A second click closes the menu. */
export const ClickBeforeCodeLoads: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Acciones' });
    button.click();
    const menu = await screen.findByRole('menu', { name: 'Acciones' });
    await expect(canvas.getByRole('button', { hidden: true, name: 'Acciones' })).toBe(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-controls', menu.id));
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};
/**
 * Opening and closing adds no `<style>` element, which a strict content security policy would
 * reject.
 */
export const NoInjectedStyles: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones' }));
    await screen.findByRole('menu');
    await expect(document.querySelectorAll('style')).toHaveLength(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    align: 'end',
    trigger: <IconButton variant="secondary" label="Más acciones" icon={<Ellipsis />} />,
    groups: [
      {
        items: Array.from({ length: 24 }, (_, index) => ({
          key: String(index),
          label: `Descargar el comprobante de la transacción ${index + 1} de la interventoría hidroeléctrica`,
          onSelect: fn(),
        })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
