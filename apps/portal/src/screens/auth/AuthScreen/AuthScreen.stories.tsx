import {
  administrator,
  fails,
  never,
  noResponse,
  ordinaryUser,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import { getBotCheckChallenge, login } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { likelySessionAttribute } from '../../../lib/mark-likely-session.ts';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
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
    await expectUrl(canvasElement, '/auth/register');
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ login: never(login) }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Procesando…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The bot check takes its time: its progress is shown. */
export const SubmittingBotCheck: Story = {
  parameters: {
    ...storyParameters({ getBotCheckChallenge: never(getBotCheckChallenge) }),
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

/** The server's own text (§8); the typed values are preserved. */
export const SubmitError: Story = {
  parameters: storyParameters({
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

/** An e-mail is no username. */
export const SubmitErrorEmail: Story = {
  parameters: {
    ...storyParameters({ login: fails(login, 'INVALID_CREDENTIALS') }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Usuario'), 'marcela@');
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /no son correctos\..*Escriba su usuario, no su correo\./,
    );
  },
};

/** Counts the sign-ins that are sent, which get no response. */
const countedSignIns = {
  ...storyParameters({
    login: respondWith(login, (context) => {
      signIns += 1;
      return noResponse(context);
    }),
  }),
  screenshots: { disable: true },
};

/** A browser that blocks cookies: nothing is sent, and the remedy is named. */
export const SubmitErrorCookies: Story = {
  parameters: countedSignIns,
  play: async ({ canvas, canvasElement }) => {
    signIns = 0;
    const enabled = spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false);
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Su navegador bloquea las cookies/,
    );
    await expect(signIns).toBe(0);
    enabled.mockRestore();
  },
};

/** A double submit sends one request. */
export const SubmittingTwice: Story = {
  parameters: countedSignIns,
  play: async ({ canvas, canvasElement }) => {
    signIns = 0;
    await signIn(canvasElement);
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Procesando…' }));
    await waitFor(() => expect(signIns).toBe(1));
  },
};

/** The password was right and the e-mail is not verified: a link to the next step is shown. */
export const SubmitErrorUnverified: Story = {
  parameters: storyParameters({
    login: fails(login, 'EMAIL_NOT_VERIFIED', { error: 'Su correo aún no está verificado.' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    const resend = await canvas.findByRole('link', { name: /Enviar de nuevo el correo/ });
    await expect(resend).toHaveAttribute('href', '/auth/pending-verification');
  },
};

export const SubmitErrorThrottled: Story = {
  parameters: {
    ...storyParameters({
      login: fails(login, 'TOO_MANY_REQUESTS', {
        error: 'Hubo demasiados intentos.',
        retry_after: 900,
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('en 15 minutos');
  },
};

export const Offline: Story = {
  parameters: storyParameters({ login: unreachable(login) }),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    const text = await canvas.findByText(
      'Unable to connect to the server. Please try again later.',
    );
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('alert')).toHaveTextContent('No hay conexión con el servidor.');
  },
};

/** The bot check failed: nothing is sent. */
export const SubmitErrorBotCheck: Story = {
  parameters: {
    ...storyParameters({
      getBotCheckChallenge: fails(getBotCheckChallenge, 'SERVICE_UNAVAILABLE', {
        error: 'El servicio no está disponible por ahora. Intente de nuevo en un momento.',
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no está disponible');
  },
};

export const Success: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    await expectUrl(canvasElement, '/userview');
  },
};

/** An administrator goes to the administrator area, or to the requested page. */
export const SuccessReturning: Story = {
  parameters: {
    ...storyParameters({}, { state: { from: '/userview/transactions?max_count=5' } }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    await expectUrl(canvasElement, '/userview/transactions?max_count=5');
  },
};

export const SessionExpired: Story = {
  parameters: storyParameters(
    {},
    { session: 'expired', state: { from: '/userview/transactions' } },
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Su sesión terminó\. Ingrese de nuevo/)).toBeVisible(),
    );
  },
};

export const DefaultSignedIn: Story = {
  parameters: {
    ...storyParameters({}, { session: administrator }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Ir a mi perfil' });
    await expect(profile).toHaveAttribute('href', '/profile/profile');
    await expect(canvas.queryByText(ordinaryUser.username)).not.toBeInTheDocument();
  },
};

/** A sign-in in another tab, while a page is requested here: a link leads there. */
export const DefaultSignedInReturning: Story = {
  parameters: {
    ...storyParameters(
      {},
      { session: ordinaryUser, state: { from: '/userview/transactions?max_count=5' } },
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuar donde estaba' })).toHaveAttribute(
      'href',
      '/userview/transactions?max_count=5',
    );
  },
};

/** While the session is checked, the notice that it is open has its place: the form does not move. */
export const MobileSignedIn: Story = {
  ...onPhone,
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const topOfForm = () => canvas.getByRole('form').getBoundingClientRect().top;
    const withoutNotice = topOfForm();
    document.documentElement.setAttribute(likelySessionAttribute, '');
    const expected = topOfForm();
    await expect(expected).toBeGreaterThan(withoutNotice);
    await signIn(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Ir a mi perfil' })).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement).not.toHaveAttribute(likelySessionAttribute),
    );
    await expect(topOfForm()).toBe(expected);
  },
};

export const Mobile: Story = { ...onPhone };
