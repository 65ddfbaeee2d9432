import {
  administrator,
  empty,
  errorResponse,
  fails,
  listedUserRows,
  ok,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import {
  createCreditAdjustment,
  getAdmins,
  getUsers,
  type ListedUser,
  suspendUser,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace, reportStories } from '../../testing/report-stories.tsx';
import { expectUrl, storyParameters } from '../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../testing/story-parameters.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as admins } from './admins.ts';
import { report as users } from './users.ts';

const meta = {
  title: 'Reports/Users',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const storiesOfUsers = reportStories({
  definition: users,
  endpoint: getUsers,
  handler: 'getUsers',
  route: '/adminview/users',
  title: 'Usuarios',
  shown: 'Mostrando 12 registros.',
  emptyText: 'No se encontraron usuarios.',
});

export const DefaultUsers: StoryObj = storiesOfUsers.Default;
export const LoadingUsers: StoryObj = storiesOfUsers.Loading;
export const EmptyUsers: StoryObj = storiesOfUsers.Empty;
export const LoadErrorUsers: StoryObj = storiesOfUsers.LoadError;

const storiesOfAdmins = reportStories({
  definition: admins,
  endpoint: getAdmins,
  handler: 'getAdmins',
  route: '/adminview/admins',
  title: 'Administradores',
  shown: 'Mostrando 2 registros.',
  emptyText: 'No se encontraron administradores.',
});

export const DefaultAdmins: StoryObj = {
  ...storiesOfAdmins.Default,
  parameters: { ...storiesOfAdmins.Default.parameters, ...withoutScreenshots },
};
export const LoadingAdmins: StoryObj = storiesOfAdmins.Loading;
export const EmptyAdmins: StoryObj = storiesOfAdmins.Empty;
export const LoadErrorAdmins: StoryObj = storiesOfAdmins.LoadError;

const ofUsers = { render: () => <ReportScreen definition={users} /> };
const inUsers = (handlers: Parameters<typeof storyParameters>[0] = {}) =>
  storyParameters(handlers, reportPlace('/adminview/users'));
const reason = 'Solicitud del cliente por correo';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Opens the details of a user, and returns their queries. */
async function openUser(canvas: Canvas, username: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: `Ver la cuenta de ${username}` }),
  );
  const name = `La cuenta de ${username}`;
  const details = within(await screen.findByRole('dialog', { name }));
  // The actions are fetched with the first user.
  await details.findByRole('link', { name: 'Créditos' });
  return details;
}

/** Clicks an action of a user, and returns the queries of its dialog. */
async function openAction(details: ReturnType<typeof within>, action: string) {
  await userEvent.click(details.getByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog'));
}

/** Everything about a user, the links to the reports, and the actions. */
export const ModalOpen: StoryObj = {
  ...ofUsers,
  parameters: { ...inUsers(), screenshots: { area: 'viewport' } },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    await expect(details.getByText('+573001234567')).toBeVisible();
    await expect(details.getByText('BOG-SIG-PC07-8F3A21C4')).toBeVisible();
    await expect(details.getByText('1.240,50')).toBeVisible();
    await expect(details.getByRole('link', { name: 'Créditos' })).toHaveAttribute(
      'href',
      '/adminview/creditsBalance/user?username=marcela_rios',
    );
    await expect(details.queryByRole('button', { name: 'Reactivar la cuenta' })).toBeNull();
  },
};

