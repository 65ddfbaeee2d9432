import {
  administrator,
  empty,
  errorLogRows,
  fails,
  failsWith,
  longErrorLog,
  longTransaction,
  longUtilization,
  never,
  ok,
  ownSecondFactor,
  respondWith,
  userAccount,
  utilizationRows,
} from '@consultancy/api/testing';
import {
  getAccessLogs,
  getSecondFactor,
  getTransactions,
  getUserAccount,
  getUserErrors,
  getUtilizations,
  resetSecondFactor,
  suspendUser,
  type UserAccount,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { stubPasskeys } from '../../../testing/passkeys.ts';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { UserScreen } from './UserScreen.tsx';

const meta = {
  title: 'Screens/Admin/User',
  component: UserScreen,
  parameters: screenParameters({
    route: '/adminview/users/marcela_rios',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof UserScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = <Item,>(items: Item[]) => ({ items, next_cursor: null });

/** Rows of a user whom the list would page. */
const lists = {
  getUtilizations: ok(getUtilizations, page(utilizationRows(5))),
  getUserErrors: ok(getUserErrors, page(errorLogRows(3))),
};

export const Default: Story = {
  parameters: storyParameters(lists),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('marcela_rios');
    await expect(
      await canvas.findByText('Marcela Ríos Castaño · Ambiental del Valle S.A.S.'),
    ).toBeVisible();
    await expect(canvas.getByText('1.204,50')).toBeVisible();
    await expect(canvas.getByText('36,00')).toBeVisible();
    for (const value of ['BOG-SIG-PC07-8F3A21C4', '+573001234567', 'Activa']) {
      await expect(canvas.getByText(value)).toBeVisible();
    }
    for (const name of [
      'Últimas utilizaciones',
      'Últimas transacciones',
      'Últimos errores',
      'Últimos accesos',
    ]) {
      const table = within(await canvas.findByRole('table', { name }));
      await expect(table.getAllByRole('row').length).toBeGreaterThan(3);
    }
    await expect(canvas.getByRole('link', { name: 'Ver todo: Utilizaciones' })).toHaveAttribute(
      'href',
      '/adminview/utilizations/user?username=marcela_rios',
    );
    await expect(canvas.getByRole('link', { name: 'Créditos' })).toHaveAttribute(
      'href',
      '/adminview/creditsBalance/user?username=marcela_rios',
    );
    const trail = within(canvas.getByRole('navigation', { name: 'Ruta de la página' }));
    await expect(trail.getByRole('link', { name: 'Usuarios' })).toHaveAttribute(
      'href',
      '/adminview/users',
    );
  },
};

/** A suspended account can be reactivated, with a reason, and then be suspended. */
export const DefaultSuspended: Story = {
  parameters: {
    ...storyParameters({
      ...lists,
      getUserAccount: ok(getUserAccount, {
        ...userAccount,
        disabled_at: '2026-11-16T20:05:31.000Z',
        open_sessions: 0,
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La cuenta está suspendida')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspender la cuenta' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivar la cuenta' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText('Motivo'), 'Acuerdo con el cliente');
    await userEvent.click(question.getByRole('button', { name: 'Reactivar' }));
    await expect(await canvas.findByText('Hecho.')).toBeVisible();
  },
};

let isSuspended = false;

/** The button of an action is gone after it; the focus stays at the actions, where the next one is. */
export const SuccessFocus: Story = {
  parameters: {
    ...storyParameters({
      ...lists,
      suspendUser: respondWith(suspendUser, () => {
        isSuspended = true;
        return HttpResponse.json({ message: 'Hecho.' });
      }),
      getUserAccount: respondWith(getUserAccount, () =>
        HttpResponse.json({
          ...userAccount,
          disabled_at: isSuspended ? userAccount.date_joined : null,
        }),
      ),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    isSuspended = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspender la cuenta' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText('Motivo'), 'Pago devuelto por el banco');
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await expect(await canvas.findByRole('button', { name: 'Reactivar la cuenta' })).toBeVisible();
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajustar los créditos' })).toHaveFocus();
  },
};

/** The account that remains of an erased user. */
const erasedAccount: UserAccount = {
  ...userAccount,
  username: 'suprimido_3f9c1a07be',
  email: 'suprimido_3f9c1a07be@suprimido.invalid',
  first_name: '',
  last_name: '',
  cellphone: '',
  enterprise_name: '',
  machine_id: null,
  last_login: null,
  pending_credits: '0.00',
  disabled_at: '2026-11-16T20:05:31.000Z',
  erased_at: '2026-11-16T20:06:02.000Z',
  open_sessions: 0,
};

/** Of an erased account only records remain: it has no actions. */
export const DefaultErased: Story = {
  parameters: storyParameters(
    { ...lists, getUserAccount: ok(getUserAccount, erasedAccount) },
    { route: `/adminview/users/${erasedAccount.username}` },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La cuenta está suprimida')).toBeVisible();
    await expect(canvas.getByText('Suprimida')).toBeVisible();
    await expect(canvas.getByText('Suprimida el')).toBeVisible();
    for (const term of ['Nombre', 'Empresa', 'Celular']) {
      await expect(canvas.getByText(term).parentElement).toHaveTextContent(`${term}—`);
    }
    const available = canvas.getByText('la cuenta suprimida no los puede usar');
    await expect(available.parentElement).toHaveTextContent(/Disponibles\s*0,00\s*la/);
    await expect(canvas.queryByText('Aún no ha ingresado')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Créditos' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reactivar la cuenta' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ajustar los créditos' })).toBeNull();
  },
};

/** After a change of the role the user is still shown, with the actions of the new role. */
export const SuccessRole: Story = {
  parameters: { ...storyParameters(lists), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hacer administrador' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText('Motivo'), 'Reemplaza a la coordinadora');
    await userEvent.type(question.getByLabelText('Su contraseña'), 'una clave larga');
    await userEvent.click(question.getByRole('button', { name: 'Hacer administrador' }));
    await expect(await canvas.findByText('Hecho.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suspender la cuenta' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver en Administradores' })).toBeNull();
  },
};

const protectedAccount = {
  getUserAccount: ok(getUserAccount, {
    ...userAccount,
    second_factor_since: '2026-10-02T15:20:00.000Z',
  }),
};
const resets: unknown[] = [];

/** The second factor of a user who lost it is reset, with a passkey in place of the password. */
export const SuccessFactorReset: Story = {
  parameters: {
    ...storyParameters({
      ...lists,
      ...protectedAccount,
      getSecondFactor: ok(getSecondFactor, ownSecondFactor),
      resetSecondFactor: respondWith(resetSecondFactor, async ({ request }) => {
        resets.push(await request.json());
        return HttpResponse.json({ message: 'Hecho.' });
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    resets.length = 0;
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Desde 02/10/2026 10:20:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer el segundo factor' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText('Motivo'), 'Perdió el teléfono; confirmado');
    await userEvent.click(
      await question.findByRole('button', { name: 'Usar una llave de acceso' }),
    );
    await expect(question.queryByLabelText('Su contraseña')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Restablecer' }));
    await expect(await canvas.findByText('Hecho.')).toBeVisible();
    await expect(resets).toEqual([
      expect.objectContaining({
        reason: 'Perdió el teléfono; confirmado',
        passkey: expect.objectContaining({ type: 'public-key' }),
      }),
    ]);
    await expect(resets).not.toEqual([expect.objectContaining({ password: expect.anything() })]);
  },
};

/** An administrator without a passkey types the password; it is needed. */
export const FieldErrorsFactorReset: Story = {
  parameters: { ...storyParameters({ ...lists, ...protectedAccount }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Restablecer el segundo factor' }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText('Motivo'), 'Perdió el teléfono; confirmado');
    await userEvent.click(question.getByRole('button', { name: 'Restablecer' }));
    await expect(await question.findByText('Escriba su contraseña.')).toBeVisible();
    await expect(question.queryByRole('button', { name: 'Usar una llave de acceso' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({
      getUserAccount: never(getUserAccount),
      getUtilizations: never(getUtilizations),
      getTransactions: never(getTransactions),
      getUserErrors: never(getUserErrors),
      getAccessLogs: never(getAccessLogs),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('marcela_rios');
    const table = canvas.getByRole('table', { name: 'Últimos accesos' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

/** A new user: every part says that there is nothing. */
export const Empty: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: empty(getUtilizations),
      getTransactions: empty(getTransactions),
      getUserErrors: empty(getUserErrors),
      getAccessLogs: empty(getAccessLogs),
      getUserAccount: ok(getUserAccount, {
        ...userAccount,
        machine_id: null,
        last_login: null,
        current_credits: '0.00',
        pending_credits: '0.00',
        open_sessions: 0,
        pending_email: 'nueva@example.com',
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    for (const text of [
      'El usuario no tiene utilizaciones.',
      'El usuario no tiene transacciones.',
      'El usuario no ha registrado errores.',
      'El usuario no tiene accessos.',
      'Sin equipo registrado',
      'Aún no ha ingresado',
      'nueva@example.com',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
  },
};

/** Each part fails by itself, with a retry of its own. */
export const LoadError: Story = {
  parameters: {
    ...storyParameters({
      ...lists,
      getTransactions: failsWith(getTransactions, 500),
      getUserErrors: failsWith(getUserErrors, 500),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BOG-SIG-PC07-8F3A21C4')).toBeVisible();
    const failures = await canvas.findAllByText('No se pudieron cargar los registros.');
    await expect(failures).toHaveLength(2);
    await expect(await canvas.findByRole('table', { name: 'Últimas utilizaciones' })).toBeVisible();
  },
};

/** The account itself cannot be read; its records can. */
export const LoadErrorAccount: Story = {
  parameters: {
    ...storyParameters({ getUserAccount: failsWith(getUserAccount, 500) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Últimos accesos' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: {
    ...storyParameters(
      { getUserAccount: fails(getUserAccount, 'USER_NOT_FOUND') },
      { route: '/adminview/users/nadie_99' },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario no encontrado.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver los usuarios' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** As much data as the columns may hold. */
export const LongContent: Story = {
  parameters: storyParameters({
    getUserAccount: ok(getUserAccount, {
      ...userAccount,
      first_name: 'Consolación de los Ángeles '.repeat(3).trim(),
      last_name: 'W'.repeat(80),
      email: `${'una.direccion.muy.larga.'.repeat(10)}x@example.com`,
      enterprise_name: 'Consorcio Interventoría Hidroeléctrica del Alto Magdalena '.repeat(2),
      machine_id: 'M'.repeat(64),
      current_credits: '999999999999.99',
      pending_credits: '999999999999.98',
      open_sessions: 1200,
    }),
    getUtilizations: ok(getUtilizations, page([longUtilization])),
    getTransactions: ok(getTransactions, page([longTransaction])),
    getUserErrors: ok(getUserErrors, page([longErrorLog])),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Últimos errores' });
    await expect(await canvas.findByText('0,01')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  ...onPhone,
  parameters: { ...storyParameters(lists), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Últimos errores' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
