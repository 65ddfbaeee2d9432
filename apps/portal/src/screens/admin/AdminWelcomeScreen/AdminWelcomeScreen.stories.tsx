import {
  administrator,
  adminOverview,
  emptyOverview,
  fails,
  failsWith,
  firstWelcome,
  never,
  ok,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import {
  type AdminOverview,
  countedUsersMaximum,
  getAdminOverview,
  getPriceList,
  getWelcomeInfo,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { forgetRequests, readAgain, respondOnce } from '../../../testing/lost-connection.ts';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { AdminWelcomeScreen } from './AdminWelcomeScreen.tsx';

const meta = {
  title: 'Screens/Admin/Welcome',
  component: AdminWelcomeScreen,
  parameters: screenParameters({
    route: '/adminview/adminWelcome',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof AdminWelcomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este mes: noviembre de 2026')).toBeVisible();
    await expect(canvas.getByText('$ 7.560.000')).toBeVisible();
    await expect(canvas.getByText('mes anterior: $ 11.368.000')).toBeVisible();
    await expect(canvas.getByText('hoy: 42; mes anterior: 1.976')).toBeVisible();
    await expect(canvas.getByText('312')).toBeVisible();
    await expect(canvas.queryByText(/lista de precios publicada/)).toBeNull();
    const errors = canvas.getByRole('table', { name: 'Errores por herramienta, este mes' });
    await expect(within(errors).getAllByRole('rowheader')[0]).toHaveTextContent('R_INF_04');
    await expect(within(errors).queryByText(/R_INF_01/)).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'Ver las transacciones del mes' }),
    ).toHaveAttribute('href', '/adminview/all-transactions?start_date=2026-11-01');
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Nueva transacción' })).toHaveLength(2);
  },
};

/** Pending items, with links to the pages that handle them. */
export const ModalOpen: Story = {
  parameters: { screenshots: { area: 'viewport' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver: Reservas vencidas' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reservas vencidas' }));
    await expect(sheet.getByText('jperez_sig')).toBeVisible();
    await expect(sheet.getByText(/R_INF_11: 20,50 créditos reservados/)).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Ver sus utilizaciones' })).toHaveAttribute(
      'href',
      '/adminview/utilizations/user?username=jperez_sig',
    );
  },
};

/** Data requests that are due soon or overdue, with their terms. */
export const ModalOpenDataRequests: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    const title = 'Solicitudes de datos por vencer';
    await userEvent.click(await canvas.findByRole('button', { name: `Ver: ${title}` }));
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    await expect(sheet.getByText('Reclamo: corrección: venció el 17/11/2026.')).toBeVisible();
    await expect(sheet.getByText('Consulta: vence el 20/11/2026.')).toBeVisible();
    await expect(sheet.getAllByRole('link', { name: 'Abrir la solicitud' })[0]).toHaveAttribute(
      'href',
      '/adminview/data-requests/7',
    );
  },
};

/** A run whose final counts cost more than its reservation and the balance. */
export const ModalOpenSettlements: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    const title = 'Cobros distintos de lo reservado';
    await userEvent.click(await canvas.findByRole('button', { name: `Ver: ${title}` }));
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    await expect(
      sheet.getByText(
        'R_INF_04: reservó por 900 FC y 120 TB y terminó con 18.400 FC y 120 TB. ' +
          'Créditos reservados: 2,50; cobrados: 7,50. Sin cobrar por falta de saldo: 5.',
      ),
    ).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Ver sus utilizaciones' })).toHaveAttribute(
      'href',
      '/adminview/utilizations/user?username=c_mendoza',
    );
  },
};

/** The overview with other pending items. */
const withWaiting = (waiting: Partial<AdminOverview['waiting']>) =>
  storyParameters({
    getAdminOverview: ok(getAdminOverview, {
      ...adminOverview,
      waiting: { ...adminOverview.waiting, ...waiting },
    }),
  });

/** More items than are listed, and a mail that will not be retried. */
export const ModalOpenMails: Story = {
  parameters: {
    ...withWaiting({ mails: { ...adminOverview.waiting.mails, count: 1204 } }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver: Correos sin entregar' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Correos sin entregar' }));
    await expect(sheet.getByText(/^Comprobante de compra/)).toHaveTextContent(
      'Comprobante de compra · compras@ambiental-del-valle.example',
    );
    await expect(
      sheet.getByText(
        /^Del 18\/11\/2026 13:00:00\. 25 intentos\. No se volverá a intentar\. Último error: 550/,
      ),
    ).toBeVisible();
    await expect(sheet.getByText('Se muestra 1 de 1.204, por antigüedad.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({
      getWelcomeInfo: never(getWelcomeInfo),
      getAdminOverview: never(getAdminOverview),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status', { name: 'Cargando la página…' })).toHaveLength(1);
    // It would move when the metrics above it are shown.
    await expect(canvas.queryByRole('heading', { name: 'Su cuenta' })).not.toBeInTheDocument();
  },
};

