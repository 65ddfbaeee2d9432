import { noResponse, respondWith, utilizationRows } from '@consultancy/api/testing';
import { getUtilizations } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { expectUrl, onPhone, storyParameters } from '../../testing/screen-kit.ts';
import { report } from '../utilizations/mine.ts';
import { ReportScreen } from './ReportScreen.tsx';

const route = '/userview/utilizationsBase';

/** A search while the report is on its way to what an earlier one asked for. */
const meta = {
  title: 'Reports/Search',
  component: ReportScreen,
  render: () => <ReportScreen definition={report} />,
  parameters: {
    ...reportParameters,
    portal: reportPlace(route),
    screenshots: { disable: true },
  },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj;

/** Filters that are changed while a search loads can be sent: the new search supersedes it. */
export const LoadingChanged: Story = {
  parameters: storyParameters({
    getUtilizations: respondWith(getUtilizations, (context) =>
      new URL(context.request.url).searchParams.get('max_count') === '3'
        ? HttpResponse.json({ items: utilizationRows(3), next_cursor: null })
        : noResponse(context),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buscando…' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Registros'), '3{Enter}');
    await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
  },
};

let requests = 0;

/** The same search fails later: stated beside «Buscar», as the rows stay and the error is below them. */
export const LoadErrorRepeated: Story = {
  beforeEach: () => {
    requests = 0;
  },
  parameters: storyParameters({
    getUtilizations: respondWith(getUtilizations, () => {
      requests += 1;
      return requests === 1
        ? HttpResponse.json({ items: utilizationRows(40), next_cursor: null })
        : HttpResponse.error();
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 40 registros.');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('No se pudo actualizar')).toBeVisible();
    await expect(canvas.getByText('Error fetching data.')).toBeVisible();
    await expect(canvas.getByText('Mostrando 40 registros.')).toBeVisible();
  },
};

/** Lines of a text. */
function lineCount(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
}

/** The largest number of results is on one line, under «Buscar» where it does not fit beside it. */
export const LongContentMobile: Story = {
  ...onPhone,
  parameters: storyParameters({
    getUtilizations: respondWith(getUtilizations, () =>
      HttpResponse.json({ items: utilizationRows(1000), next_cursor: 'next' }),
    ),
  }),
  play: async ({ canvas }) => {
    const count = await canvas.findByText('Más de 1.000 registros');
    await expect(lineCount(count)).toBe(1);
  },
};

/** A number of results that needs two lines beside «Buscar» does not move it, nor the rows below. */
export const DefaultCountMobile: Story = {
  ...onPhone,
  parameters: storyParameters({
    getUtilizations: respondWith(getUtilizations, () =>
      HttpResponse.json({ items: utilizationRows(20), next_cursor: 'next' }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(lineCount(await canvas.findByText('Más de 20 registros'))).toBe(2);
    const button = await canvas.findByRole('button', { name: 'Buscar' });
    const form = button.closest('form');
    await expect(form?.clientHeight).toBe(button.offsetHeight);
  },
};

/** In place of the browser's own, which a story does not have. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Atrás
    </button>
  );
}

const withBackButton = () => (
  <>
    <ReportScreen definition={report} />
    <BackButton />
  </>
);

/** After a step back that comes before the search is rendered, the form has the filters of the address. */
export const DefaultImmediateBack: Story = {
  render: withBackButton,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mostrando 12 registros.');
    await userEvent.type(canvas.getByLabelText('Registros'), '5');
    const back = canvas.getByRole('button', { name: 'Atrás' });
    // In one task: nothing is rendered in between.
    canvas.getByRole('button', { name: 'Buscar' }).click();
    back.click();
    await waitFor(() => expect(canvas.getByLabelText('Registros')).toHaveValue(''));
    await expectUrl(canvasElement, route);
    await expect(canvas.getByText('Mostrando 12 registros.')).toBeVisible();
  },
};

/** The details of a row do not stay open over the list of other filters. */
export const ModalOpenBack: Story = {
  render: withBackButton,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mostrando 12 registros.');
    await userEvent.type(canvas.getByLabelText('Registros'), '5{Enter}');
    await expectUrl(canvasElement, `${route}?max_count=5`);
    const [details] = await canvas.findAllByRole('button', { name: /^Ver la / });
    const back = canvas.getByRole('button', { name: 'Atrás' });
    await userEvent.click(details as HTMLElement);
    await screen.findByRole('dialog');
    back.click();
    await expectUrl(canvasElement, route);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
