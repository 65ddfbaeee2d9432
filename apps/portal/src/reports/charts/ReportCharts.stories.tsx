import {
  errorLogSummaryOf,
  fails,
  failsWith,
  hugeUtilizationSummary,
  never,
  ok,
  ordinaryUser,
  respondWith,
  utilizationSummaryOf,
} from '@consultancy/api/testing';
import { Container } from '@consultancy/ui';
import {
  getAllErrorLogsSummary,
  getAllTransactionsSummary,
  getRecentLogsSummary,
  getToolErrorsSummary,
  getUserCreditHistorySummary,
  getUserErrorsSummary,
  getUtilizationsSummary,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { reportPlace } from '../../testing/report-stories.tsx';
import { onPhone, screenParameters, storyParameters } from '../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../testing/story-parameters.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import type { ReportChartProps } from '../report-definition.ts';
import { report as myUtilizations } from '../utilizations/mine.ts';
import {
  accessChart,
  balanceChart,
  errorChart,
  transactionChart,
  utilizationChart,
} from './report-charts.tsx';

const charts = {
  accessLogsOfAll: accessChart(getRecentLogsSummary),
  creditHistoryOfUser: balanceChart(getUserCreditHistorySummary),
  errorsOfAll: errorChart(getAllErrorLogsSummary),
  errorsOfTool: errorChart(getToolErrorsSummary),
  errorsOfUser: errorChart(getUserErrorsSummary),
  transactionsOfAll: transactionChart(getAllTransactionsSummary),
  utilizationsOfUser: utilizationChart(getUtilizationsSummary),
};

interface Args extends ReportChartProps {
  chart: keyof typeof charts;
}

const noFilters = { start_date: '', end_date: '', max_count: '' };
const opened = 'portal:charts-open';

function ChartStory({ chart, ...props }: Args) {
  const Chart = charts[chart];
  return <Chart {...props} />;
}

const meta = {
  title: 'Reports/Charts',
  component: ChartStory,
  args: { chart: 'utilizationsOfUser', filters: noFilters, subject: ordinaryUser.username },
  argTypes: { chart: { control: 'select', options: Object.keys(charts) } },
  parameters: screenParameters({ session: ordinaryUser }),
  render: (args) => (
    <Container as="main" width="wide">
      <ChartStory {...args} />
    </Container>
  ),
  // Most stories are about the open chart.
  beforeEach: () => {
    localStorage.setItem(opened, '1');
    return () => localStorage.removeItem(opened);
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Credits by day and by tool, the runs in the other tab, and all of it as a table. Several days share the peak. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'En los últimos 12 meses se usaron 312,50 créditos en 125 utilizaciones.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Créditos usados por día' })).toBeVisible();
    const tools = within(canvas.getByRole('table', { name: 'Créditos usados por herramienta' }));
    await expect(tools.getAllByRole('row')).toHaveLength(6);
    // With decimals as the others.
    await expect(tools.getByText('65,00')).toBeVisible();
    await expect(tools.queryByRole('row', { name: /R_INF_05/ })).toBeNull();
  },
};

/** Over its table, in the user's area: closed, as the rows are what the report is. */
export const DefaultInReport: Story = {
  beforeEach: () => localStorage.removeItem(opened),
  parameters: {
    portal: reportPlace('/userview/utilizationsBase'),
    screenshots: { sizes: ['desktop'] },
  },
  render: () => <ReportScreen definition={myUtilizations} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^En los últimos 12 meses se usaron/);
    await canvas.findByText('Mostrando 12 registros.');
    const [first] = (await canvas.findAllByRole('row')).slice(1);
    await expect(first?.getBoundingClientRect().bottom).toBeLessThan(768);
  },
};

