import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Verificando correo...' },
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
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Verificando soporte.interventoriahidroelectrica.altomagdalena@cuencas.example…',
  },
  play: expectFit,
};
