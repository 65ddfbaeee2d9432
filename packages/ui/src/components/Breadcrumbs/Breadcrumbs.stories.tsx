import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Ruta de la página',
    items: [
      { key: 'home', label: 'Inicio', link: (props) => <a href="#inicio" {...props} /> },
      { key: 'products', label: 'Productos', link: (props) => <a href="#productos" {...props} /> },
      { key: 'audit', label: 'GDB Audit' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GDB Audit')).toHaveAttribute('aria-current', 'page');
  },
};
export const Playground: Story = {};
