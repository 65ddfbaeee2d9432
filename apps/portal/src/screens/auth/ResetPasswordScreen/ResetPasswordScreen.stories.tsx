import { fails, never, unreachable } from '@consultancy/api/testing';
import { sendPasswordReset } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/Auth/ResetPassword',
  component: ResetPasswordScreen,
  parameters: screenParameters({ route: '/auth/reset-password', frame: 'public' }),
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const requestReset = async (canvas: Canvas, email = 'marcela@empresa.com') => {
  await userEvent.type(canvas.getByLabelText('Correo electrónico'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar el enlace' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Correo electrónico');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    const back = canvas.getByRole('link', { name: 'Volver al ingreso' });
    await expect(back).toHaveAttribute('href', '/auth');
  },
};

/** Status 200 leads to the pending page (§7). */
export const Success: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await requestReset(canvas);
    await expectUrl(canvasElement, '/auth/pending-verification');
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await requestReset(canvas, 'marcela@');
    const field = canvas.getByLabelText('Correo electrónico');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Escriba una dirección de correo válida/);
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ sendPasswordReset: never(sendPasswordReset) }),
  play: async ({ canvas }) => {
    await requestReset(canvas);
    await expect(await canvas.findByRole('button', { name: 'Procesando…' })).toBeVisible();
  },
};

export const SubmitError: Story = {
  parameters: storyParameters({
    sendPasswordReset: fails(sendPasswordReset, 'TOO_MANY_REQUESTS', {
      error: 'Hubo demasiados intentos.',
      retry_after: 300,
    }),
  }),
  play: async ({ canvas }) => {
    await requestReset(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5 minutos');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('marcela@empresa.com');
  },
};

export const Offline: Story = {
  parameters: storyParameters({ sendPasswordReset: unreachable(sendPasswordReset) }),
  play: async ({ canvas }) => {
    await requestReset(canvas);
    const text = 'Unable to connect to the server. Please try again later.';
    await expect(await canvas.findByText(text)).toHaveAttribute('lang', 'en');
  },
};

export const Mobile: Story = { ...onPhone };