/** The account that remains of an erased user has reports, and no actions. */
export const ModalOpenErased: StoryObj = {
  ...ofUsers,
  parameters: {
    ...inUsers({
      getUsers: ok(getUsers, {
        items: listedUserRows(1).map((row) => ({
          ...row,
          first_name: '',
          last_name: '',
          enterprise_name: '',
          disabled_at: '2026-11-16T20:05:31.000Z',
          erased_at: '2026-11-16T20:06:02.000Z',
        })),
        next_cursor: null,
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    await expect(details.getByText('Suprimida el')).toBeVisible();
    await expect(details.getByText('Nombre').parentElement).toHaveTextContent('Nombre—');
    await expect(details.getByText('Empresa').parentElement).toHaveTextContent('Empresa—');
    await expect(details.queryByText('Suspendida desde')).toBeNull();
    await expect(details.queryByRole('button', { name: 'Reactivar la cuenta' })).toBeNull();
    await expect(details.queryByRole('button', { name: 'Ajustar los créditos' })).toBeNull();
  },
};

/** The search is in the address and in the request; an empty result can be reset. */
export const NoMatches: StoryObj = {
  ...ofUsers,
  parameters: {
    ...inUsers({
      getUsers: respondWith(getUsers, ({ request }) => {
        const search = new URL(request.url).searchParams.get('search');
        return HttpResponse.json({
          items: search === 'nadie' ? [] : listedUserRows(3),
          next_cursor: null,
        });
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Nombre, correo, usuario o empresa'), ' nadie ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('No se encontraron usuarios.')).toBeVisible();
    await expect(canvas.getByText(/Cámbielos o quítelos/)).toBeVisible();
    await expectUrl(canvasElement, '/adminview/users?search=nadie');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
  },
};

/** An action requires a reason before anything is sent. */
export const FieldErrors: StoryObj = {
  ...ofUsers,
  parameters: { ...inUsers(), screenshots: { area: 'viewport' } },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    const question = await openAction(details, 'Suspender la cuenta');
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.type(question.getByLabelText(/Motivo/), 'corto');
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await expect(
      await question.findByText('Explique el motivo con 10 a 500 caracteres.'),
    ).toBeVisible();
    await expect(question.getByLabelText(/Motivo/)).toHaveFocus();
  },
};

let suspended = false;
const rowsNow = (): ListedUser[] =>
  listedUserRows(2).map((row, index) =>
    index === 0 && suspended ? { ...row, disabled_at: '2026-11-18T21:10:00.000Z' } : row,
  );

/**
 * After success: the result is announced, the list is reloaded, and other actions are available. A
 * line break of the reason is sent as a space.
 */
export const Success: StoryObj = {
  ...ofUsers,
  beforeEach: () => {
    suspended = false;
  },
  parameters: {
    ...inUsers({
      getUsers: respondWith(getUsers, () =>
        HttpResponse.json({ items: rowsNow(), next_cursor: null }),
      ),
      suspendUser: respondWith(suspendUser, async ({ request, params }) => {
        const body = JSON.stringify(await request.json());
        if (params.username !== 'marcela_rios' || body !== JSON.stringify({ reason })) {
          return errorResponse('MALFORMED_REQUEST');
        }
        suspended = true;
        return HttpResponse.json({ message: 'La cuenta quedó suspendida.' });
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    const question = await openAction(details, 'Suspender la cuenta');
    await userEvent.type(question.getByLabelText(/Motivo/), reason.replace(' ', '{Enter}'));
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await expect(await details.findByText('La cuenta quedó suspendida.')).toBeVisible();
    await expect(await details.findByRole('button', { name: 'Reactivar la cuenta' })).toBeVisible();
    await expect(details.queryByRole('button', { name: 'Hacer administrador' })).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

let lists = 0;

/** A user who becomes an administrator leaves the list, after the result was read. */
export const SuccessOtherList: StoryObj = {
  ...ofUsers,
  beforeEach: () => {
    lists = 0;
  },
  parameters: {
    ...inUsers({
      getUsers: respondWith(getUsers, () => {
        lists += 1;
        return HttpResponse.json({ items: listedUserRows(3).slice(lists - 1), next_cursor: null });
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    const question = await openAction(details, 'Hacer administrador');
    await userEvent.type(question.getByLabelText(/Motivo/), reason);
    await userEvent.type(question.getByLabelText(/Su contraseña/), 'la que sea');
    await userEvent.click(question.getByRole('button', { name: 'Hacer administrador' }));
    await expect(await details.findByText('Hecho.')).toBeVisible();
    await expect(details.getByRole('link', { name: 'Ver en Administradores' })).toHaveAttribute(
      'href',
      '/adminview/admins?search=marcela_rios',
    );
    await expect(lists).toBe(1);
    await userEvent.click(details.getByRole('button', { name: 'Cerrar el detalle' }));
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
  },
};

/** Fills in an adjustment and sends it. */
async function adjust(question: ReturnType<typeof within>, amount: string) {
  await userEvent.click(question.getByLabelText('Restar créditos'));
  await userEvent.type(question.getByLabelText(/^Créditos/), amount);
  await userEvent.type(question.getByLabelText(/Motivo/), reason);
  await userEvent.type(question.getByLabelText(/Su contraseña/), 'la que sea');
  await userEvent.click(question.getByRole('button', { name: 'Registrar el ajuste' }));
}

/** The server's error is shown at the field that it is about. */
export const SubmitError: StoryObj = {
  ...ofUsers,
  parameters: {
    ...inUsers({
      createCreditAdjustment: fails(createCreditAdjustment, 'CREDITS_UNAVAILABLE'),
    }),
    screenshots: { area: 'viewport' },
  },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    const question = await openAction(details, 'Ajustar los créditos');
    await adjust(question, '1.300,25');
    await expect(await question.findByText('−59,75')).toBeVisible();
    await expect(await question.findByText(/no tiene tantos créditos disponibles/)).toBeVisible();
    await expect(question.getByLabelText(/^Créditos/)).toHaveAttribute('aria-invalid', 'true');
  },
};

const keys: (string | null)[] = [];

/** A lost response, then a gateway's: each retry sends the same content with the same key. */
export const SubmitErrorUnsettled: StoryObj = {
  ...ofUsers,
  beforeEach: () => {
    keys.length = 0;
  },
  parameters: {
    ...inUsers({
      createCreditAdjustment: respondWith(createCreditAdjustment, async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        const body = (await request.json()) as { amount: string };
        if (keys.length === 1) return HttpResponse.error();
        if (keys.length === 2) return new HttpResponse('Bad gateway', { status: 502 });
        return HttpResponse.json(
          {
            message: 'Hecho.',
            username: 'marcela_rios',
            movement_id: 902,
            credits_balance: body.amount === '-10.50' ? '1230.00' : '0.00',
          },
          { status: 201 },
        );
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    const question = await openAction(details, 'Ajustar los créditos');
    await adjust(question, '10,5');
    for (const failures of [1, 2]) {
      const retry = await question.findByRole('button', { name: 'Registrar el ajuste' });
      await expect(keys).toHaveLength(failures);
      await expect(question.getByText(/no se registra dos veces/)).toBeVisible();
      await userEvent.click(retry);
    }
    await expect(await details.findByText(/Saldo: 1\.230 créditos/)).toBeVisible();
    await expect(keys).toHaveLength(3);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** No response: the typed password and the reason are preserved. */
export const Offline: StoryObj = {
  ...ofUsers,
  parameters: { ...inUsers({ suspendUser: unreachable(suspendUser) }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'marcela_rios');
    const question = await openAction(details, 'Suspender la cuenta');
    await userEvent.type(question.getByLabelText(/Motivo/), reason);
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await expect(
      await question.findByText('Unable to connect to the server. Please try again later.'),
    ).toHaveAttribute('lang', 'en');
    await expect(question.getByLabelText(/Motivo/)).toHaveValue(reason);
  },
};

const own = { ...(listedUserRows(1)[0] as ListedUser), username: administrator.username };

/** One's own account can only be changed by another administrator, except for its machine (§6). */
export const DefaultOwnAccount: StoryObj = {
  render: () => <ReportScreen definition={admins} />,
  parameters: {
    ...storyParameters(
      { getAdmins: ok(getAdmins, { items: [own], next_cursor: null }), getUsers: empty(getUsers) },
      reportPlace('/adminview/admins'),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const details = await openUser(canvas, 'admin_demo');
    await expect(details.getByText(/Es su propia cuenta/)).toBeVisible();
    await expect(details.getByRole('button', { name: 'Liberar su equipo' })).toBeVisible();
    const names = [
      'Suspender la cuenta',
      'Retirar el rol de administrador',
      'Ajustar los créditos',
    ];
    for (const name of names) await expect(details.queryByRole('button', { name })).toBeNull();
  },
};

const names = ['w'.repeat(20), 'administracion_20car', 'geo_ambiental_15', 'geo_ambiental'];

/** Long usernames break within their column, after an underscore if they have one. */
export const LongContent: StoryObj = {
  ...ofUsers,
  parameters: {
    ...inUsers({
      getUsers: ok(getUsers, {
        items: names.map((username) => ({ ...own, username })),
        next_cursor: null,
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    for (const name of names) {
      const link = await canvas.findByRole('link', { name });
      const { right } = (link.closest('th') as HTMLElement).getBoundingClientRect();
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      if (!name.includes('_')) continue;
      const parts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (const range = document.createRange(); parts.nextNode(); ) {
        range.selectNodeContents(parts.currentNode);
        await expect(range.getClientRects()).toHaveLength(1);
      }
    }
  },
};
