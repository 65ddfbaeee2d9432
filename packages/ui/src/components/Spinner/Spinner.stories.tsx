import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spinnerSizes } from './Spinner.css.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Verificando correo...' },
  argTypes: { size: { control: 'select', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verificando correo...');
  },
};
export const Playground: Story = {};
export const MarkOnly: Story = { args: { labelVisible: false, size: 'lg' } };
