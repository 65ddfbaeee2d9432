import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Tipo de transacción',
    options: [
      { value: '', label: 'Elija un tipo' },
      { value: 'Compra', label: 'Compra' },
      { value: 'Bono', label: 'Bono' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tipo de transacción');
    await userEvent.selectOptions(field, 'Bono');
    await expect(field).toHaveValue('Bono');
  },
};
export const Playground: Story = {};
export const FieldErrors: Story = { args: { error: 'Elija un tipo de transacción.' } };
export const Disabled: Story = { args: { disabled: true } };
export const States: Story = showStates((args) => <SelectField {...args} />);
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Entidad ante la que se presenta el estudio',
    options: [
      {
        value: 'a',
        label: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
      },
    ],
  },
  play: expectFit,
};
