import { listedDataRequests, ok } from '@consultancy/api/testing';
import { getDataRequests } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { reportParameters, reportPlace, reportStories } from '../../testing/report-stories.tsx';
import { expectUrl, storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report } from './data-requests.tsx';

const route = '/adminview/data-requests';

const meta = {
  title: 'Reports/DataRequests',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const stories = reportStories({
  definition: report,
  endpoint: getDataRequests,
  handler: 'getDataRequests',
  route,
  title: 'Solicitudes de datos',
  shown: 'Mostrando 3 registros.',
  emptyText: 'No se encontraron solicitudes de datos.',
});

/** What is overdue is named, not only colored. */
export const Default: StoryObj = {
  ...stories.Default,
  parameters: {
    ...storyParameters({}, reportPlace(route)),
    screenshots: { sizes: ['desktop'], themes: ['sheet-light'] },
  },
  render: () => <ReportScreen definition={report} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Reclamo: supresión/ }));
    await expect(row.getByText('17/11/2026, vencida')).toBeVisible();
    await expect(row.getByText('En trámite')).toBeVisible();
  },
};
export const Loading: StoryObj = stories.Loading;
export const Empty: StoryObj = stories.Empty;
export const LoadError: StoryObj = stories.LoadError;

/** The end of a request sorts by its time, not by the day in digits. */
export const DefaultSorted: StoryObj = {
  render: () => <ReportScreen definition={report} />,
  parameters: {
    ...storyParameters(
      {
        getDataRequests: ok(getDataRequests, {
          items: listedDataRequests.map((request, index) => ({
            ...request,
            closed_at:
              ['2026-11-09T15:00:00.000Z', '2026-10-10T15:00:00.000Z', null][index] ?? null,
          })),
          next_cursor: null,
        }),
      },
      reportPlace(`${route}?sort=closed_at.desc`),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 3 registros.');
    const numbers = canvas.getAllByRole('rowheader').map((cell) => Number(cell.textContent));
    await expect(numbers).toEqual(listedDataRequests.map(({ request_id }) => request_id));
  },
};

/** The details of a row lead to its page; the filters are in the address. */
export const ModalOpen: StoryObj = {
  render: () => <ReportScreen definition={report} />,
  parameters: {
    ...storyParameters({}, reportPlace(route)),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = within(await canvas.findByRole('form', { name: 'Filtros' }));
    await userEvent.selectOptions(form.getByLabelText('Estado'), 'Abiertas');
    await userEvent.click(await form.findByRole('button', { name: 'Buscar' }));
    await expectUrl(canvasElement, `${route}?state=open`);
    await userEvent.click(await canvas.findByRole('button', { name: /solicitud 9/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'La solicitud 9' }));
    await expect(sheet.getByRole('link', { name: 'Abrir la solicitud' })).toHaveAttribute(
      'href',
      '/adminview/data-requests/9',
    );
  },
};
