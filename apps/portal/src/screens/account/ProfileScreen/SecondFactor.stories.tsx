import {
  errorResponse,
  fails,
  never,
  noSecondFactor,
  ok,
  ordinaryUser,
  ownSecondFactor,
  recoveryCodeList,
  respondWith,
} from '@consultancy/api/testing';
import {
  activateTotp,
  addPasskey,
  getSecondFactor,
  type Passkey,
  removePasskey,
  renewRecoveryCodes,
  type SecondFactor,
  startPasskey,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SecondFactorCard } from '../../../components/SecondFactor/SecondFactorCard.tsx';
import { stubPasskeys } from '../../../testing/passkeys.ts';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';

const meta = {
  title: 'Screens/Account/SecondFactor',
  component: SecondFactorCard,
  args: { username: ordinaryUser.username },
  parameters: screenParameters({
    route: '/userview/profile',
    session: ordinaryUser,
    frame: 'user',
  }),
} satisfies Meta<typeof SecondFactorCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const desktop = { screenshots: { sizes: ['desktop'] } } as const;

const having = (factor: Partial<SecondFactor>) =>
  storyParameters({ getSecondFactor: ok(getSecondFactor, { ...ownSecondFactor, ...factor }) });

const open = async (canvas: Canvas, button: string, title = button) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const typePassword = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.type(dialog.getByLabelText('Su contraseña'), 'una clave larga');

const addPasskeyButton = 'Agregar una llave de acceso';
const newCodesTitle = '¿Crear códigos de recuperación nuevos?';
const addAppButton = 'Agregar una aplicación de autenticación';

/** Starts the set-up of an app: the dialog then shows its secret. */
const startApp = async (canvas: Canvas) => {
  const dialog = await open(canvas, addAppButton);
  await typePassword(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
  return dialog;
};

/** Two passkeys, an app, and most of the recovery codes. */
export const Default: Story = {
  parameters: { ...having({}), ...desktop },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Métodos configurados' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('Sincronizada')).toBeVisible();
    await expect(canvas.getByText('Quedan 8 de 10')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Cambiar la aplicación de autenticación' }),
    ).toBeVisible();
  },
};

/** Nothing set up yet: why it is worth it, and the two ways. */
export const Empty: Story = {
  parameters: { ...storyParameters({}), screenshots: { sizes: ['mobile'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: addPasskeyButton })).toBeVisible();
    await expect(canvas.getByRole('button', { name: addAppButton })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Métodos configurados' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({ getSecondFactor: never(getSecondFactor) }),
    ...withoutScreenshots,
  },
};

