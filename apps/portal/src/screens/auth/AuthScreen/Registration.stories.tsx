import {
  errorResponse,
  fails,
  failsWith,
  never,
  ok,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import {
  exampleProfile,
  getUsernameAvailability,
  type Profile,
  profileFieldNames,
  profileLabels,
  register,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { AuthScreen } from './AuthScreen.tsx';
import { registrationDraft } from './components/registration-draft.ts';

const meta = {
  title: 'Screens/Auth/Registration',
  component: AuthScreen,
  parameters: screenParameters({ route: '/auth/register', frame: 'public' }),
  beforeEach: () => registrationDraft.clear(),
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const profile: Profile = {
  ...exampleProfile,
  first_name: 'Marcela',
  last_name: 'Ríos Ñungo',
  enterprise_name: 'Geoambiental S. A. S.',
  cellphone: '300 123 4567',
  email: 'Marcela@Empresa.com',
};

/** What the form is filled in with, by the labels of its fields. */
const account = {
  ...Object.fromEntries(profileFieldNames.map((field) => [profileLabels[field], profile[field]])),
  Usuario: 'Marcela_Rios',
  Contraseña: 'una clave larga',
  'Confirme la contraseña': 'una clave larga',
};

/**
 * Fills the form in, and waits until the username was looked up, as the screenshot shows the
 * result.
 */
async function fill(canvasElement: HTMLElement, values: Record<string, string> = {}) {
  const form = within(within(canvasElement).getByRole('form', { name: 'Crear una cuenta' }));
  for (const [label, value] of Object.entries({ ...account, ...values })) {
    await userEvent.type(form.getByLabelText(label), value, { delay: null });
  }
  if (!('Usuario' in values)) await form.findByText('«Marcela_Rios» está disponible.');
  return form;
}

async function accept(form: Awaited<ReturnType<typeof fill>>) {
  for (const box of form.getAllByRole('checkbox')) await userEvent.click(box);
}

const send = (form: Awaited<ReturnType<typeof fill>>) =>
  userEvent.click(form.getByRole('button', { name: 'Registrarme' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Crear una cuenta');
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};

/** An existing username is reported beside its field, and does not block the form. */
export const DefaultUsernameUnavailable: Story = {
  parameters: storyParameters({
    getUsernameAvailability: ok(getUsernameAvailability, { available: false }),
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Usuario');
    const { top } = field.getBoundingClientRect();
    await userEvent.type(field, 'Marcela_Rios');
    const notice = await canvas.findByText('«Marcela_Rios» ya está en uso.');
    // The notice is as high as the hint beside it.
    await expect(field.getBoundingClientRect().top).toBe(top);
    await expect(notice.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(field).toHaveAccessibleDescription(/ya está en uso/);
    await expect(field).not.toBeInvalid();
    await userEvent.type(field, '2');
    await expect(canvas.queryByText(/ya está en uso/)).not.toBeInTheDocument();
    await userEvent.type(field, '{Backspace}');
    await expect(await canvas.findByText('«Marcela_Rios» ya está en uso.')).toBeVisible();
  },
};

/** What was typed survives the toggle to the sign-in, except the passwords. */
export const DefaultDraft: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await accept(await fill(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Ya tengo cuenta: ingresar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear una cuenta' }));
    await expect(await canvas.findByLabelText('Nombres')).toHaveValue('Marcela');
    for (const [label, value] of Object.entries(account)) {
      const isSecret = /contraseña/i.test(label);
      await expect(canvas.getByLabelText(label)).toHaveValue(isSecret ? '' : value);
    }
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(JSON.stringify({ ...sessionStorage })).toContain('Marcela_Rios');
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain(account.Contraseña);
  },
};

/** Who has no company enters that by a click, which removes an earlier error. */
export const DefaultIndependent: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Registrarme' }));
    const field = canvas.getByLabelText('Empresa');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getByLabelText('Nombres')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Soy independiente' }));
    await expect(field).toHaveValue('Independiente');
    await expect(field).not.toBeInvalid();
  },
};

/** All validation messages at once, in the exact words of §5. */
export const FieldErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement, {
      Usuario: 'ana maría',
      'Confirme la contraseña': 'otra',
    });
    await send(form);
    await expect(await canvas.findByText('Passwords do not match!')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(/Las contraseñas no coinciden/)).toBeVisible();
    await expect(
      canvas.getByText('Debes aceptar los términos y condiciones del servicio.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Debes aceptar la política de tratamiento de datos personales.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Usuario')).toHaveFocus();
  },
};

/** A validation issue of the server is shown at its field. */
export const FieldErrorsUsernameUnavailable: Story = {
  parameters: storyParameters({
    register: fails(register, 'USERNAME_TAKEN', {
      error: 'Ese usuario ya existe. Elija otro.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement);
    await accept(form);
    await send(form);
    await expect(await canvas.findByText('Ese usuario ya existe. Elija otro.')).toBeVisible();
    await expect(form.getByLabelText('Usuario')).toHaveFocus();
    await expect(form.getByLabelText('Correo electrónico')).toHaveValue('Marcela@Empresa.com');
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ register: never(register) }),
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement);
    await accept(form);
    await send(form);
    await expect(await canvas.findByRole('button', { name: 'Procesando…' })).toBeVisible();
  },
};

export const SubmitError: Story = {
  parameters: storyParameters({
    register: fails(register, 'BOT_CHECK_FAILED', {
      error: 'No se superó la verificación de seguridad. Intente de nuevo.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement);
    await accept(form);
    await send(form);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se superó');
  },
};

const failToConnect: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const form = await fill(canvasElement);
  await accept(form);
  await send(form);
  await expect(
    await canvas.findByText('Unable to connect to the server. Please try again later.'),
  ).toBeVisible();
};

export const Offline: Story = {
  parameters: storyParameters({ register: unreachable(register) }),
  play: failToConnect,
};

/** An error without a text, as from a proxy, has the same message (§8). */
export const OfflineProxy: Story = {
  parameters: {
    ...storyParameters({ register: failsWith(register, 502) }),
    screenshots: { disable: true },
  },
  play: failToConnect,
};

/** Sent without the repeated password, lower-cased (§3); then the pending page. */
export const Success: Story = {
  parameters: {
    ...storyParameters({
      register: respondWith(register, async ({ request }) => {
        const { username, email, recaptchaToken, ...rest } = (await request.json()) as Record<
          string,
          unknown
        >;
        const asSpecified =
          username === 'marcela_rios' &&
          email === 'marcela@empresa.com' &&
          !('confirmPassword' in rest) &&
          typeof recaptchaToken === 'string';
        return asSpecified
          ? HttpResponse.json({ message: 'Hecho.' })
          : errorResponse('VALIDATION_ERROR', { error: JSON.stringify(rest) });
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    await accept(form);
    await send(form);
    await expectUrl(canvasElement, '/auth/pending-verification');
    await expect(registrationDraft.read()).toBeNull();
  },
};

export const Mobile: Story = { ...onPhone };
