import { answers, ordinaryUser, transactionRows } from '@consultancy/api/testing';
import { getTransactions } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { expectWhereabouts, given, screenParameters } from '../../../testing/screen-kit.ts';
import { MyTransactionsScreen } from './MyTransactionsScreen.tsx';

const route = '/userview/transactions';

/** The ways out of what went wrong on a report screen; one report stands for all. */
const meta = {
  title: 'Screens/User/MyTransactions/Recovery',
  component: MyTransactionsScreen,
  parameters: {
    ...screenParameters({ route, session: ordinaryUser, frame: 'user' }),
    pictures: { disable: true },
  },
} satisfies Meta<typeof MyTransactionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is no date is shown as no date: it is searched without it, and the address is mended. */
export const FieldErrorsMended: Story = {
  parameters: given({}, { route: `${route}?start_date=ayer` }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('La fecha no es válida.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 6 registros.')).toBeVisible();
    await expectWhereabouts(canvasElement, route);
  },
};

/** A day typed by half gives no value either, but is not searched as if none had been given. */
export const FieldErrorsHalfTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Mostrando 6 registros.')).toBeVisible();
    const day = canvas.getByLabelText('Fecha inicial');
    // What the browser says of half a day; a script cannot type one.
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('La fecha no es válida.')).toBeVisible();
    await expect(day).toHaveFocus();
    await expectWhereabouts(canvasElement, route);
  },
};

let isDown = true;

/** Trying again reads anew, and the focus is not lost with the button. */
export const LoadErrorRetried: Story = {
  parameters: given({
    getTransactions: answers(getTransactions, () =>
      isDown
        ? new HttpResponse('<html>', { status: 500 })
        : HttpResponse.json({ items: transactionRows(2), next_cursor: null }),
    ),
  }),
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
