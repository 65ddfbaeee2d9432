import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  tags: ['experimental', '!stable'],
  args: { label: 'Registros', defaultValue: '20', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Registros');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('21');
    await userEvent.clear(field);
    await userEvent.type(field, ' 0050');
    await userEvent.tab();
    await expect(field).toHaveValue('50');
    await userEvent.clear(field);
    await userEvent.type(field, '20.0');
    await userEvent.tab();
    await expect(field).toHaveValue('20.0');
    await userEvent.clear(field);
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => (
  <NumberField {...args} increaseLabel="Uno más" decreaseLabel="Uno menos" />
));
/** The form receives each step as if typed. */
export const WithSteps: Story = {
  args: {
    label: 'Créditos por comprar',
    defaultValue: '90.50',
    decimals: 2,
    step: '10',
    min: '0',
    max: '100',
    increaseLabel: 'Diez más',
    decreaseLabel: 'Diez menos',
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Créditos por comprar');
    await userEvent.click(canvas.getByRole('button', { name: 'Diez más' }));
    await expect(field).toHaveValue('100.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Diez menos' }));
    await expect(field).toHaveValue('90.00');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

function ControlledField() {
  const [amount, setAmount] = useState('0.1');
  return (
    <NumberField
      label="Valor"
      decimals={2}
      step="0.2"
      value={amount}
      onChange={(event) => setAmount(event.target.value)}
    />
  );
}
/** Controlled value: the caller receives steps like typed text, and the number is never a float. */
export const ControlledByCaller: Story = {
  parameters: { screenshots: { disable: true } },
  render: () => <ControlledField />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Valor'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByLabelText('Valor')).toHaveValue('0.3');
  },
};
export const FieldErrors: Story = {
  args: {
    defaultValue: '0',
    error: "El valor de 'Registros' debe ser un número mayor a cero.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Registros')).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { disabled: true, increaseLabel: 'Uno más', decreaseLabel: 'Uno menos' },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Créditos comprados por la entidad desde la primera transacción',
    defaultValue: '999999999999999999999999999999999999999999.99',
    decimals: 2,
    increaseLabel: 'Uno más',
    decreaseLabel: 'Uno menos',
  },
  play: expectFit,
};
