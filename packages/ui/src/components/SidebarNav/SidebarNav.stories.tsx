import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, CircleUserRound, Coins, House, ShoppingCart, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import type { LinkSlot } from '../private/link-slot.ts';
import { SidebarNav, type SidebarNavProps } from './SidebarNav.tsx';

const to =
  (href: string): LinkSlot =>
  (props) => <a href={href} {...props} />;

const meta = {
  component: SidebarNav,
  args: {
    label: 'Mi área',
    groups: [
      {
        items: [
          { key: 'welcome', label: 'Inicio', icon: <House />, link: to('#inicio') },
          { key: 'profile', label: 'Mi Perfil', icon: <CircleUserRound />, link: to('#perfil') },
        ],
      },
      {
        label: 'Uso',
        items: [
          {
            key: 'activity',
            label: 'Mi Actividad',
            icon: <Activity />,
            current: true,
            link: to('#actividad'),
          },
          {
            key: 'errors',
            label: 'Mis registros de errores',
            icon: <TriangleAlert />,
            link: to('#errores'),
          },
        ],
      },
      {
        label: 'Créditos',
        items: [
          { key: 'credits', label: 'Mis Créditos', icon: <Coins />, link: to('#creditos') },
          { key: 'purchases', label: 'Mis Compras', icon: <ShoppingCart />, link: to('#compras') },
        ],
      },
    ],
  },
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mi Actividad' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Mis Compras' })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(canvas.getByRole('list', { name: 'Uso' })).toBeVisible();
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args, state) => (
  <SidebarNav {...args} label={`${args.label}: ${state}`} />
));
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
};
/** Links as tall as the minimum pointer target. */
export const Compact: Story = {
  args: {
    density: 'compact',
    groups: meta.args.groups.map(({ label, items }) =>
      label ? { label, items, collapsible: true } : { items },
    ),
  },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    for (const target of [
      canvas.getByRole('link', { name: 'Mis Compras' }),
      canvas.getByText('Uso'),
    ]) {
      const { height } = (target.closest('a, summary') ?? target).getBoundingClientRect();
      await expect(Math.round(height)).toBe(24);
    }
  },
};
const onOpenChange = fn();

/** Clicking the label of a group, which is a tab stop, collapses it. The caller is notified. */
export const FoldingGroups: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    groups: meta.args.groups.map(({ label, items }) =>
      label ? { label, items, collapsible: true, onOpenChange } : { items },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.click(canvas.getByText('Créditos'));
    await expect(canvas.getByText('Mis Compras')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mi Actividad' })).toBeVisible();
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByText('Créditos'));
    await expect(canvas.getByText('Mis Compras')).toBeVisible();
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('Créditos'));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(3));
  },
};
/** Groups that were collapsed the last time. The group of the current page is expanded anyway. */
export const FoldedAtFirst: Story = {
  args: {
    groups: meta.args.groups.map(({ label, items }) =>
      label ? { label, items, collapsible: true, defaultOpen: false, onOpenChange } : { items },
    ),
  },
  play: async ({ canvas }) => {
    onOpenChange.mockClear();
    await expect(canvas.getByRole('link', { name: 'Mi Actividad' })).toBeVisible();
    await expect(canvas.getByText('Mis Compras')).not.toBeVisible();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};
/** A navigation whose links change the current page. */
function Navigating({ groups, ...args }: SidebarNavProps) {
  const [page, setPage] = useState('activity');
  return (
    <SidebarNav
      {...args}
      groups={groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({
          ...item,
          current: item.key === page,
          link: (props) => (
            <button type="button" onClick={() => setPage(item.key)}>
              {props.children}
            </button>
          ),
        })),
      }))}
    />
  );
}

/** Navigation expands the group of the new page, collapses none, and is no change of the user. */
export const Navigation: Story = {
  ...FoldedAtFirst,
  parameters: { screenshots: { disable: true } },
  render: (args) => <Navigating {...args} />,
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.click(canvas.getByText('Créditos'));
    await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true]]));
    await userEvent.click(canvas.getByText('Mis Compras'));
    await userEvent.click(canvas.getByText('Inicio'));
    // `toggle` events are asynchronous.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText('Mi Actividad')).toBeVisible();
    await expect(canvas.getByText('Mis Compras')).toBeVisible();
    await expect(onOpenChange.mock.calls).toEqual([[true]]);
    await userEvent.click(canvas.getByText('Uso'));
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByText('Mi Actividad')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Mi Perfil'));
    await expect(canvas.getByText('Mi Actividad')).not.toBeVisible();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    groups: [
      {
        label: 'Herramientas de la interventoría hidroeléctrica',
        collapsible: true,
        items: [
          {
            key: 'a',
            label: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
            current: true,
            link: to('#a'),
          },
        ],
      },
    ],
  },
  play: expectFit,
};
