import {
  administrator,
  fails,
  never,
  ordinaryUser,
  responses,
  unreachable,
} from '@consultancy/api/testing';
import { getBotCheckChallenge, login } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  expectWhereabouts,
  given,
  onPhone,
  screenParameters,
} from '../../../testing/screen-kit.ts';
import { AuthScreen } from './AuthScreen.tsx';

const meta = {
  title: 'Screens/Auth/Login',
  component: AuthScreen,
  parameters: screenParameters({ route: '/auth', frame: 'public' }),
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

let signIns = 0;

async function signIn(canvasElement: HTMLElement) {
  const form = within(within(canvasElement).getByRole('form', { name: 'Ingresar' }));
  await userEvent.type(form.getByLabelText('Usuario'), 'marcela_rios');
  await userEvent.type(form.getByLabelText('Contraseña'), 'una clave larga');
  await userEvent.click(form.getByRole('button', { name: 'Ingresar' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ingresar');
    const forgotten = canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' });
    await expect(forgotten).toHaveAttribute('href', '/auth/reset-password');
    await expect(canvas.getByLabelText('Usuario')).toHaveAttribute('autocomplete', 'username');
  },
};

/** A button shows the registration instead. */
export const DefaultToggled: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear una cuenta' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Crear una cuenta' }),
    ).toBeVisible();
    await expectWhereabouts(canvasElement, '/auth/register');
  },
};

export const Submitting: Story = {
  parameters: given({ login: never(login) }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Procesando…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The bot check takes its time: what is waited for is said. */
export const SubmittingBotCheck: Story = {
  parameters: {
    ...given({ getBotCheckChallenge: never(getBotCheckChallenge) }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByText('Verificando que no es un robot…')).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
    await expect(await canvas.findByText('Escriba su usuario.')).toBeVisible();
    await expect(canvas.getByText('Escriba su contraseña.')).toBeVisible();
    await expect(canvas.getByLabelText('Usuario')).toHaveFocus();
  },
};

/** The server's own text (§8); what was typed stays. */
export const SubmitError: Story = {
  parameters: given({
    login: fails(login, 'INVALID_CREDENTIALS', {
      error: 'El usuario o la contraseña no son correctos.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El usuario o la contraseña no son correctos.',
    );
    await expect(canvas.getByLabelText('Usuario')).toHaveValue('marcela_rios');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('una clave larga');
  },
};

/** Sent twice in one go: one call is made. */
export const SubmittingTwice: Story = {
  parameters: {
    ...given({
      login: responses(login, () => {
        signIns += 1;
        return new Promise<never>(() => {});
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    signIns = 0;
    await signIn(canvasElement);
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Procesando…' }));
    await waitFor(() => expect(signIns).toBe(1));
  },
};

/** The password was right and the e-mail awaits verification: the way on is offered. */
export const SubmitErrorUnverified: Story = {
  parameters: given({
    login: fails(login, 'EMAIL_NOT_VERIFIED', { error: 'Su correo aún no está verificado.' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    const resend = await canvas.findByRole('link', { name: /Enviar de nuevo el correo/ });
    await expect(resend).toHaveAttribute('href', '/auth/pending-verification');
  },
};

export const SubmitErrorThrottled: Story = {
  parameters: given({
    login: fails(login, 'TOO_MANY_REQUESTS', {
      error: 'Hubo demasiados intentos.',
      retry_after: 900,
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('en 15 minutos');
  },
};

export const Offline: Story = {
  parameters: given({ login: unreachable(login) }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    const text = await canvas.findByText(
      'Unable to connect to the server. Please try again later.',
    );
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('alert')).toHaveTextContent('No hay conexión con el servidor.');
  },
};

/** The bot check could not be made: nothing is sent. */
export const SubmitErrorBotCheck: Story = {
  parameters: given({
    getBotCheckChallenge: fails(getBotCheckChallenge, 'SERVICE_UNAVAILABLE', {
      error: 'El servicio no está disponible en este momento.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no está disponible');
  },
};

export const Success: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    await expectWhereabouts(canvasElement, '/userview');
  },
};

/** An administrator goes to their own area, or to the page they had wanted. */
export const SuccessReturning: Story = {
  parameters: {
    ...given({}, { state: { from: '/userview/transactions?max_count=5' } }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    await expectWhereabouts(canvasElement, '/userview/transactions?max_count=5');
  },
};

export const SessionExpired: Story = {
  parameters: given({}, { session: 'expired', state: { from: '/userview/transactions' } }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Su sesión terminó\. Ingrese de nuevo/)).toBeVisible(),
    );
  },
};

export const DefaultSignedIn: Story = {
  parameters: given({}, { session: administrator }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir a mi perfil' })).toBeVisible();
    await expect(canvas.queryByText(ordinaryUser.username)).not.toBeInTheDocument();
  },
};

/** Somebody signed in in another tab, while a page is wanted here: the way on leads there. */
export const DefaultSignedInReturning: Story = {
  parameters: {
    ...given({}, { session: ordinaryUser, state: { from: '/userview/transactions?max_count=5' } }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuar donde estaba' })).toHaveAttribute(
      'href',
      '/userview/transactions?max_count=5',
    );
  },
};

export const Mobile: Story = { ...onPhone };
