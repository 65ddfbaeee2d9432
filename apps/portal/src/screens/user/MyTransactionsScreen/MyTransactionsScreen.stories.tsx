import {
  answers,
  empty,
  fails,
  failsWith,
  longTransaction,
  never,
  ok,
  ordinaryUser,
  transactionRows,
  unreachable,
} from '@consultancy/api/testing';
import { getTransactions } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  expectWhereabouts,
  given,
  onPhone,
  screenParameters,
} from '../../../testing/screen-kit.ts';
import { MyTransactionsScreen } from './MyTransactionsScreen.tsx';

const route = '/userview/transactions';

const meta = {
  title: 'Screens/User/MyTransactions',
  component: MyTransactionsScreen,
  parameters: screenParameters({ route, session: ordinaryUser, frame: 'user' }),
} satisfies Meta<typeof MyTransactionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mis Compras');
    await expect(await canvas.findByText('Mostrando 6 registros.')).toBeVisible();
    await expect(canvas.queryByLabelText('Usuario')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: given({ getTransactions: never(getTransactions) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  parameters: given({ getTransactions: empty(getTransactions) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El usuario no tiene transacciones.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Filters that nothing answers to can be taken away. */
export const NoMatches: Story = {
  parameters: given(
    { getTransactions: empty(getTransactions) },
    { route: `${route}?start_date=2026-01-01&end_date=2026-01-31` },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('El usuario no tiene transacciones.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    await expectWhereabouts(canvasElement, route);
    // What had the focus is gone; it stays with what came instead.
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
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
    { getTransactions: failsWith(getTransactions, 500) },
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
        getTransactions: answers(getTransactions, ({ request }) => {
          const query = new URL(request.url).searchParams;
          const start = new Date(query.get('start_date') ?? '');
          const end = new Date(query.get('end_date') ?? '');
          const asSpecified =
            start.getTime() === new Date(2026, 10, 1).getTime() &&
            end.getTime() === new Date(2026, 10, 3).getTime() - 1 &&
            query.get('max_count') === '3';
          const items = asSpecified ? transactionRows(3) : [];
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
      getTransactions: answers(getTransactions, ({ request }) => {
        const all = transactionRows(9);
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
  parameters: given({ getTransactions: fails(getTransactions, 'USER_NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario o búsqueda no válida.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: given({ getTransactions: failsWith(getTransactions, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: given({ getTransactions: unreachable(getTransactions) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
  },
};

/** An 'UNAUTHORIZED' list leads to /auth (§6). */
export const Forbidden: Story = {
  parameters: {
    ...given({ getTransactions: fails(getTransactions, 'UNAUTHORIZED') }),
    pictures: { disable: true },
  },
  play: async ({ canvasElement }) => expectWhereabouts(canvasElement, '/auth'),
};

export const LongContent: Story = {
  parameters: given({
    getTransactions: ok(getTransactions, { items: [longTransaction], next_cursor: null }),
  }),
};

export const Mobile: Story = { ...onPhone };
