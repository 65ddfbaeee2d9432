import { fails, never, unreachable } from '@consultancy/api/testing';
import { resendVerification } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { PendingVerificationScreen } from './PendingVerificationScreen.tsx';

const meta = {
  title: 'Screens/Auth/PendingVerification',
  component: PendingVerificationScreen,
  parameters: screenParameters({
    route: '/auth/pending-verification',
    state: { email: 'marcela@empresa.com' },
    frame: 'public',
  }),
} satisfies Meta<typeof PendingVerificationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const resend = (canvas: Parameters<Play>[0]['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Reenviar el correo' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marcela@empresa.com')).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Volver al ingreso' });
    await expect(back).toHaveAttribute('href', '/auth');
  },
};

/** Gets the state of the address after the first render, as a page does that is hydrated. */
function Hydrated() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('.', { replace: true, state: { email: 'marcela@empresa.com' } });
  }, [navigate]);
  return <PendingVerificationScreen />;
}

/** After a reload the e-mail is still in the form. */
export const DefaultReloaded: Story = {
  render: () => <Hydrated />,
  parameters: {
    ...storyParameters({}, { state: { email: null } }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('marcela@empresa.com')).toBeVisible();
    await expect(canvas.getByLabelText(/^Correo/)).toHaveValue('marcela@empresa.com');
  },
};

/** After the request of a reset (§7). */
export const DefaultAfterReset: Story = {
  parameters: {
    ...storyParameters({}, { state: { email: 'marcela@empresa.com', purpose: 'reset' } }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Si hay una cuenta con ese correo/)).toBeVisible();
    const again = canvas.getByRole('link', { name: 'pida otro enlace' });
    await expect(again).toHaveAttribute('href', '/auth/reset-password');
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await resend(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('va en camino');
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ resendVerification: never(resendVerification) }),
  play: async ({ canvas }) => {
    await resend(canvas);
    await expect(await canvas.findByRole('button', { name: 'Enviando…' })).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: storyParameters({}, { state: { email: null } }),
  play: async ({ canvas }) => {
    await resend(canvas);
    await expect(await canvas.findByText(/Escriba una dirección de correo válida/)).toBeVisible();
  },
};

export const SubmitError: Story = {
  parameters: storyParameters({
    resendVerification: fails(resendVerification, 'TOO_MANY_REQUESTS', {
      error: 'Hubo demasiados intentos.',
      retry_after: 60,
    }),
  }),
  play: async ({ canvas }) => {
    await resend(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('en 60 segundos');
  },
};

export const Offline: Story = {
  parameters: storyParameters({ resendVerification: unreachable(resendVerification) }),
  play: async ({ canvas }) => {
    await resend(canvas);
    await expect(
      await canvas.findByText('Unable to connect to the server. Please try again later.'),
    ).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: storyParameters(
    {},
    { state: { email: `${'direccion_muy_larga_'.repeat(4)}@subdominio.consultoria-ambiental.co` } },
  ),
};

export const Mobile: Story = { ...onPhone };
