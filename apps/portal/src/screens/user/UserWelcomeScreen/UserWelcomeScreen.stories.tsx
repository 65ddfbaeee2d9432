import {
  creditStatement,
  empty,
  fails,
  failsWith,
  firstWelcome,
  handlers,
  lowWelcome,
  never,
  noMachine,
  ok,
  ordinaryUser,
  registeredMachine,
  respondWith,
  signedInHandlers,
  unreachable,
  utilizationRows,
  welcome,
} from '@consultancy/api/testing';
import {
  createActivationCode,
  getCreditStatement,
  getMachine,
  getUtilizations,
  getWelcomeInfo,
  type Machine,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { UserWelcomeScreen } from './UserWelcomeScreen.tsx';

/** As many runs as the welcome requests. */
const latestRuns = {
  getUtilizations: ok(getUtilizations, { items: utilizationRows(5), next_cursor: null }),
};

const meta = {
  title: 'Screens/User/Welcome',
  component: UserWelcomeScreen,
  parameters: {
    ...screenParameters({ route: '/userview/userWelcome', session: ordinaryUser, frame: 'user' }),
    msw: { handlers: { ...handlers, ...latestRuns } },
  },
} satisfies Meta<typeof UserWelcomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How often the request of the welcome is still rejected. */
let rejections = 0;
/** How often the runs were requested. */
let requests = 0;
/** The machine of the mocked server. */
let machine: Machine = noMachine;

/** An administrator whose role was withdrawn while they worked. */
export const DefaultWithdrawn: Story = {
  parameters: { ...storyParameters({}, { state: { isWithdrawn: true } }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ya no es administrador')).toBeVisible();
  },
};

/** The month of a user who received the welcome credits. */
const firstStatement = {
  ...creditStatement,
  opening_balance: '0.00',
  credits_in: [{ type: 'Bono' as const, amount: '20.00', movements: 1 }],
  credits_out: [],
  closing_balance: '20.00',
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
    await expect(canvas.getByText('1.204,50')).toBeVisible();
    await expect(canvas.getByText('36,00')).toBeVisible();
    await expect(canvas.getByText('148')).toBeVisible();
    await expect(canvas.getByText('R_INF_04 Topología')).toBeVisible();
    await expect(await canvas.findByText('R_INF_01 Estructura general')).toBeVisible();
    await expect(canvas.getByText('En curso')).toBeVisible();
    await expect(await canvas.findByText('Consumo (8)')).toBeVisible();
    await expect(canvas.getByText('−49,50')).toBeVisible();
    await expect(canvas.queryByText('Para empezar')).not.toBeInTheDocument();
    await expect(await canvas.findByText('BOG-SIG-PC07-8F3A21C4')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyParameters({ getWelcomeInfo: never(getWelcomeInfo) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, marcela_rios');
  },
};

/** A user who has just registered sees the next steps. */
export const Empty: Story = {
  parameters: storyParameters({
    getWelcomeInfo: ok(getWelcomeInfo, firstWelcome),
    getMachine: ok(getMachine, noMachine),
    getUtilizations: empty(getUtilizations),
    getCreditStatement: ok(getCreditStatement, firstStatement),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 de 4 pasos hechos.')).toBeVisible();
    await expect(canvas.getByText('Este es su primer ingreso')).toBeVisible();
    await expect(canvas.getByText('Aún no ha ejecutado herramientas')).toBeVisible();
    await expect(await canvas.findByText(/Aún no hay un equipo registrado/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a Descargas' })).toHaveAttribute(
      'href',
      '/downloads/#GDBAudit',
    );
  },
};

/** A registered machine completes the steps that lead to it. */
export const EmptyWithMachine: Story = {
  parameters: {
    ...storyParameters({
      getWelcomeInfo: ok(getWelcomeInfo, firstWelcome),
      getMachine: ok(getMachine, registeredMachine),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 de 4 pasos hechos.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Crear el código' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ver las herramientas' })).toBeVisible();
  },
};

export const DefaultLowBalance: Story = {
  parameters: storyParameters({ getWelcomeInfo: ok(getWelcomeInfo, lowWelcome) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le quedan pocos créditos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver los precios' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  },
};

/** A failed sign-in attempt by someone else is reported. */
export const DefaultFailedSignIns: Story = {
  parameters: {
    ...storyParameters({ getWelcomeInfo: ok(getWelcomeInfo, { ...welcome, failed_sign_ins: 3 }) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const term = await canvas.findByText('Intentos de ingreso fallidos desde entonces');
    await expect(term.parentElement).toHaveTextContent(/entonces\s*3$/);
  },
};

/** An activation code with its remaining time, ready to copy. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Crear código de activación' }),
    );
    await expect(await canvas.findByText('K7QF-2M9X-TB4H')).toBeVisible();
    await expect(canvas.getByText(/^Vence en (10:00|9:\d\d)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copiar el código' })).toBeVisible();
    const made = await canvas.findByText('Se creó el código de activación K7QF-2M9X-TB4H.');
    await expect(made).toHaveRole('status');
  },
};

/** A code with which the machine was registered is no longer shown as valid. */
export const SuccessCodeUsed: Story = {
  parameters: {
    ...storyParameters({
      getMachine: respondWith(getMachine, () => HttpResponse.json(machine)),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    machine = noMachine;
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Aún no hay un equipo registrado/);
    await userEvent.click(canvas.getByRole('button', { name: 'Crear código de activación' }));
    await expect(await canvas.findByText('K7QF-2M9X-TB4H')).toBeVisible();
    const check = canvas.getByRole('button', { name: 'Ya lo usé: actualizar' });
    await userEvent.click(check);
    await expect(await canvas.findByText(/^Ningún equipo se ha registrado aún/)).toBeVisible();
    machine = registeredMachine;
    await userEvent.click(check);
    await expect(await canvas.findByText('BOG-SIG-PC07-8F3A21C4')).toBeVisible();
    await expect(canvas.queryByText('K7QF-2M9X-TB4H')).toBeNull();
    await expect(canvas.queryByText(/^Ningún equipo/)).toBeNull();
    await expect(await canvas.findByText('El equipo se registró.')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Crear código de activación' })).toBeVisible();
  },
};

export const SubmitError: Story = {
  parameters: {
    ...storyParameters({
      createActivationCode: fails(createActivationCode, 'TOO_MANY_REQUESTS', {
        error: 'Hubo demasiados intentos.',
        retry_after: 30,
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Crear código de activación' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('en 30 segundos');
  },
};

export const NotFound: Story = {
  parameters: {
    ...storyParameters({ getWelcomeInfo: fails(getWelcomeInfo, 'USER_NOT_FOUND') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario no encontrado.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: storyParameters({ getWelcomeInfo: failsWith(getWelcomeInfo, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    ...storyParameters({ getWelcomeInfo: unreachable(getWelcomeInfo) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network error or CORS issue.')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: storyParameters({
    getWelcomeInfo: ok(getWelcomeInfo, {
      ...lowWelcome,
      credits_balance: '999999999999.99',
      pending_credits: '999999999990.00',
      last_utilization:
        'R_INF_11 Relaciones espaciales político-administrativas de todas las capas temáticas',
      total_utilizations: 1_234_567,
    }),
    getMachine: ok(getMachine, {
      machine_id: `EQUIPO-${'A1B2C3D4'.repeat(11)}`,
      registered_at: '2026-10-02T15:20:00.000Z',
    }),
  }),
};

export const Mobile: Story = { ...onPhone };

/** After a 422 the session is refreshed, and the welcome loaded once more (§4, §8). */
export const SessionExpired: Story = {
  parameters: {
    ...storyParameters({
      ...signedInHandlers(ordinaryUser),
      getWelcomeInfo: respondWith(getWelcomeInfo, () => {
        rejections -= 1;
        return rejections >= 0
          ? HttpResponse.json({ error: 'Token vencido' }, { status: 422 })
          : HttpResponse.json(welcome);
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    rejections = 1;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
    await expect(rejections).toBe(-1);
  },
};

/** The runs are requested once: a later request has its response when another one of them would have. */
export const DefaultRequests: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: respondWith(getUtilizations, () => {
        requests += 1;
        return HttpResponse.json({ items: utilizationRows(5), next_cursor: null });
      }),
      createActivationCode: failsWith(createActivationCode, 500),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R_INF_01 Estructura general')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Crear código de activación' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(requests).toBe(1);
  },
};

/** The cards beside the metrics fail independently, and can be retried. */
export const LoadErrorBeside: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: failsWith(getUtilizations, 500),
      getCreditStatement: failsWith(getCreditStatement, 500),
      getMachine: failsWith(getMachine, 500),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No fue posible consultar sus ejecuciones.');
    await canvas.findByText('No fue posible consultar los movimientos de este mes.');
    await canvas.findByText('No fue posible consultar su equipo.');
    const retries = canvas.getAllByRole('button', { name: 'Intentar de nuevo' });
    await expect(new Set(retries.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await expect(retries).toHaveLength(3);
    await expect(canvas.getByText('1.240,50')).toBeVisible();
    for (const retry of retries) {
      const card = retry.closest('section');
      await userEvent.click(retry);
      await waitFor(() => expect(retry).not.toBeInTheDocument());
      await expect(card).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

/** The area's pages in a drawer. */
export const ModalOpen: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Área de usuario' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Área de usuario' }));
    await expect(drawer.getByRole('link', { name: 'Inicio' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(drawer.getByRole('link', { name: 'Mis Compras' })).toBeVisible();
  },
};
