import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
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
export const States: Story = showStates((args) => <DateField {...args} />);
export const FieldErrors: Story = {
  args: { error: 'La fecha inicial debe ser anterior a la final.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Desde')).toBeInvalid();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Día en que la entidad entregó la geodatabase a la autoridad ambiental',
    optionalLabel: 'opcional',
    hint: 'Si fueron varias entregas, la última.',
  },
  play: expectFit,
};
