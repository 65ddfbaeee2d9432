import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  component: Fieldset,
  args: {
    legend: 'Datos de contacto',
    description: 'Los usamos para enviarle los comprobantes.',
    children: [
      <TextField key="name" label="Nombre" autoComplete="given-name" />,
      <TextField key="phone" label="Celular" type="tel" autoComplete="tel" />,
    ],
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Datos de contacto' })).toBeVisible();
  },
};
export const Playground: Story = {};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nombre')).toBeDisabled();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    legend:
      'Datos del consorcio Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
  },
  play: expectFit,
};
