import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
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
/** Buttons of a disabled group look disabled, those inside its fields too. */
export const DisabledButtons: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    disabled: true,
    children: [
      <NumberField key="age" label="Edad" increaseLabel="Aumentar" decreaseLabel="Disminuir" />,
      <PasswordField key="key" label="Clave" showLabel="Mostrar" hideLabel="Ocultar" />,
      <Button key="send" variant="primary">
        Enviar
      </Button>,
      <Button key="same" variant="primary" disabled>
        Igual
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['Aumentar', 'Disminuir', 'Mostrar', 'Enviar'])
      await expect(canvas.getByRole('button', { name })).toHaveStyle({ cursor: 'not-allowed' });
    const { backgroundColor, color } = getComputedStyle(
      canvas.getByRole('button', { name: 'Igual' }),
    );
    const send = canvas.getByRole('button', { name: 'Enviar' });
    await expect(send).toHaveStyle({ backgroundColor, color });
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
