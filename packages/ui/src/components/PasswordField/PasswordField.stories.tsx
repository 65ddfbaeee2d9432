import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Las mayúsculas están activadas.')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Contraseña'));
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByText('Las mayúsculas están activadas.')).toBeVisible();
  },
};
export const FieldErrors: Story = {
  args: { required: true, requiredLabel: 'obligatorio', error: 'Escriba al menos 8 caracteres.' },
};
