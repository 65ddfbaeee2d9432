import { fails, failsWith, never, ok, respondWith, unreachable } from '@consultancy/api/testing';
import {
  checkResetLink,
  getPendingSignIn,
  logPasswordChange,
  verifyPasswordReset,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';

const route = '/auth/email-reset-password-verification';

const meta = {
  title: 'Screens/Auth/NewPassword',
  component: NewPasswordScreen,
  parameters: screenParameters({ route: `${route}?token=abc`, frame: 'public' }),
} satisfies Meta<typeof NewPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const change = async (canvas: Canvas, repeated = 'Paramo De Sumapaz 7') => {
  await userEvent.type(await canvas.findByLabelText('Nueva contraseña'), 'Paramo De Sumapaz 7');
  await userEvent.type(canvas.getByLabelText('Repita la nueva contraseña'), repeated);
  await userEvent.click(canvas.getByRole('button', { name: 'Cambiar la contraseña' }));
};

/** The focus moves to what replaces the form. */
async function expectFocusAround(text: HTMLElement) {
  await expect(text.closest('[tabindex="-1"]')).toHaveFocus();
}

/** The token is removed from the URL at once. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Nueva contraseña')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expectUrl(canvasElement, route);
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('token='));
  },
};

// What the mocked server received, which the story resets.
let reports: unknown[] = [];

/** The user is signed in, and the change is reported (§7, §8). */
export const Success: Story = {
  parameters: storyParameters({
    logPasswordChange: respondWith(logPasswordChange, async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ message: 'Hecho.' });
    }),
  }),
  beforeEach: () => {
    reports = [];
  },
  play: async ({ canvas }) => {
    await change(canvas);
    const notice = await canvas.findByText('La contraseña fue actualizada con éxito.');
    await expect(notice).toBeVisible();
    await expectFocusAround(notice);
    await expect(canvas.getByText(/Su sesión quedó abierta como marcela_rios/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a mi cuenta' })).toBeVisible();
    await waitFor(() => expect(reports).toEqual([{ change_type: 'Password Change (reset)' }]));
  },
};

/** The password is changed; an account with a second factor confirms it before the session opens. */
export const SuccessFactor: Story = {
  parameters: {
    ...storyParameters({
      verifyPasswordReset: fails(verifyPasswordReset, 'SECOND_FACTOR_REQUIRED'),
      getPendingSignIn: ok(getPendingSignIn, {
        methods: ['totp'],
        expires_at: '2026-11-21T12:15:00.000Z',
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(await canvas.findByText(/Su contraseña ya cambió/)).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Código de un solo uso'), '123456{Enter}');
    const notice = await canvas.findByText(/Su sesión quedó abierta como marcela_rios/);
    await expect(notice).toBeVisible();
    await expectFocusAround(notice);
  },
};

/** A reload continues at the second factor; the link is used by then, and not in the address. */
export const SuccessFactorReloaded: Story = {
  parameters: {
    ...SuccessFactor.parameters,
    portal: { route, state: { isFactorNext: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Su contraseña ya cambió/)).toBeVisible();
    await expect(canvas.queryByText(/enlace/i)).toBeNull();
    await userEvent.type(await canvas.findByLabelText('Código de un solo uso'), '123456{Enter}');
    await expect(
      await canvas.findByText(/Su sesión quedó abierta como marcela_rios/),
    ).toBeVisible();
    await expect(canvas.queryByText(/enlace/i)).toBeNull();
  },
};

/** A reload after the change leads to the account: the link is used, and the second factor confirmed. */
export const SuccessReloaded: Story = {
  parameters: {
    ...storyParameters({}, { route, state: { isChanged: true } }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => expectUrl(canvasElement, '/profile'),
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await change(canvas, 'otra cosa');
    await expect(await canvas.findByText('Passwords do not match!')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByLabelText('Repita la nueva contraseña')).toBeInvalid();
  },
};

/** A validation issue of the server is shown at its field. */
export const FieldErrorsOfServer: Story = {
  parameters: {
    ...storyParameters({
      verifyPasswordReset: fails(verifyPasswordReset, 'VALIDATION_ERROR', {
        fields: [{ field: 'new_password', message: 'Esta contraseña es muy común.' }],
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await change(canvas);
    const field = canvas.getByLabelText('Nueva contraseña');
    await expect(await canvas.findByText('Esta contraseña es muy común.')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ verifyPasswordReset: never(verifyPasswordReset) }),
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(await canvas.findByRole('button', { name: 'Procesando…' })).toBeVisible();
  },
};

/** The server's own text, word for word (§8). */
export const SubmitError: Story = {
  parameters: storyParameters({
    verifyPasswordReset: failsWith(verifyPasswordReset, 500, { error: 'Base de datos ocupada.' }),
  }),
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Base de datos ocupada.');
  },
};

/** An unsuccessful response (§8 "non-200"). */
export const SubmitErrorUnexpectedResponse: Story = {
  parameters: {
    ...storyParameters({ verifyPasswordReset: failsWith(verifyPasswordReset, 202) }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await change(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No es posible actualizar la contraseña.');
  },
};

/** No response (§8). */
export const Offline: Story = {
  parameters: storyParameters({ verifyPasswordReset: unreachable(verifyPasswordReset) }),
  play: async ({ canvas }) => {
    await change(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No es posible realizar la actualización.');
  },
};

/** Without a token in the URL, as after a reload: the link may be valid. */
export const Empty: Story = {
  parameters: { ...storyParameters({}, { route }), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Abra de nuevo el enlace del correo');
    await expect(alert).not.toHaveTextContent('Enlace no válido o expirado.');
    const again = canvas.getByRole('link', { name: 'Pedir un enlace nuevo' });
    await expect(again).toHaveAttribute('href', '/auth/reset-password');
  },
};

/** The link was used before, or is expired: said before a password is typed. */
export const NotFound: Story = {
  parameters: storyParameters({ checkResetLink: fails(checkResetLink, 'LINK_INVALID') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enlace no válido o expirado.')).toBeVisible();
    await expect(canvas.getByText(/haberse usado ya/)).toBeVisible();
    await expect(canvas.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument();
  },
};

/** The link expires while the password is typed, after a check without a response. */
export const NotFoundLater: Story = {
  parameters: {
    ...storyParameters({
      checkResetLink: unreachable(checkResetLink),
      verifyPasswordReset: fails(verifyPasswordReset, 'LINK_INVALID'),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await change(canvas);
    const notice = await canvas.findByText('Enlace no válido o expirado.');
    await expect(notice).toBeVisible();
    await expectFocusAround(notice);
  },
};

export const Mobile: Story = { ...onPhone };
