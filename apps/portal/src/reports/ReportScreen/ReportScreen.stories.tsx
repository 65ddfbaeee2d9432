import {
  empty,
  errorResponse,
  fails,
  failsWith,
  longUtilization,
  ok,
  respondWith,
  unreachable,
  utilizationRows,
} from '@consultancy/api/testing';
import { getUtilizations, refreshToken } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { expectUrl, onPhone, storyParameters } from '../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../testing/story-parameters.ts';
import { dateFieldTexts } from '../../texts/date-field.ts';
import { report } from '../utilizations/mine.ts';
import { ReportScreen } from './ReportScreen.tsx';

const route = '/userview/utilizationsBase';

/** The states of the pattern; one report of the user area represents all. */
const meta = {
  title: 'Reports/Pattern',
  component: ReportScreen,
  render: () => <ReportScreen definition={report} />,
  parameters: { ...reportParameters, portal: reportPlace(route) },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj;

const countIssue = "El valor de 'Registros' debe ser un número mayor a cero.";
const page = (items: object[], next_cursor: string | null = null) =>
  HttpResponse.json({ items, next_cursor });

/** Whether the first three days of November 2026 are requested as UTC timestamps (§5). */
function requestsFirstDays(request: Request): boolean {
  const query = new URL(request.url).searchParams;
  const timestamp = (name: string) => new Date(query.get(name) ?? '').getTime();
  return (
    timestamp('start_date') === new Date(2026, 10, 1).getTime() &&
    timestamp('end_date') === new Date(2026, 10, 3).getTime() - 1 &&
    query.get('max_count') === '3'
  );
}

/** The filters of an address fill the form and are sent as UTC days; the result is announced. */
export const DefaultFiltered: Story = {
  parameters: {
    ...storyParameters(
      {
        getUtilizations: respondWith(getUtilizations, ({ request }) =>
          page(requestsFirstDays(request) ? utilizationRows(3) : []),
        ),
      },
      { route: `${route}?start_date=2026-11-01&end_date=2026-11-02&max_count=3` },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
    await expect(canvas.getByLabelText('Fecha inicial')).toHaveValue('01/11/2026');
    const announced = await canvas.findByText('Resultado: Mostrando 3 registros.');
    await expect(announced).toHaveAttribute('role', 'status');
  },
};

/** A usual period is searched as soon as it is chosen. */
export const DefaultPreset: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mostrando 12 registros.');
    await userEvent.click(canvas.getByRole('button', { name: 'Periodos' }));
    await userEvent.click(await screen.findByRole('button', { name: '7 días' }));
    await expectUrl(canvasElement, `${route}?start_date=2026-11-13&end_date=2026-11-19`);
    await expect(canvas.getByRole('button', { name: 'Periodos: 7 días' })).toBeVisible();
    await expect(canvas.getByLabelText('Fecha final')).toHaveValue('19/11/2026');
  },
};

const newestFirst = (request: Request) =>
  new URL(request.url).searchParams.get('cursor') === 'next'
    ? page(utilizationRows(9).slice(5))
    : page(utilizationRows(9).slice(0, 5), 'next');

/** The cursor loads the next page; a sort order notes that it covers the loaded rows. */
export const DefaultMore: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: respondWith(getUtilizations, ({ request }) => newestFirst(request)),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mostrando 5 registros; hay más.');
    await userEvent.click(canvas.getByRole('button', { name: /^Score/ }));
    await expectUrl(canvasElement, `${route}?sort=score.`);
    const note = 'El orden se aplica solo a los registros mostrados.';
    await expect(await canvas.findByText(note)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar más' }));
    await expect(await canvas.findByText('Mostrando 9 registros.')).toBeVisible();
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
  },
};

/** The number of results is beside «Buscar», and the summary is a line without its chart. */
export const DefaultCount: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: respondWith(getUtilizations, ({ request }) => newestFirst(request)),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Más de 5 registros')).toBeVisible();
    await expect(canvas.getByText('No hay datos para resumir en este periodo.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
    await expect(await canvas.findByText('9 registros')).toBeVisible();
  },
};

/** The sort order and the hidden columns of an address; unknown columns are ignored. */
export const DefaultSorted: Story = {
  parameters: {
    ...storyParameters({}, { route: `${route}?sort=credits_used.desc&hide=score+nothing` }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 12 registros.');
    const heading = canvas.getByRole('columnheader', { name: /Créditos/ });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.queryByRole('columnheader', { name: /Score/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: /% nivel/ })).toBeVisible();
  },
};

/** Filters without matches can be removed; the focus moves to the new content. */
export const NoMatches: Story = {
  parameters: storyParameters(
    { getUtilizations: empty(getUtilizations) },
    { route: `${route}?start_date=2026-01-01&end_date=2026-01-31` },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('El usuario no tiene utilizaciones.')).toBeVisible();
    await canvas.findByText('Resultado: El usuario no tiene utilizaciones.');
    await expect(canvas.getByText('Sin resultados')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    await expectUrl(canvasElement, route);
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Registros'), '20.0');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText(countIssue)).toBeVisible();
    await expect(canvas.getByLabelText('Registros')).toHaveFocus();
  },
};

