import {
  administrator,
  auditEventRows,
  ok,
  respondWith,
  transactionPreview,
} from '@consultancy/api/testing';
import {
  type AuditEvent,
  getAuditEvents,
  getPurchaseReversals,
  getTransactionPreview,
  newTransaction,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { fillKnown, send } from '../../../testing/sale-form.ts';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { NewTransactionScreen } from './NewTransactionScreen.tsx';

const meta = {
  title: 'Screens/Admin/NewTransaction/Overtaken sale',
  component: NewTransactionScreen,
  parameters: screenParameters({
    route: '/adminview/new-transaction',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof NewTransactionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const reviewed = (credits_balance: string) => ({
  ...storyParameters({
    getTransactionPreview: ok(getTransactionPreview, { ...transactionPreview, credits_balance }),
  }),
  screenshots: { disable: true },
});

const sell = async (canvasElement: HTMLElement) => {
  await send(await fillKnown(canvasElement));
  const page = within(canvasElement.ownerDocument.body);
  return within(await page.findByRole('dialog', { name: 'Transacción creada con éxito.' }));
};

/** Another administrator sold the same between the review and the sale: the dialog says so. */
export const Success: Story = {
  parameters: reviewed('1140.50'),
  play: async ({ canvasElement }) => {
    const dialog = await sell(canvasElement);
    await expect(
      dialog.getByText(/^Antes de esta compra era de 1\.240,50, no de 1\.140,50/),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ver las transacciones' })).toHaveAttribute(
      'href',
      '/adminview/transactions/user?username=marcela_rios',
    );
  },
};

const isPlain: Story['play'] = async ({ canvasElement }) => {
  const dialog = await sell(canvasElement);
  await expect(dialog.queryByText(/El saldo aumentó/)).toBeNull();
};

/** Without another entry there is nothing to say, however the decimals are written. */
export const SuccessAlone: Story = { parameters: reviewed('1240.5'), play: isPlain };

/** Sent again before the dialog opens, as by a key that repeats: the empty form reports no errors. */
export const SuccessSentAgain: Story = {
  parameters: reviewed('1240.50'),
  play: async ({ canvas, canvasElement }) => {
    await sell(canvasElement);
    const form = canvas.getByRole('form', { name: 'Nueva transacción', hidden: true });
    fireEvent.submit(form);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.queryByText('Escriba su contraseña.')).toBeNull();
  },
};

/** A run that was charged meanwhile is no second sale. */
export const SuccessAfterRun: Story = { parameters: reviewed('1246.50'), play: isPlain };

let balances: string[] = [];

/** Has one of the balances after the other, and then that after another sale. */
const previewOfBalances = respondWith(getTransactionPreview, () =>
  HttpResponse.json({ ...transactionPreview, credits_balance: balances.shift() ?? '1240.50' }),
);

/** Another administrator was faster: nothing is sent before the new balance was reviewed. */
export const SubmitErrorOvertaken: Story = {
  beforeEach: () => {
    balances = ['1140.50'];
  },
  parameters: {
    ...storyParameters({
      getTransactionPreview: previewOfBalances,
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await expect(canvas.getByText('1.140,50')).toBeVisible();
    await send(form);
    const message = /^El saldo de este cliente aumentó a 1\.240,50 después de la revisión/;
    await expect(await canvas.findByText(message)).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByText('1.340,50')).toBeVisible();
    await send(form);
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.queryByText(/El saldo aumentó/)).toBeNull();
  },
};

/** After a lost response, another amount is another sale: it is compared with the balance that the first one left. */
export const SubmitErrorOtherAmount: Story = {
  beforeEach: () => {
    balances = ['1140.50', '1140.50'];
  },
  parameters: {
    ...storyParameters({
      getTransactionPreview: previewOfBalances,
      newTransaction: respondWith(newTransaction, () => HttpResponse.error()),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await send(form);
    await canvas.findByText(/Unable to connect/);
    await userEvent.type(form.getByLabelText('Créditos comprados'), '0');
    await send(form);
    const message = /^El saldo de este cliente aumentó a 1\.240,50 después de la revisión/;
    await expect(await canvas.findByText(message)).toBeVisible();
  },
};

const date = '2026-11-18T21:10:00.000Z';
const [event] = auditEventRows(1) as [AuditEvent];
const soldFor = (trans_id: number, amount_paid: string): AuditEvent => ({
  ...event,
  id: trans_id,
  action: 'credits sold',
  detail: { trans_id, credits_purchased: '100.00', amount_paid },
});

/**
 * An equal sale of the last day, whose response may have been lost, is named before anything is sent; one for
 * another amount, or that was reversed, is none.
 */
export const DefaultEqual: Story = {
  parameters: {
    ...storyParameters({
      getAuditEvents: ok(getAuditEvents, {
        items: [
          soldFor(313, '420000.01'),
          soldFor(312, '420000.00'),
          soldFor(311, '420000.00'),
          soldFor(310, '420000.00'),
        ],
        next_cursor: null,
      }),
      getPurchaseReversals: ok(getPurchaseReversals, {
        items: [
          { trans_id: 312, trans_date: date, movement_id: 1, reversal_id: 2, reversal_date: date },
        ],
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await fillKnown(canvasElement);
    await expect(await canvas.findByText(/registró una compra igual/)).toHaveTextContent(
      /^admin_demo .*: la transacción 311\. Continúe solo si es otra\.$/,
    );
  },
};
