import {
  answers,
  empty,
  fails,
  failsWith,
  longUtilization,
  never,
  ok,
  ordinaryUser,
  unreachable,
  utilizationRows,
} from '@consultancy/api/testing';
import { getUtilizations } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import {
  expectWhereabouts,
  given,
  onPhone,
  screenParameters,
} from '../../../testing/screen-kit.ts';
import { MyUtilizationsScreen } from './MyUtilizationsScreen.tsx';

const route = '/userview/utilizationsBase';

const meta = {
  title: 'Screens/User/MyUtilizations',
  component: MyUtilizationsScreen,
  parameters: screenParameters({ route, session: ordinaryUser, frame: 'user' }),
} satisfies Meta<typeof MyUtilizationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mi Actividad');
    await expect(await canvas.findByText('Mostrando 12 registros.')).toBeVisible();
    await expect(canvas.queryByLabelText('Usuario')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('En curso')).toHaveLength(1);
    await expect(canvas.getAllByText('Sin terminar')).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: given({ getUtilizations: never(getUtilizations) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  parameters: given({ getUtilizations: empty(getUtilizations) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El usuario no tiene utilizaciones.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Filters that nothing answers to can be taken away. */
export const NoMatches: Story = {
  parameters: given(
    { getUtilizations: empty(getUtilizations) },
    { route: `${route}?start_date=2026-01-01&end_date=2026-01-31` },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('El usuario no tiene utilizaciones.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    await expectWhereabouts(canvasElement, route);
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Registros'), '20.0');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(
      await canvas.findByText("El valor de 'Registros' debe ser un número mayor a cero."),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Registros')).toHaveFocus();
  },
};

/** An address written by hand is judged like the form, and nothing is sent. */
export const FieldErrorsFromAddress: Story = {
  parameters: given(
    { getUtilizations: failsWith(getUtilizations, 500) },
    { route: `${route}?max_count=0` },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("El valor de 'Registros' debe ser un número mayor a cero."),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByLabelText('Registros'));
    await userEvent.type(canvas.getByLabelText('Registros'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  },
};

/** The filters go into the address and, as UTC days, to the server (§5). */
export const DefaultFiltered: Story = {
  parameters: {
    ...given(
      {
        getUtilizations: answers(getUtilizations, ({ request }) => {
          const query = new URL(request.url).searchParams;
          const start = new Date(query.get('start_date') ?? '');
          const end = new Date(query.get('end_date') ?? '');
          const asSpecified =
            start.getTime() === new Date(2026, 10, 1).getTime() &&
            end.getTime() === new Date(2026, 10, 3).getTime() - 1 &&
            query.get('max_count') === '3';
          const items = asSpecified ? utilizationRows(3) : [];
          return HttpResponse.json({ items, next_cursor: null });
        }),
      },
      { route: `${route}?start_date=2026-11-01&end_date=2026-11-02&max_count=3` },
    ),
    pictures: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 3 registros.')).toBeVisible();
    await expect(canvas.getByLabelText('Fecha inicial')).toHaveValue('2026-11-01');
  },
};

/** The next page comes by the cursor. */
export const DefaultMore: Story = {
  parameters: {
    ...given({
      getUtilizations: answers(getUtilizations, ({ request }) => {
        const all = utilizationRows(9);
        const isSecond = new URL(request.url).searchParams.get('cursor') === 'next';
        return HttpResponse.json(
          isSecond
            ? { items: all.slice(5), next_cursor: null }
            : { items: all.slice(0, 5), next_cursor: 'next' },
        );
      }),
    }),
    pictures: { disable: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
    await expect(await canvas.findByText('Mostrando 9 registros.')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: given({ getUtilizations: fails(getUtilizations, 'USER_NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario o búsqueda no válida.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: given({ getUtilizations: failsWith(getUtilizations, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: given({ getUtilizations: unreachable(getUtilizations) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
  },
};

/** An 'UNAUTHORIZED' list leads to /auth (§6). */
export const Forbidden: Story = {
  parameters: {
    ...given({ getUtilizations: fails(getUtilizations, 'UNAUTHORIZED') }),
    pictures: { disable: true },
  },
  play: async ({ canvasElement }) => expectWhereabouts(canvasElement, '/auth'),
};

export const LongContent: Story = {
  parameters: given({
    getUtilizations: ok(getUtilizations, { items: [longUtilization], next_cursor: null }),
  }),
};

export const Mobile: Story = { ...onPhone };