/** All tools after a click, and the runs as a table. */
export const DefaultWhole: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver las 7 herramientas' }));
    await expect(canvas.getByRole('row', { name: /R_INF_05 Entidades multiparte/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver menos' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Utilizaciones' }));
    const chart = within(await canvas.findByRole('figure', { name: 'Utilizaciones por día' }));
    await userEvent.click(chart.getByRole('button', { name: 'Ver los datos en una tabla' }));
    const table = within(chart.getByRole('table'));
    await expect(table.getByRole('columnheader', { name: 'Utilizaciones' })).toBeVisible();
    // Only the visible ones of so many days are rendered.
    await expect(chart.getByRole('table')).toHaveAttribute('aria-rowcount', '60');
    await expect(table.getByRole('rowheader', { name: '21/09/2026' })).toBeVisible();
  },
};

/** The days of the filters are requested, in the user's time zone; a sentence names them. */
export const DefaultFiltered: Story = {
  args: { filters: { start_date: '2026-11-01', end_date: '2026-11-18', max_count: '5' } },
  parameters: {
    ...storyParameters({
      getUtilizationsSummary: respondWith(getUtilizationsSummary, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const start_date = query.get('start_date') ?? '';
        const end_date = query.get('end_date') ?? '';
        const isRequested =
          Date.parse(start_date) === new Date(2026, 10, 1).getTime() &&
          Date.parse(end_date) === new Date(2026, 10, 19).getTime() - 1 &&
          query.get('time_zone') === Intl.DateTimeFormat().resolvedOptions().timeZone &&
          !query.has('max_count');
        const summary = utilizationSummaryOf(isRequested ? 18 : 0);
        return HttpResponse.json({ ...summary, start_date, end_date });
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Del 01\/11\/2026 al 18\/11\/2026 se/)).toBeVisible();
    const chart = within(canvas.getByRole('figure', { name: 'Créditos usados por día' }));
    await userEvent.click(chart.getByRole('button', { name: 'Ver los datos en una tabla' }));
    await expect(chart.getAllByRole('row')).toHaveLength(19);
  },
};

const showChart = { name: 'Mostrar el gráfico' } as const;

/** At first it is a sentence in a line. */
export const DefaultFolded: Story = {
  beforeEach: () => localStorage.removeItem(opened),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^En los últimos 12 meses se usaron/)).toBeVisible();
    await expect(canvas.getByRole('button', showChart)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getByRole('region').clientHeight).toBeLessThan(100);
    await expect(canvas.getByRole('region')).not.toHaveAttribute('data-print');
  },
};

/** On a phone it is a title at first, and nothing is loaded for it. */
export const MobileFolded: Story = {
  ...onPhone,
  beforeEach: () => localStorage.removeItem(opened),
  parameters: {
    ...storyParameters({ getUtilizationsSummary: failsWith(getUtilizationsSummary, 500) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.queryByText(/No se pudo cargar/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', showChart));
    await expect(await canvas.findByText(/No se pudo cargar/)).toBeVisible();
  },
};

/** Opening and closing preserve the focus, and are stored. */
export const DefaultFolding: Story = {
  beforeEach: () => localStorage.removeItem(opened),
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', showChart));
    await canvas.findByRole('figure');
    await expect(localStorage.getItem(opened)).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar el gráfico' }));
    await expect(canvas.getByRole('button', showChart)).toHaveFocus();
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(localStorage.getItem(opened)).toBeNull();
  },
};

export const DefaultAccesses: Story = {
  args: { chart: 'accessLogsOfAll', subject: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('En los últimos 12 meses hubo 125 accesos.'),
    ).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Accesos web por día' })).toBeVisible();
  },
};

export const DefaultTransactions: Story = {
  args: { chart: 'transactionsOfAll', subject: null },
  play: async ({ canvas }) => {
    await canvas.findByText(/se compraron .* créditos por \$\s.* en \d+ compras/);
    await userEvent.click(canvas.getByRole('tab', { name: 'Valor pagado' }));
    await expect(
      await canvas.findByRole('figure', { name: 'Valor pagado (COP) por día' }),
    ).toBeVisible();
  },
};

/** Errors have two groups, in tabs. */
export const DefaultErrors: Story = {
  args: { chart: 'errorsOfUser' },
  play: async ({ canvas }) => {
    await canvas.findByText(/se registraron \d+ errores\.$/);
    await userEvent.click(canvas.getByRole('tab', { name: 'Por etapa' }));
    const stages = within(await canvas.findByRole('table', { name: 'Errores por etapa' }));
    await expect(stages.getByRole('row', { name: /Las demás etapas/ })).toBeVisible();
  },
};

/** Those of one tool are grouped by stage alone, and its runs are not grouped. */
export const DefaultTool: Story = {
  args: { chart: 'errorsOfTool', subject: 'R_INF_04' },
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Errores por etapa' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const DefaultBalance: Story = {
  args: { chart: 'creditHistoryOfUser' },
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^En los últimos 12 meses el saldo pasó de 1\.000 a [\d.,]+ créditos\. El más bajo fue de [\d.,]+ créditos, el/,
    );
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/18\/11\/2026.*Saldo: /),
    );
  },
};

