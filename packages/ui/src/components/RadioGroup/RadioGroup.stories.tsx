import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Formato del archivo',
    name: 'format',
    options: [
      { value: 'xlsx', label: 'Hoja de cálculo (XLSX)' },
      { value: 'csv', label: 'Texto separado por comas (CSV)' },
      { value: 'json', label: 'Datos estructurados (JSON)' },
    ],
    defaultValue: 'xlsx',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group is one tab stop. Arrow keys select the next option and wrap around. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Formato del archivo' })).toBeVisible();
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/XLSX/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/CSV/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(radio(/JSON/)).toBeChecked();
    await userEvent.click(canvas.getByText('Hoja de cálculo (XLSX)'));
    await expect(radio(/XLSX/)).toBeChecked();
  },
};
export const Playground: Story = {};

/** Groups with the same name would be one group, so each state has a name of its own. */
function OwnName(props: RadioGroupProps) {
  return <RadioGroup {...props} name={useId()} />;
}
export const States: Story = showStates((args) => <OwnName {...args} />);
export const Inline: Story = { args: { layout: 'inline' } };
export const WithHints: Story = {
  args: {
    hint: 'Podrá cambiarlo cada vez que descargue.',
    options: [
      { value: 'xlsx', label: 'Hoja de cálculo', hint: 'Con una hoja por cada tipo de hallazgo.' },
      { value: 'csv', label: 'Texto', hint: 'Para cargarlo en otra herramienta.' },
      { value: 'pdf', label: 'Informe', hint: 'Estará disponible en 2027.', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Texto' })).toHaveAccessibleDescription(
      'Para cargarlo en otra herramienta.',
    );
    await expect(canvas.getByRole('radio', { name: 'Informe' })).toBeDisabled();
  },
};
export const FieldErrors: Story = {
  args: {
    id: 'formato',
    defaultValue: undefined,
    required: true,
    requiredLabel: 'obligatorio',
    error: 'Elija un formato.',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Elija un formato.');
    await expect(canvas.getAllByRole('radio')[0]).toHaveAttribute('id', 'formato');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Forma en que la entidad recibirá los comprobantes de las compras de créditos',
    options: [
      {
        value: 'a',
        label:
          'Por correo electrónico a consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
      },
      { value: 'b', label: 'En el portal' },
    ],
  },
  play: expectFit,
};
