import { auditEventRows, empty, ok, priceList } from '@consultancy/api/testing';
import { type AuditEvent, getAdmins, getAuditEvents, getUsers } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace, reportStories } from '../../testing/report-stories.tsx';
import {
  expectUrl,
  onPhone,
  onPhoneInLargeText,
  storyParameters,
} from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report } from './audit-trail.tsx';

const route = '/adminview/audit-trail';

const meta = {
  title: 'Reports/AuditTrail',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const [sale, ...others] = auditEventRows(9) as [AuditEvent, ...AuditEvent[]];
const published: AuditEvent = {
  ...sale,
  id: 701,
  action: 'price list published',
  action_name: 'Publicación de una lista de precios',
  target: null,
  before: null,
  after: {
    title: priceList.title,
    fc_weight: '1',
    tb_weight: '0.25',
    levels: priceList.levels,
  },
  detail: { version: 3 },
};
const events: AuditEvent[] = [
  published,
  {
    ...sale,
    before: { current_credits: '1240.50' },
    after: { current_credits: '1340.50' },
    detail: { trans_id: 41, credits_purchased: '100.00', amount_paid: '420000.00' },
  },
  ...others,
];
const response = (items: AuditEvent[]) => ok(getAuditEvents, { items, next_cursor: null });
const place = reportPlace(route);
const render = () => <ReportScreen definition={report} />;

const stories = reportStories({
  definition: report,
  endpoint: getAuditEvents,
  handler: 'getAuditEvents',
  route,
  title: 'Auditoría',
  shown: 'Mostrando 10 registros.',
  emptyText: 'No se encontraron eventos de auditoría.',
});

/** Actor, affected user, action, changes and reason. */
export const Default: StoryObj = {
  render,
  parameters: storyParameters({ getAuditEvents: response(events) }, place),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 10 registros.')).toBeVisible();
    const row = canvas.getByRole('row', { name: /Venta de créditos.*1\.240,50/ });
    await expect(within(row).getByText('Saldo: 1.240,50 → 1.340,50')).toBeVisible();
  },
};

/** On paper filters have the labels of the form, as the form is not printed. */
export const DefaultOnPaper: StoryObj = {
  render,
  parameters: {
    ...storyParameters(
      { getAuditEvents: response(events) },
      { ...place, route: `${route}?target=marcela_rios&action=sale+reversed` },
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Impreso el/)).toHaveTextContent(
      /^Usuario afectado: marcela_rios · Acción: Devolución de una compra · Impreso el 19\/11\/2026/,
    );
  },
};
export const Loading: StoryObj = stories.Loading;
export const Empty: StoryObj = stories.Empty;
export const LoadError: StoryObj = stories.LoadError;

/** Actions are searched by their Spanish name; the address contains the search. */
export const NoMatches: StoryObj = {
  render,
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: response([]),
        getUsers: empty(getUsers),
        getAdmins: empty(getAdmins),
      },
      place,
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = within(await canvas.findByRole('form', { name: 'Filtros' }));
    await userEvent.selectOptions(form.getByLabelText('Acción'), 'Suspensión de una cuenta');
    await userEvent.type(form.getByRole('combobox', { name: 'Responsable' }), 'admin_demo');
    await userEvent.click(await form.findByRole('button', { name: 'Buscar' }));
    await expectUrl(canvasElement, `${route}?actor=admin_demo&action=user+suspended`);
    await expect(await canvas.findByText('No se encontraron eventos de auditoría.')).toBeVisible();
  },
};

/** On a phone the filters and the dates below them are in the same columns. */
export const Mobile: StoryObj = {
  render,
  ...onPhone,
  parameters: { ...storyParameters({}, place), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
    const leftOf = (label: string) =>
      canvas.getByLabelText(label, { selector: 'input' }).getBoundingClientRect().left;
    await expect(leftOf('Usuario afectado')).toBeCloseTo(leftOf('Fecha final'), 0);
    await expect(leftOf('Responsable')).toBe(leftOf('Fecha inicial'));
  },
};

/** Before and after side by side, and every other fact of an event. */
export const ModalOpen: StoryObj = {
  render,
  parameters: storyParameters({ getAuditEvents: response(events) }, place),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /evento 700/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'El evento 700' }));
    await expect(sheet.getByRole('row', { name: 'Saldo 1.240,50 1.340,50' })).toBeVisible();
    await expect(sheet.getByText('$ 420.000')).toBeVisible();
    await expect(sheet.getByText('190.24.11.7')).toBeVisible();
    await expect(sheet.getByText('b0c7a1de-9d2f-4c1e-8a55-6d0f7c7f4a10')).toBeVisible();
  },
};

/** In text of 200 % on a screen of 320 px the sheet scrolls to the values, which do not break. */
export const ModalOpenLargeText: StoryObj = {
  render,
  ...onPhoneInLargeText,
  parameters: {
    ...storyParameters({ getAuditEvents: response(events) }, place),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /evento 700/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'El evento 700' }));
    await document.fonts.ready;
    for (const text of ['Antes', 'Después', '1.340,50']) {
      const value = document.createRange();
      value.selectNodeContents(sheet.getByText(text));
      await expect(value.getClientRects()).toHaveLength(1);
    }
  },
};

const attack = '<script>alert(1)</script> '.repeat(12);

/** The longest event: a list of fifty levels, a reason of 500 characters, hostile text. */
export const LongContent: StoryObj = {
  render,
  parameters: storyParameters(
    {
      getAuditEvents: response([
        {
          ...published,
          actor: 'administracion_20car',
          reason: `${attack}${'palabra'.repeat(30)}`.slice(0, 500),
          before: { title: attack.slice(0, 80), levels: [] },
          after: {
            title: 'Lista de precios 2027',
            levels: Array.from({ length: 50 }, (_, index) => ({
              level: `Estudios de impacto ambiental de hidroeléctricas, nivel ${index + 1}`,
              min_score: `${index}0000000000.25`,
              credits: '999999999999.99',
            })),
          },
        },
        ...events,
      ]),
    },
    place,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /evento 701/ }))[0] as HTMLElement,
    );
    await expect(await screen.findByText(/nivel 50: desde/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const unchanged: AuditEvent = { ...sale, id: 702, reason: null, before: null, after: null };

/** What an event lacks is last in either order, and not where its dash would be. */
export const DefaultSortedByTarget: StoryObj = {
  render,
  parameters: {
    ...storyParameters(
      { getAuditEvents: response([{ ...published, reason: 'Precios de 2027' }, unchanged]) },
      { ...place, route: `${route}?sort=target.asc` },
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const expectLast = (id: string) =>
      waitFor(async () => expect((await canvas.findAllByRole('row')).at(-1)).toHaveTextContent(id));
    await expectLast('701');
    const sortBy = async (header: RegExp, order: string) => {
      await userEvent.click(canvas.getByRole('button', { name: header }));
      await expectUrl(canvasElement, order);
    };
    await sortBy(/^Usuario afectado/, 'target.desc');
    await expectLast('701');
    await sortBy(/^Cambio/, 'change.asc');
    await expectLast('702');
    await sortBy(/^Motivo/, 'reason.asc');
    await expectLast('702');
  },
};