const nothing = 'No hay datos para resumir en este periodo.';

/** Without data in the period there is no chart, and the rows below do not move. */
export const Empty: Story = {
  parameters: {
    ...storyParameters({
      getUtilizationsSummary: ok(getUtilizationsSummary, utilizationSummaryOf(0)),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(nothing)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: storyParameters({ getUtilizationsSummary: never(getUtilizationsSummary) }),
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Resumen de uso' });
    await expect(section).toHaveAttribute('aria-busy', 'true');
    await expect(section).toHaveAttribute('data-print', 'hidden');
  },
};

/** An error is shown quietly, and can be retried. */
export const LoadError: Story = {
  args: { chart: 'errorsOfAll', subject: null },
  parameters: storyParameters({
    getAllErrorLogsSummary: failsWith(getAllErrorLogsSummary, 500),
  }),
  play: async ({ canvas }) => {
    const failure = 'No se pudo cargar el resumen. Puede usar la tabla.';
    const retry = await canvas.findByRole('button', { name: 'Intentar de nuevo' });
    const place = retry.closest('[tabindex="-1"]');
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(place).toHaveFocus();
    await expect(await canvas.findByText(failure)).toBeVisible();
  },
};

/** The report below shows the error of an unknown subject, once. */
export const LoadErrorOfSearch: Story = {
  parameters: {
    ...storyParameters({ getUtilizationsSummary: fails(getUtilizationsSummary, 'USER_NOT_FOUND') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** More than a century, values of two dozen digits and the longest names; only the newest rows. */
export const LongContent: Story = {
  args: { filters: { ...noFilters, start_date: '1900-01-01' } },
  parameters: storyParameters({
    getUtilizationsSummary: ok(getUtilizationsSummary, hugeUtilizationSummary),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/se usaron 999\.999\.999\.999\.999\.999\.999\.999,99 créditos/);
    await expect(canvas.getByText(/Hay más registros de los que caben/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('figure');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** One error in one day: texts in the singular. */
export const MobileSingular: Story = {
  ...onPhone,
  args: {
    chart: 'errorsOfUser',
    filters: { start_date: '2026-11-18', end_date: '2026-11-18', max_count: '' },
  },
  parameters: {
    ...storyParameters({
      getUserErrorsSummary: ok(getUserErrorsSummary, {
        ...errorLogSummaryOf(0),
        start_date: new Date(2026, 10, 18).toISOString(),
        end_date: new Date(2026, 10, 18, 23, 59, 59, 999).toISOString(),
        totals: { errors: 1 },
        points: [{ date: '2026-11-18', errors: 1 }],
        tools: [{ feature_id: 'R_INF_04', feature_name: 'Topología', errors: 1 }],
        stages: [{ execute_stage: 'Lectura', errors: 1 }],
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El 18/11/2026 se registró 1 error.')).toBeVisible();
  },
};
