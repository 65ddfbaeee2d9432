import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Desde', defaultValue: '2026-11-01' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Desde')).toHaveValue('2026-11-01');
  },
};
export const Playground: Story = {};
export const FieldErrors: Story = {
  args: { error: 'La fecha inicial debe ser anterior a la final.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Desde')).toBeInvalid();
  },
};
