import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: {
    label: 'Contraseña',
    showLabel: 'Mostrar la contraseña',
    hideLabel: 'Ocultar la contraseña',
    capsLockLabel: 'Las mayúsculas están activadas.',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contraseña');
    await userEvent.type(field, 'ñandú 8');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('ñandú 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar la contraseña' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Playground: Story = {};
export const CapsLock: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByText('Las mayúsculas están activadas.')).toBeNull();
    // A live region without a box announces nothing when it appears together with its text.
    for (const region of canvasElement.querySelectorAll('[aria-live]')) {
      await expect(getComputedStyle(region).display).not.toBe('none');
    }
    await userEvent.click(canvas.getByLabelText('Contraseña'));
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByText('Las mayúsculas están activadas.')).toBeVisible();
  },
};
export const FieldErrors: Story = {
  args: { required: true, requiredLabel: 'obligatorio', error: 'Escriba al menos 8 caracteres.' },
};
export const States: Story = showStates((args) => <PasswordField {...args} />);
/** The text depends on the length only. There are no composition rules. */
export const LengthHint: Story = {
  args: {
    autoComplete: 'new-password',
    lengthSteps: [
      { from: 1, text: 'Muy corta: use al menos 8 caracteres.' },
      { from: 8, text: 'Longitud aceptable.' },
      { from: 12, text: 'Buena longitud.' },
      { from: 16, text: 'Muy buena longitud.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contraseña');
    await expect(canvas.queryByText(/Muy corta/)).toBeNull();
    await userEvent.type(field, 'ñandú');
    await expect(canvas.getByText(/Muy corta/).closest('[aria-live]')).toBeVisible();
    await userEvent.type(field, ' en el río');
    await expect(canvas.getByText('Buena longitud.')).toBeVisible();
  },
};
export const LengthComplete: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'tres nubes sobre el páramo',
    lengthSteps: [
      { from: 1, text: 'Muy corta: use al menos 8 caracteres.' },
      { from: 8, text: 'Muy buena longitud.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Muy buena longitud.')).toBeVisible();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label:
      'Contraseña nueva para la cuenta consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
    defaultValue: 'tres nubes sobre el páramo y una canoa que baja sola por el río',
    error: 'La contraseña no puede contener el nombre de usuario ni el del producto.',
  },
  play: expectFit,
};
