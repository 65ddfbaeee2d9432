import {
  empty,
  errorResponse,
  fails,
  failsWith,
  longUtilization,
  ok,
  responses,
  unreachable,
  utilizationRows,
} from '@consultancy/api/testing';
import { getUtilizations, refreshToken } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { expectWhereabouts, given, onPhone } from '../../testing/screen-kit.ts';
import { report } from '../utilizations/mine.ts';
import { ReportScreen } from './ReportScreen.tsx';

const route = '/userview/utilizationsBase';

/** The states of the pattern; one report of the user area stands for all. */
const meta = {
  title: 'Reports/Pattern',
  component: ReportScreen,
  render: () => <ReportScreen definition={report} />,
  parameters: { ...reportParameters, portal: reportPlace(route) },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj;

const countIssue = "El valor de 'Registros' debe ser un número mayor a cero.";
const withoutScreenshots = { screenshots: { disable: true } } as const;
const page = (items: object[], next_cursor: string | null = null) =>
  HttpResponse.json({ items, next_cursor });

/** Whether the first three days of November 2026 were asked for as UTC instants (§5). */
function asksForFirstDays(request: Request): boolean {
  const query = new URL(request.url).searchParams;
  const timestamp = (name: string) => new Date(query.get(name) ?? '').getTime();
  return (
    timestamp('start_date') === new Date(2026, 10, 1).getTime() &&
    timestamp('end_date') === new Date(2026, 10, 3).getTime() - 1 &&
    query.get('max_count') === '3'
  );
}

/** The filters of an address fill the form and go to the server as UTC days; the result is told. */
export const DefaultFiltered: Story = {
  parameters: {
    ...given(
      {
        getUtilizations: responses(getUtilizations, ({ request }) =>
          page(asksForFirstDays(request) ? utilizationRows(3) : []),
        ),
      },
      { route: `${route}?start_date=2026-11-01&end_date=2026-11-02&max_count=3` },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
    await expect(canvas.getByLabelText('Fecha inicial')).toHaveValue('2026-11-01');
    const heard = await canvas.findByText('Resultado: Mostrando 3 registros.');
    await expect(heard).toHaveAttribute('role', 'status');
  },
};

/** A usual period is searched in one press. */
export const DefaultPreset: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mostrando 12 registros.');
    await userEvent.click(canvas.getByRole('button', { name: '7 días' }));
    await expectWhereabouts(canvasElement, `${route}?start_date=2026-11-13&end_date=2026-11-19`);
    await expect(canvas.getByRole('button', { name: '7 días' })).toBePressed();
  },
};

const newestFirst = (request: Request) =>
  new URL(request.url).searchParams.get('cursor') === 'next'
    ? page(utilizationRows(9).slice(5))
    : page(utilizationRows(9).slice(0, 5), 'next');

/** The next page comes by the cursor; an order of the rows says that it is one of those shown. */
export const DefaultMore: Story = {
  parameters: {
    ...given({
      getUtilizations: responses(getUtilizations, ({ request }) => newestFirst(request)),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Mostrando 5 registros; hay más.');
    await userEvent.click(canvas.getByRole('button', { name: /^Score/ }));
    await expectWhereabouts(canvasElement, `${route}?sort=score.`);
    const note = 'El orden se aplica solo a los registros mostrados.';
    await expect(await canvas.findByText(note)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar más' }));
    await expect(await canvas.findByText('Mostrando 9 registros.')).toBeVisible();
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
  },
};

/** The order and the hidden columns of an address; what it says of none that there is is passed over. */
export const DefaultSorted: Story = {
  parameters: {
    ...given({}, { route: `${route}?sort=credits_used.desc&hide=score+nothing` }),
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

/** Filters that nothing answers to can be taken away; the focus stays with what comes instead. */
export const NoMatches: Story = {
  parameters: given(
    { getUtilizations: empty(getUtilizations) },
    { route: `${route}?start_date=2026-01-01&end_date=2026-01-31` },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('El usuario no tiene utilizaciones.')).toBeVisible();
    await canvas.findByText('Resultado: El usuario no tiene utilizaciones.');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    await expectWhereabouts(canvasElement, route);
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

/** An address written by hand is judged like the form, and nothing is sent. */
export const FieldErrorsFromAddress: Story = {
  parameters: {
    ...given(
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
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  },
};

/** What is no date is shown as no date: it is searched without it, and the address is mended. */
export const FieldErrorsMended: Story = {
  parameters: { ...given({}, { route: `${route}?start_date=ayer` }), ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('La fecha no es válida.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 12 registros.')).toBeVisible();
    await expectWhereabouts(canvasElement, route);
  },
};

/** A day typed by half gives no value either, but is not searched as if none had been given. */
export const FieldErrorsHalfTyped: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Mostrando 12 registros.')).toBeVisible();
    const day = canvas.getByLabelText('Fecha inicial');
    // What the browser says of half a day; a script cannot type one.
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('La fecha no es válida.')).toBeVisible();
    await expect(day).toHaveFocus();
    await expectWhereabouts(canvasElement, route);
  },
};

export const NotFound: Story = {
  parameters: given({ getUtilizations: fails(getUtilizations, 'USER_NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario o búsqueda no válida.')).toBeVisible();
  },
};

let isDown = true;

/** Trying again reads anew, and the focus is not lost with the button. */
export const LoadErrorRetried: Story = {
  parameters: {
    ...given({
      getUtilizations: responses(getUtilizations, () =>
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

/** A fault of the next page leaves the rows that are there. */
export const LoadErrorMore: Story = {
  parameters: {
    ...given({
      getUtilizations: responses(getUtilizations, ({ request }) =>
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

/** Too many questions: the server's words, and how long to wait. */
export const LoadErrorTooMany: Story = {
  parameters: {
    ...given({
      getUtilizations: responses(getUtilizations, () => {
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
    ...given({ getUtilizations: unreachable(getUtilizations) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
  },
};

/** An 'UNAUTHORIZED' list leads to /auth (§6). */
export const Forbidden: Story = {
  parameters: {
    ...given({ getUtilizations: fails(getUtilizations, 'UNAUTHORIZED') }),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => expectWhereabouts(canvasElement, '/auth'),
};

let respondsBefore = 0;

/** A 422 refreshes the session, and the report is read once more (§4). */
export const SessionExpired: Story = {
  parameters: {
    ...given({
      refreshToken: ok(refreshToken, { username: 'marcela_rios', role: 'user' }),
      getUtilizations: responses(getUtilizations, () => {
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
  parameters: given({
    getUtilizations: ok(getUtilizations, { items: [longUtilization], next_cursor: null }),
  }),
};

export const Mobile: Story = { ...onPhone };
