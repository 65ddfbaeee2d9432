import { errorResponse, fails, never, respondWith, unreachable } from '@consultancy/api/testing';
import { confirmRegistration, limits, verifyRegisterEmail } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { EmailVerificationScreen } from './EmailVerificationScreen.tsx';

const route = '/auth/email-register-verification';

const meta = {
  title: 'Screens/Auth/EmailVerification',
  component: EmailVerificationScreen,
  parameters: {
    ...screenParameters({ route: `${route}?token=abc`, frame: 'public' }),
    suspendedTimer: limits.verificationCloseSeconds * 1000,
  },
} satisfies Meta<typeof EmailVerificationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Success: the window closes after 15 seconds, and there is a link to the sign-in. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Su correo quedó verificado.')).toBeVisible();
    await expect(canvas.getByText('Esta ventana se cierra en 15 s.')).toBeVisible();
    const signIn = canvas.getByRole('link', { name: 'Ingresar' });
    await expect(signIn).toHaveAttribute('href', '/auth');
    await expectUrl(canvasElement, route);
    await expect(canvasElement).not.toHaveTextContent('token=');
  },
};

export const Loading: Story = {
  parameters: storyParameters({ verifyRegisterEmail: never(verifyRegisterEmail) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verificando correo...')).toBeVisible();
  },
};

/** Without a token in the URL, as after a reload: the title of §4, and what to do. */
export const Empty: Story = {
  parameters: { ...storyParameters({}, { route }), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Enlace no válido o expirado.');
    await expect(alert).toHaveTextContent('Abra de nuevo el enlace del correo');
  },
};

/** The link is unknown or expired. */
export const NotFound: Story = {
  parameters: storyParameters({ verifyRegisterEmail: fails(verifyRegisterEmail, 'LINK_INVALID') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enlace no válido o expirado.')).toBeVisible();
    const again = canvas.getByRole('link', { name: 'Pedir un enlace nuevo' });
    await expect(again).toHaveAttribute('href', '/auth/pending-verification');
  },
};

export const LoadError: Story = {
  parameters: storyParameters({
    verifyRegisterEmail: fails(verifyRegisterEmail, 'INTERNAL_ERROR'),
  }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText(
      'Verification failed. Please try again or contact support.',
    );
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    const support = canvas.getByRole('link', { name: 'Escribir a soporte' });
    await expect(support).toHaveAttribute('href', '/support/contactUs');
  },
};

/** The rate limit per IP address says when to try again. */
export const LoadErrorLimited: Story = {
  parameters: {
    ...storyParameters({
      verifyRegisterEmail: fails(verifyRegisterEmail, 'TOO_MANY_REQUESTS', { retry_after: 60 }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Hubo demasiados intentos.');
    await expect(alert).toHaveTextContent('en 60 segundos');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

let isDown = true;

/** A retry verifies again; the focus moves to the result when its button disappears. */
export const LoadErrorRetried: Story = {
  parameters: {
    ...storyParameters({
      verifyRegisterEmail: respondWith(verifyRegisterEmail, () =>
        isDown ? errorResponse('INTERNAL_ERROR') : HttpResponse.json({ message: 'Hecho.' }),
      ),
    }),
    screenshots: { disable: true },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Intentar de nuevo' });
    isDown = false;
    await userEvent.click(retry);
    const notice = await canvas.findByText('Su correo quedó verificado.');
    await expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  },
};

export const Offline: Story = {
  parameters: {
    ...storyParameters({ verifyRegisterEmail: unreachable(verifyRegisterEmail) }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Verification failed. Please try again or contact support.'),
    ).toBeVisible();
  },
};

const elsewhere = {
  verifyRegisterEmail: fails(verifyRegisterEmail, 'REGISTRATION_PASSWORD_REQUIRED'),
};

/** Opened in another browser: the password chosen completes the registration. */
export const FieldErrors: Story = {
  parameters: {
    ...storyParameters({
      ...elsewhere,
      confirmRegistration: fails(confirmRegistration, 'PASSWORD_INCORRECT'),
    }),
    screenshots: { sizes: ['mobile'] },
  },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Contraseña');
    await userEvent.type(password, 'otra distinta');
    await userEvent.click(canvas.getByRole('button', { name: 'Activar mi cuenta' }));
    await expect(await canvas.findByText('La contraseña no es correcta.')).toBeVisible();
  },
};

/** The password chosen is right. */
export const SuccessElsewhere: Story = {
  parameters: { ...storyParameters(elsewhere), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Contraseña'), 'Nevado del Cocuy 5330');
    await userEvent.click(canvas.getByRole('button', { name: 'Activar mi cuenta' }));
    const notice = await canvas.findByText('Su correo quedó verificado.');
    await expect(notice).toBeVisible();
    await expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  },
};

/** The owner of the mailbox did not register: they discard the request and start over. */
export const SuccessDiscarded: Story = {
  parameters: { ...storyParameters(elsewhere), screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Descartar y empezar de nuevo' }),
    );
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Descartar la solicitud' }));
    await expect(await canvas.findByText('La solicitud se descartó.')).toBeVisible();
    const register = canvas.getByRole('link', { name: 'Crear una cuenta' });
    await expect(register).toHaveAttribute('href', '/auth/register');
    await waitFor(() => expect(register).toHaveFocus());
  },
};

export const Mobile: Story = { ...onPhone };