export const LoadError: Story = {
  parameters: {
    ...storyParameters({ getSecondFactor: fails(getSecondFactor, 'SERVICE_UNAVAILABLE') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No fue posible consultar su segundo factor.'),
    ).toBeVisible();
  },
};

/** Few codes are left, and the only method of an account that must have one cannot be removed. */
export const DefaultRequired: Story = {
  parameters: {
    ...having({ required: true, passkeys: [], recovery_codes_left: 1 }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Queda 1 de 10')).toBeVisible();
    await expect(canvas.getByText(/Quedan pocos códigos/)).toBeVisible();
    await expect(canvas.getByText(/debe tener al menos uno/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  },
};

const tenPasskeys = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Llave número ${index + 1} de la oficina de levantamientos topográficos de Bogotá`,
  created_at: '2026-10-02T15:24:00.000Z',
  last_used_at: null,
  synced: true,
}));

/** The most that an account can have, with the longest names. */
export const LongContent: Story = {
  ...onPhone,
  parameters: { ...having({ passkeys: tenPasskeys }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tiene 10 llaves de acceso, el máximo/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: addPasskeyButton })).toBeNull();
  },
};

// State of the mocked server, which each story that changes it resets.
let factor: SecondFactor = noSecondFactor;
const withState = {
  getSecondFactor: respondWith(getSecondFactor, () => HttpResponse.json(factor)),
  addPasskey: respondWith(addPasskey, () => {
    factor = ownSecondFactor;
    return HttpResponse.json(
      { message: 'Hecho.', recovery_codes: recoveryCodeList },
      { status: 201 },
    );
  }),
  removePasskey: respondWith(removePasskey, ({ params }) => {
    factor = { ...factor, passkeys: factor.passkeys.filter(({ id }) => `${id}` !== params.id) };
    return HttpResponse.json({ message: 'Hecho.' });
  }),
};

/** The first factor brings recovery codes: closing them unsaved needs a confirmation. */
export const SuccessPasskey: Story = {
  parameters: { ...storyParameters(withState), ...desktop },
  beforeEach: () => {
    factor = noSecondFactor;
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, addPasskeyButton);
    await expect(dialog.getByLabelText('Nombre de la llave')).not.toHaveValue('');
    await typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear la llave de acceso' }));
    const codes = within(
      await screen.findByRole('dialog', { name: 'Guarde sus códigos de recuperación' }),
    );
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Cerrar sin guardar los códigos?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Volver a los códigos' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(codes.getByText('K7QF-2M9X-TR4D')).toBeVisible();
  },
};

export const SuccessPasskeySaved: Story = {
  ...SuccessPasskey,
  parameters: { ...storyParameters(withState), ...withoutScreenshots },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, addPasskeyButton);
    await typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear la llave de acceso' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya los guardé' }));
    await expect(await canvas.findByText('La llave de acceso quedó agregada.')).toBeVisible();
    await expect(await canvas.findByText('Portátil de la oficina')).toBeVisible();
  },
};

/** A key that may be in the app already is given up only after a question. */
export const ModalOpenLeave: Story = {
  parameters: { ...storyParameters({}), ...withoutScreenshots },
  play: async ({ canvas }) => {
    const dialog = await startApp(canvas);
    const code = await dialog.findByLabelText('Código de un solo uso');
    await userEvent.keyboard('{Escape}');
    const name = '¿Salir sin activar la aplicación?';
    const stay = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(stay.getByRole('button', { name: 'Volver al código' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(code).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const leave = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(leave.getByRole('button', { name: 'Salir sin activarla' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: addAppButton })).toHaveFocus());
  },
};

/** The codes of a running set-up are shown once: the dialog cannot be closed before they are. */
export const BusyActivation: Story = {
  parameters: {
    ...storyParameters({ activateTotp: never(activateTotp) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const dialog = await startApp(canvas);
    await userEvent.type(await dialog.findByLabelText('Código de un solo uso'), '123456{Enter}');
    await dialog.findByRole('button', { name: 'Activando…' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await expect(screen.getByRole('dialog', { name: addAppButton })).toBeVisible();
  },
};

/** The browser's prompt was dismissed: the name and the password stay. */
export const SubmitErrorDismissed: Story = {
  parameters: { ...storyParameters({}), ...withoutScreenshots },
  beforeEach: () => stubPasskeys('dismissed'),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, addPasskeyButton);
    await typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear la llave de acceso' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No se creó ninguna llave');
    await expect(dialog.getByLabelText('Su contraseña')).toHaveValue('una clave larga');
  },
};

export const FieldErrorsPassword: Story = {
  parameters: {
    ...storyParameters({ startPasskey: fails(startPasskey, 'PASSWORD_INCORRECT') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, addPasskeyButton);
    await typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear la llave de acceso' }));
    await expect(await dialog.findByText('La contraseña no es correcta.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Su contraseña')).toHaveFocus());
  },
};

/** The secret as a QR code and to be typed, and the field of the first code. */
export const ModalOpenApp: Story = {
  parameters: { ...storyParameters({}), ...desktop },
  play: async ({ canvas }) => {
    const dialog = await startApp(canvas);
    await expect(
      await dialog.findByRole('img', { name: 'Código QR para su aplicación de autenticación' }),
    ).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(dialog.getByLabelText('Código de un solo uso')).toBeVisible();
  },
};

/** The set-up expired: it starts again with the password. */
export const SubmitErrorExpired: Story = {
  parameters: {
    ...storyParameters({
      activateTotp: respondWith(activateTotp, () => errorResponse('FACTOR_SETUP_EXPIRED')),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const dialog = await startApp(canvas);
    await userEvent.type(await dialog.findByLabelText('Código de un solo uso'), '123456{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('La configuración venció');
    await userEvent.click(dialog.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(await dialog.findByLabelText('Su contraseña')).toBeVisible();
  },
};

/** A removal needs a confirmation; the list is then one shorter. */
export const SuccessRemoved: Story = {
  parameters: { ...storyParameters(withState), ...withoutScreenshots },
  beforeEach: () => {
    factor = ownSecondFactor;
  },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Quitar: Teléfono' });
    await expect(remove).toHaveAccessibleDescription(/^Desde: \d\d\//);
    await userEvent.click(remove);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('¿Quitar «Teléfono»?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByText(/El método se quitó/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Teléfono')).toBeNull());
  },
};

/** A method that was removed in another tab leaves the list here too. */
export const SubmitErrorRemoved: Story = {
  parameters: {
    ...storyParameters({
      ...withState,
      removePasskey: respondWith(removePasskey, () => {
        factor = { ...ownSecondFactor, passkeys: [] };
        return errorResponse('FACTOR_NOT_FOUND');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    factor = ownSecondFactor;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar: Teléfono' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByText('Teléfono')).toBeNull());
  },
};

export const SuccessRenewed: Story = {
  parameters: { ...having({}), ...withoutScreenshots },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Crear códigos nuevos', newCodesTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear códigos nuevos' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya los guardé' }));
    await expect(await canvas.findByText('Los códigos nuevos quedaron activos.')).toBeVisible();
  },
};

/** Factors and codes that were removed in another tab are removed here too. */
export const SubmitErrorRenewed: Story = {
  parameters: {
    ...storyParameters({
      ...withState,
      renewRecoveryCodes: respondWith(renewRecoveryCodes, () => {
        factor = noSecondFactor;
        return errorResponse('FACTOR_NOT_FOUND');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    factor = ownSecondFactor;
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Crear códigos nuevos', newCodesTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear códigos nuevos' }));
    await expect((await dialog.findByRole('alert')).textContent).toMatch(
      /Ese segundo factor ya no está en la cuenta\.$/,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Crear códigos nuevos' })).toBeNull(),
    );
  },
};

/** As many passkeys as an account may have: the one that another tab added is listed now. */
export const SubmitErrorLimit: Story = {
  parameters: {
    ...storyParameters({
      ...withState,
      startPasskey: respondWith(startPasskey, () => {
        const [passkey] = ownSecondFactor.passkeys;
        const last = { ...passkey, id: 90, name: 'Llave de otra pestaña' } as Passkey;
        factor = { ...ownSecondFactor, passkeys: [...ownSecondFactor.passkeys, last] };
        return errorResponse('PASSKEY_LIMIT_REACHED');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    factor = ownSecondFactor;
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, addPasskeyButton);
    await typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear la llave de acceso' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Ya tiene 10 llaves de acceso. Quite una antes de agregar otra.',
    );
    await expect(await canvas.findByText('Llave de otra pestaña')).toBeVisible();
  },
};
