import {
  errorResponse,
  fails,
  never,
  ok,
  ownSecondFactor,
  respondWith,
} from '@consultancy/api/testing';
import {
  completeSignIn,
  getPendingSignIn,
  getSecondFactor,
  login,
  type PendingSignIn,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { stubPasskeys } from '../../../testing/passkeys.ts';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { AuthScreen } from './AuthScreen.tsx';

const rejectedPassword = { login: fails(login, 'SECOND_FACTOR_REQUIRED') };

const meta = {
  title: 'Screens/Auth/SignInFactor',
  component: AuthScreen,
  parameters: screenParameters({ route: '/auth', frame: 'public' }),
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const withMethods = (methods: PendingSignIn['methods']) =>
  ok(getPendingSignIn, { methods, expires_at: '2026-11-21T12:15:00.000Z' });

const totpOnly = { ...rejectedPassword, getPendingSignIn: withMethods(['totp', 'recovery_code']) };

/** Types the password, which is right. */
async function signIn(canvas: Canvas) {
  const form = within(canvas.getByRole('form', { name: 'Ingresar' }));
  await userEvent.type(form.getByLabelText('Usuario'), 'marcela_rios');
  await userEvent.type(form.getByLabelText('Contraseña'), 'una clave larga');
  await userEvent.click(form.getByRole('button', { name: 'Ingresar' }));
  return within(await canvas.findByRole('form', { name: 'Confirme que es usted' }));
}

const bodies: unknown[] = [];

/** The passkey is offered first, with the focus, and the other methods below it. */
export const Default: Story = {
  parameters: { ...storyParameters(rejectedPassword), screenshots: { sizes: ['desktop'] } },
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Confirme que es usted',
    );
    const button = form.getByRole('button', { name: 'Usar una llave de acceso' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(
      canvas.getByRole('button', { name: 'Usar un código de un solo uso' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Usar un código de recuperación' }),
    ).toBeVisible();
  },
};

export const SuccessPasskey: Story = {
  parameters: { ...storyParameters(rejectedPassword), ...withoutScreenshots },
  beforeEach: () => stubPasskeys('done'),
  play: async ({ canvas, canvasElement }) => {
    const form = await signIn(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Usar una llave de acceso' }));
    await expectUrl(canvasElement, '/userview');
  },
};

export const SubmittingPasskey: Story = {
  parameters: { ...storyParameters(rejectedPassword), ...withoutScreenshots },
  beforeEach: () => stubPasskeys('waiting'),
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Usar una llave de acceso' }));
    await expect(await form.findByRole('button', { name: 'Esperando la llave…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A dismissed prompt changes nothing: the button is there for another try. */
export const SubmitErrorDismissed: Story = {
  parameters: { ...storyParameters(rejectedPassword), ...withoutScreenshots },
  beforeEach: () => stubPasskeys('dismissed'),
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Usar una llave de acceso' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'No se usó ninguna llave de acceso.',
    );
    const button = form.getByRole('button', { name: 'Usar una llave de acceso' });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

/** A code may be pasted with the space that apps show. */
export const SuccessCode: Story = {
  parameters: {
    ...storyParameters({
      ...totpOnly,
      completeSignIn: respondWith(completeSignIn, async ({ request }) => {
        bodies.push(await request.json());
        return errorResponse('FACTOR_REJECTED');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    bodies.length = 0;
  },
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    const field = form.getByLabelText('Código de un solo uso');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.paste('123 456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bodies).toEqual([{ code: '123456' }]));
  },
};

/** A wrong code is reported at its field, which keeps the focus. */
export const FieldErrorsCode: Story = {
  parameters: {
    ...storyParameters({ ...totpOnly, completeSignIn: fails(completeSignIn, 'FACTOR_REJECTED') }),
    screenshots: { sizes: ['mobile'] },
  },
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    const field = form.getByLabelText('Código de un solo uso');
    await userEvent.type(field, '12345');
    await userEvent.click(form.getByRole('button', { name: 'Confirmar' }));
    await expect(
      await form.findByText('Escriba los seis dígitos que muestra su aplicación.'),
    ).toBeVisible();
    await userEvent.type(field, '6');
    await userEvent.click(form.getByRole('button', { name: 'Confirmar' }));
    // What may be wrong with a code that looks right.
    await expect(
      await form.findByText(/No pudimos confirmar su segundo factor.+sirve una sola vez.+la hora/),
    ).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
  },
};

/** One of the last recovery codes: new ones are advised before the area opens. */
export const SuccessRecoveryCode: Story = {
  parameters: {
    ...storyParameters({
      ...rejectedPassword,
      getSecondFactor: ok(getSecondFactor, { ...ownSecondFactor, recovery_codes_left: 2 }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar un código de recuperación' }));
    const field = await canvas.findByLabelText('Código de recuperación');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'k7qf2m9xtr4d{Enter}');
    await expect(await canvas.findByText(/Le quedan 2\./)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Crear códigos nuevos' });
    await expect(link).toHaveAttribute('href', '/profile/profile');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar sin crearlos' }));
    await expectUrl(canvasElement, '/userview');
  },
};

export const SubmitErrorThrottled: Story = {
  parameters: {
    ...storyParameters({
      ...totpOnly,
      completeSignIn: fails(completeSignIn, 'TOO_MANY_REQUESTS', { retry_after: 900 }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    await userEvent.type(form.getByLabelText('Código de un solo uso'), '123456{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('en 15 minutos');
  },
};

/** The sign-in expired: the password form again, with the reason, which the step before it does not show. */
export const SubmitErrorExpired: Story = {
  parameters: {
    ...storyParameters({ ...totpOnly, completeSignIn: fails(completeSignIn, 'SIGN_IN_EXPIRED') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = await signIn(canvas);
    const step = canvas.getByRole('form', { name: 'Confirme que es usted' });
    let isShownBefore = false;
    const observer = new MutationObserver(() => {
      isShownBefore ||= /El ingreso venció/.test(step.textContent);
    });
    observer.observe(step, { subtree: true, childList: true, characterData: true });
    await userEvent.type(form.getByLabelText('Código de un solo uso'), '123456{Enter}');
    await expect(await canvas.findByText(/El ingreso venció/)).toBeVisible();
    observer.disconnect();
    await expect(isShownBefore).toBe(false);
    await waitFor(() => expect(canvas.getByLabelText('Usuario')).toHaveFocus());
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('');
  },
};

const reloaded = { state: { isFactorNext: true } };

/** A reload continues at the second step, as the history's entry stores it. */
export const DefaultReloaded: Story = {
  parameters: { ...storyParameters(totpOnly, reloaded), ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const form = within(await canvas.findByRole('form', { name: 'Confirme que es usted' }));
    await userEvent.type(form.getByLabelText('Código de un solo uso'), '123456{Enter}');
    await expectUrl(canvasElement, '/userview');
  },
};

/** A reload after the five minutes: the password form, with the reason. */
export const LoadErrorExpired: Story = {
  parameters: {
    ...storyParameters({ getPendingSignIn: fails(getPendingSignIn, 'SIGN_IN_EXPIRED') }, reloaded),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/El ingreso venció/)).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Ingresar' })).toBeVisible();
  },
};

/** A reload after the sign-in was completed: nothing has expired for a user who is signed in. */
export const LoadErrorSignedIn: Story = {
  parameters: {
    ...storyParameters(
      { getPendingSignIn: fails(getPendingSignIn, 'SIGN_IN_EXPIRED') },
      { ...reloaded, session: { username: 'marcela_rios', role: 'user' } },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Ingresar' })).toBeVisible();
    await expect(canvas.getByText(/Su sesión está abierta como marcela_rios/)).toBeVisible();
    await expect(canvas.queryByText(/El ingreso venció/)).toBeNull();
  },
};

/** The user steps back to the password form. */
export const DefaultBack: Story = {
  parameters: { ...storyParameters(rejectedPassword), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Volver al ingreso' }));
    await expect(await canvas.findByRole('form', { name: 'Ingresar' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({ ...rejectedPassword, getPendingSignIn: never(getPendingSignIn) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Ingresar' }));
    await userEvent.type(form.getByLabelText('Usuario'), 'marcela_rios');
    await userEvent.type(form.getByLabelText('Contraseña'), 'una clave larga{Enter}');
    await expect(await canvas.findByText('Preparando la confirmación…')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: {
    ...storyParameters({
      ...rejectedPassword,
      getPendingSignIn: fails(getPendingSignIn, 'SERVICE_UNAVAILABLE'),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Ingresar' }));
    await userEvent.type(form.getByLabelText('Usuario'), 'marcela_rios');
    await userEvent.type(form.getByLabelText('Contraseña'), 'una clave larga{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos preparar la confirmación.',
    );
    const retry = canvas.getByRole('button', { name: 'Intentar de nuevo' });
    const place = retry.closest('[tabindex="-1"]');
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(place).toHaveFocus();
  },
};

export const Mobile: Story = {
  ...Default,
  ...onPhone,
  parameters: { ...Default.parameters, ...withoutScreenshots },
};
