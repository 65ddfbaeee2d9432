import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, CircleUserRound, Coins, House, ShoppingCart, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import type { LinkSlot } from '../private/link-slot.ts';
import { SidebarNav } from './SidebarNav.tsx';

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
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
};
