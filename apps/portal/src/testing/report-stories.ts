import {
  answers,
  empty,
  fails,
  failsWith,
  type handlers,
  never,
  ok,
  unreachable,
} from '@consultancy/api/testing';
import type { Call } from '@consultancy/validation';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectWhereabouts, given, onPhone } from './screen-kit.ts';

interface ReportStoriesInput<Row extends object> {
  /** The report's list call. */
  call: Call;
  /** The name of its handler among those of `@consultancy/api/testing`. */
  handler: keyof typeof handlers;
  /** Address of the screen. */
  route: string;
  /** So many rows of the report, newest first. */
  rows: (count: number) => Row[];
  /** A row with the longest content that its columns may hold. */
  longRow: Row;
  /** What replaces the table when there is nothing to show, as a literal (§8). */
  emptyText: string;
}

const countFault = "El valor de 'Registros' debe ser un número mayor a cero.";
const page = (items: object[], next_cursor: string | null = null) =>
  HttpResponse.json({ items, next_cursor });
const unpictured = { pictures: { disable: true } } as const;

/** Whether the first three days of November 2026 were asked for as UTC instants (§5). */
function asksForFirstDays(request: Request): boolean {
  const query = new URL(request.url).searchParams;
  const instant = (name: string) => new Date(query.get(name) ?? '').getTime();
  return (
    instant('start_date') === new Date(2026, 10, 1).getTime() &&
    instant('end_date') === new Date(2026, 10, 3).getTime() - 1 &&
    query.get('max_count') === '3'
  );
}

/** The states in which a report has rows. */
function rowStories<Row extends object>(input: ReportStoriesInput<Row>) {
  const { call, handler, route, rows, longRow } = input;
  /** The filters go into the address and, as UTC days, to the server (§5). */
  const DefaultFiltered: StoryObj = {
    parameters: {
      ...given(
        {
          [handler]: answers(call, ({ request }) => page(asksForFirstDays(request) ? rows(3) : [])),
        },
        { route: `${route}?start_date=2026-11-01&end_date=2026-11-02&max_count=3` },
      ),
      ...unpictured,
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
      await expect(canvas.getByLabelText('Fecha inicial')).toHaveValue('2026-11-01');
    },
  };
  /** The next page comes by the cursor. */
  const DefaultMore: StoryObj = {
    parameters: {
      ...given({
        [handler]: answers(call, ({ request }) => {
          const isSecond = new URL(request.url).searchParams.get('cursor') === 'next';
          return isSecond ? page(rows(9).slice(5)) : page(rows(9).slice(0, 5), 'next');
        }),
      }),
      ...unpictured,
    },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
      await expect(await canvas.findByText('Mostrando 9 registros.')).toBeVisible();
    },
  };
  const LongContent: StoryObj = {
    parameters: given({ [handler]: ok(call, { items: [longRow], next_cursor: null }) }),
  };
  const Mobile: StoryObj = { ...onPhone };
  return { DefaultFiltered, DefaultMore, LongContent, Mobile };
}

/** The states in which a report has nothing to show. */
function emptyStories<Row extends object>(input: ReportStoriesInput<Row>) {
  const { call, handler, route, emptyText } = input;
  const Loading: StoryObj = {
    parameters: given({ [handler]: never(call) }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    },
  };
  const Empty: StoryObj = {
    parameters: given({ [handler]: empty(call) }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(emptyText)).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    },
  };
  /** Filters that nothing answers to can be taken away; the focus stays with what comes instead. */
  const NoMatches: StoryObj = {
    parameters: given(
      { [handler]: empty(call) },
      { route: `${route}?start_date=2026-01-01&end_date=2026-01-31` },
    ),
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByText(emptyText)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
      await expectWhereabouts(canvasElement, route);
      await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
    },
  };
  return { Loading, Empty, NoMatches };
}

/** Faults of the filters, typed or written into the address by hand. */
function filterStories<Row extends object>(input: ReportStoriesInput<Row>) {
  const { call, handler, route } = input;
  const FieldErrors: StoryObj = {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Registros'), '20.0');
      await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
      await expect(await canvas.findByText(countFault)).toBeVisible();
      await expect(canvas.getByLabelText('Registros')).toHaveFocus();
    },
  };
  /** An address written by hand is judged like the form, and nothing is sent. */
  const FieldErrorsFromAddress: StoryObj = {
    parameters: given({ [handler]: failsWith(call, 500) }, { route: `${route}?max_count=0` }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(countFault)).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
      await userEvent.clear(canvas.getByLabelText('Registros'));
      await userEvent.type(canvas.getByLabelText('Registros'), '5');
      await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
      await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
    },
  };
  return { FieldErrors, FieldErrorsFromAddress };
}

/** The error rules of reports (§8). */
function errorStories<Row extends object>({ call, handler }: ReportStoriesInput<Row>) {
  const NotFound: StoryObj = {
    parameters: given({ [handler]: fails(call, 'USER_NOT_FOUND') }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Usuario o búsqueda no válida.')).toBeVisible();
    },
  };
  const LoadError: StoryObj = {
    parameters: given({ [handler]: failsWith(call, 500) }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
      await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    },
  };
  const Offline: StoryObj = {
    parameters: given({ [handler]: unreachable(call) }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
    },
  };
  /** An 'UNAUTHORIZED' list leads to /auth (§6). */
  const Forbidden: StoryObj = {
    parameters: { ...given({ [handler]: fails(call, 'UNAUTHORIZED') }), ...unpictured },
    play: async ({ canvasElement }) => expectWhereabouts(canvasElement, '/auth'),
  };
  return { NotFound, LoadError, Offline, Forbidden };
}

/**
 * The stories that every report has, by their names of the vocabulary. A story file gives each of
 * them an export of its own, and tells its `Default` itself.
 */
export function reportStories<Row extends object>(input: ReportStoriesInput<Row>) {
  return {
    ...rowStories(input),
    ...emptyStories(input),
    ...filterStories(input),
    ...errorStories(input),
  };
}