/** A typed address is validated like the form, and nothing is sent. */
export const FieldErrorsFromAddress: Story = {
  parameters: {
    ...storyParameters(
      { getUtilizations: failsWith(getUtilizations, 500) },
      { route: `${route}?max_count=0` },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(countIssue)).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByLabelText('Registros'));
    await userEvent.type(canvas.getByLabelText('Registros'), '5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  },
};

/** An invalid date is ignored: the search omits it, and the address is corrected. */
export const FieldErrorsCorrected: Story = {
  parameters: {
    ...storyParameters({}, { route: `${route}?start_date=ayer` }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('La fecha no es válida.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 12 registros.')).toBeVisible();
    await expectUrl(canvasElement, route);
  },
};

/** A partly typed day has no value either, but is not searched as if it were empty. Its line stays one. */
export const FieldErrorsHalfTyped: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Mostrando 12 registros.')).toBeVisible();
    const day = canvas.getByLabelText('Fecha inicial');
    await userEvent.type(day, '31/02/2026');
    await userEvent.tab();
    await expect(await canvas.findByText(dateFieldTexts.invalid)).toBeVisible();
    const top = (field: HTMLElement) => Math.round(field.getBoundingClientRect().top);
    await expect(top(canvas.getByLabelText('Registros'))).toBe(top(day));
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText(dateFieldTexts.invalid)).toBeVisible();
    await expect(day).toHaveFocus();
    await expectUrl(canvasElement, route);
  },
};

export const NotFound: Story = {
  parameters: storyParameters({ getUtilizations: fails(getUtilizations, 'USER_NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario o búsqueda no válida.')).toBeVisible();
  },
};

let isDown = true;

/** A retry loads again, and preserves the focus when its button disappears. */
export const LoadErrorRetried: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: respondWith(getUtilizations, () =>
        isDown ? new HttpResponse('<html>', { status: 500 }) : page(utilizationRows(2)),
      ),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, canvasElement }) => {
    const again = { name: 'Intentar de nuevo' };
    await userEvent.click(await canvas.findByRole('button', again));
    const retry = await canvas.findByRole('button', again);
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus();
  },
};

/** An error of the next page preserves the loaded rows. */
export const LoadErrorMore: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: respondWith(getUtilizations, ({ request }) =>
        request.url.includes('cursor')
          ? errorResponse('SERVICE_UNAVAILABLE')
          : newestFirst(request),
      ),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
    await expect(await canvas.findByText(/El servicio no está disponible/)).toBeVisible();
    await expect(canvas.getByText('Mostrando 5 registros; hay más.')).toBeVisible();
  },
};

/** Too many requests: the server's text, and the time to wait. */
export const LoadErrorTooMany: Story = {
  parameters: {
    ...storyParameters({
      getUtilizations: respondWith(getUtilizations, () => {
        const rejection = errorResponse('TOO_MANY_REQUESTS');
        rejection.headers.set('Retry-After', '40');
        return rejection;
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hubo demasiados intentos/)).toBeVisible();
    await expect(canvas.getByText('Podrá intentarlo de nuevo en 40 segundos.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    ...storyParameters({ getUtilizations: unreachable(getUtilizations) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
  },
};

/** An 'UNAUTHORIZED' list leads to /auth (§6). */
export const Forbidden: Story = {
  parameters: {
    ...storyParameters({ getUtilizations: fails(getUtilizations, 'UNAUTHORIZED') }),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => expectUrl(canvasElement, '/auth'),
};

let respondsBefore = 0;

/** A 422 refreshes the session, and the report is loaded once more (§4). */
export const SessionExpired: Story = {
  parameters: {
    ...storyParameters({
      refreshToken: ok(refreshToken, { username: 'marcela_rios', role: 'user' }),
      getUtilizations: respondWith(getUtilizations, () => {
        respondsBefore += 1;
        return respondsBefore === 1
          ? HttpResponse.json({}, { status: 422 })
          : page(utilizationRows(4));
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    respondsBefore = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 4 registros.')).toBeVisible();
    await expect(respondsBefore).toBe(2);
  },
};

export const LongContent: Story = {
  parameters: storyParameters({
    getUtilizations: ok(getUtilizations, { items: [longUtilization], next_cursor: null }),
  }),
};

/** The optional filters are folded; a search from them scrolls to its result. */
export const Mobile: Story = {
  ...onPhone,
  parameters: storyParameters({
    getUtilizations: respondWith(getUtilizations, ({ request }) =>
      page(utilizationRows(new URL(request.url).searchParams.has('max_count') ? 7 : 12)),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('12 registros');
    const unfold = canvas.getByRole('button', { name: 'Filtros' });
    await expect(canvas.queryByRole('textbox', { name: 'Registros' })).toBeNull();
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Registros' }), '7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('7 registros')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight / 2));
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** An invalid filter of an address is shown, although filters are folded. */
export const MobileFieldErrors: Story = {
  ...onPhone,
  parameters: {
    ...storyParameters({}, { route: `${route}?max_count=0` }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(countIssue)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros (1)' }));
    await expect(canvas.queryByRole('textbox', { name: 'Registros' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByRole('textbox', { name: 'Registros' })).toHaveFocus();
  },
};