/** A portal without users. */
export const Empty: Story = {
  parameters: storyParameters({
    getWelcomeInfo: ok(getWelcomeInfo, firstWelcome),
    getAdminOverview: ok(getAdminOverview, emptyOverview),
    getPriceList: ok(getPriceList, { price_list: null }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este es su primer ingreso')).toBeVisible();
    await expect(canvas.getAllByText('Nada')).toHaveLength(5);
    await expect(canvas.getByText('Aún no hay una lista de precios publicada')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a las listas de precios' })).toHaveAttribute(
      'href',
      '/adminview/price-lists',
    );
    await expect(
      canvas.getByText('Este mes ninguna herramienta ha reportado errores.'),
    ).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: {
    ...storyParameters({ getWelcomeInfo: fails(getWelcomeInfo, 'USER_NOT_FOUND') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario no encontrado.')).toBeVisible();
    await expect(canvas.getByText('Por atender')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: {
    ...storyParameters({ getAdminOverview: failsWith(getAdminOverview, 500) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
  },
};

/** Nothing loaded: one error, and one retry for everything. */
export const Offline: Story = {
  parameters: storyParameters({
    getWelcomeInfo: unreachable(getWelcomeInfo),
    getAdminOverview: unreachable(getAdminOverview),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network error or CORS issue.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Intentar de nuevo' })).toHaveLength(1);
  },
};

/** What is shown is read again in vain: that leaves it, and the retry of what was never read. */
export const OfflineAgain: Story = {
  beforeEach: forgetRequests,
  parameters: {
    ...storyParameters({
      getAdminOverview: respondOnce(getAdminOverview, adminOverview),
      getWelcomeInfo: respondWith(getWelcomeInfo, async () => {
        // After the overview.
        await delay(200);
        return HttpResponse.error();
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const retry = { name: 'Intentar de nuevo' };
    await expect(await canvas.findByRole('button', retry)).toBeVisible();
    await readAgain(getAdminOverview);
    await expect(await canvas.findByRole('button', retry)).toBeVisible();
    await expect(canvas.getByText('$ 7.560.000')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: storyParameters({
    getAdminOverview: ok(getAdminOverview, {
      ...adminOverview,
      sales: {
        this_month: {
          purchases: 99_999,
          credits_purchased: '99999999999999.99',
          amount_paid: '99999999999999.99',
        },
        last_month: {
          purchases: 99_999,
          credits_purchased: '99999999999999.99',
          amount_paid: '99999999999999.99',
        },
      },
      users: {
        total: countedUsersMaximum,
        joined_this_month: countedUsersMaximum,
        active_this_month: 1_234_567,
      },
      tools: adminOverview.tools.map((tool) => ({
        ...tool,
        feature_name:
          'Relaciones espaciales político-administrativas de las capas de caracterización',
        errors: tool.errors * 1_000_000,
      })),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('100.000 o más')).toHaveLength(2);
  },
};

/** An e-mail whose name is longer than a phone is wide breaks, and the text after it is whole. */
export const ModalOpenLongEmail: Story = {
  ...onPhone,
  parameters: {
    ...withWaiting({
      registrations: {
        ...adminOverview.waiting.registrations,
        count: 1,
        items: [
          {
            username: 'geomatica_ambiental',
            email: `${'departamentodegeomatica'.repeat(2)}@consultoriaambientaldelmagdalenamedio.com.co`,
            registered_at: '2026-11-16T15:00:00.000Z',
            expires_at: '2026-11-23T15:00:00.000Z',
          },
        ],
      },
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver: Registros sin verificar' }),
    );
    const sheet = await screen.findByRole('dialog', { name: 'Registros sin verificar' });
    const right = sheet.getBoundingClientRect().right;
    for (const text of within(sheet).getAllByText(/geomatica|^Se registró/)) {
      await expect(text.getBoundingClientRect().right).toBeLessThan(right);
    }
  },
};

export const Mobile: Story = { ...onPhone };
