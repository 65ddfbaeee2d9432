import {
  administrator,
  auditEventRows,
  errorResponse,
  fails,
  never,
  ok,
  respondWith,
  unreachable,
  userAccount,
} from '@consultancy/api/testing';
import {
  type AuditEvent,
  getAllPurchaseReversals,
  getAuditEvents,
  getPurchaseReversals,
  getTransactionReceipt,
  getUserAccount,
  reverseTransaction,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { onPhone, storyParameters } from '../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../testing/story-parameters.ts';
import { report as myCredits } from '../credits/mine.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as mine } from './mine.ts';
import { report as ofAll } from './of-all.ts';
import { report as ofUser } from './of-user.ts';

const meta = {
  title: 'Reports/Transactions/Actions',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const place = reportPlace('/adminview/all-transactions');
const render = () => <ReportScreen definition={ofAll} />;

/** The buyer of purchase 900 (100 credits), with a number of credits. */
const buyer = (current_credits: string, pending_credits = '0.00') =>
  ok(getUserAccount, {
    ...userAccount,
    username: 'marcela_rios',
    current_credits,
    pending_credits,
  });
const trail = (items: AuditEvent[]) => ok(getAuditEvents, { items, next_cursor: null });
const reversal: AuditEvent = {
  ...(auditEventRows(1)[0] as AuditEvent),
  action: 'sale reversed',
  action_name: 'Devolución de una compra',
  reason: 'El cliente pagó dos veces la misma compra.',
  detail: { trans_id: 900, amount: '-100.00', movement_id: 77 },
};
/** As its buyer sees it, with its ledger entries. */
const ownReversal = {
  trans_id: 900,
  trans_date: '2026-11-17T16:30:12.000Z',
  movement_id: 890,
  reversal_id: 898,
  reversal_date: '2026-11-18T15:00:00.000Z',
};
const found = {
  getAuditEvents: trail([]),
  getUserAccount: buyer('1240.50', '36.00'),
};

/** Opens the details of purchase 900. */
async function openDetails(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /transacción 900/i }));
  return within(await screen.findByRole('dialog'));
}

async function openReversal(canvasElement: HTMLElement) {
  const sheet = await openDetails(canvasElement);
  await userEvent.click(await sheet.findByRole('button', { name: 'Devolver esta compra' }));
}

async function reverse(canvasElement: HTMLElement) {
  await openReversal(canvasElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('1.140,50');
  await userEvent.type(dialog.getByLabelText('Motivo'), 'El cliente pagó dos veces.');
  await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la clave del admin');
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver la compra' }));
  return dialog;
}

/** The details of a purchase: its receipt, and the button that reverses it. */
export const Default: StoryObj = {
  render,
  parameters: { ...storyParameters(found, place), screenshots: { sizes: ['desktop'] } },
  play: async ({ canvasElement }) => {
    const sheet = await openDetails(canvasElement);
    await expect(await sheet.findByRole('button', { name: 'Devolver esta compra' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Descargar el comprobante' }));
    await expect(await sheet.findByText('El comprobante se descargó.')).toBeVisible();
  },
};

/** A reversed purchase says so, and cannot be reversed again. */
export const DefaultReversed: StoryObj = {
  render,
  parameters: storyParameters({ ...found, getAuditEvents: trail([reversal]) }, place),
  play: async ({ canvasElement }) => {
    const sheet = await openDetails(canvasElement);
    await expect(await sheet.findByText('Esta compra se devolvió')).toBeVisible();
    await expect(
      sheet.getByText('Motivo: El cliente pagó dos veces la misma compra.'),
    ).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Devolver esta compra' })).toBeNull();
  },
};

/** The administrator's own purchase is left to another one. */
export const ForbiddenOwn: StoryObj = {
  render: () => <ReportScreen definition={ofUser} />,
  parameters: {
    ...storyParameters(
      found,
      reportPlace(`/adminview/transactions/user?username=${administrator.username}`),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    const sheet = await openDetails(canvasElement);
    await expect(await sheet.findByText(/^Es su propia compra/)).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Devolver esta compra' })).toBeNull();
  },
};

export const Loading: StoryObj = {
  render,
  parameters: {
    ...storyParameters({ ...found, getAuditEvents: never(getAuditEvents) }, place),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    const sheet = await openDetails(canvasElement);
    await expect(await sheet.findByText(/Consultando si esta compra/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Descargar el comprobante' })).toBeVisible();
  },
};

/** The balance after the reversal, the reason, and the administrator's password. */
export const ModalOpen: StoryObj = {
  render,
  parameters: storyParameters(found, place),
  play: async ({ canvasElement }) => {
    await openReversal(canvasElement);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: '¿Devolver la compra n.º\u00A0900?' }),
    );
    await expect(await dialog.findByText('1.240,50')).toBeVisible();
    await expect(dialog.getByText('1.140,50')).toBeVisible();
  },
};

/** Neither trail nor balance can be loaded: the server still validates the reversal. */
export const LoadError: StoryObj = {
  render,
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: unreachable(getAuditEvents),
        getUserAccount: unreachable(getUserAccount),
      },
      place,
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    await openReversal(canvasElement);
    await expect(await screen.findByText(/No pudimos consultar el saldo/)).toBeVisible();
  },
};

/** Spent or reserved credits cannot be reversed: stated before the form. */
export const Forbidden: StoryObj = {
  render,
  parameters: storyParameters({ ...found, getUserAccount: buyer('120.00', '36.00') }, place),
  play: async ({ canvasElement }) => {
    await openReversal(canvasElement);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Esta compra no se puede devolver' }),
    );
    await expect(dialog.getByText(/tiene 84 créditos disponibles/)).toBeVisible();
    await expect(screen.queryByLabelText('Su contraseña')).toBeNull();
  },
};

export const FieldErrors: StoryObj = {
  render,
  parameters: { ...storyParameters(found, place), ...withoutScreenshots },
  play: async ({ canvasElement }) => {
    await openReversal(canvasElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'error');
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver la compra' }));
    await expect(
      await dialog.findByText('Explique el motivo con 10 a 500 caracteres.'),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Motivo')).toHaveFocus();
  },
};

/** The new balance is shown; the details then show that it was reversed. */
export const Success: StoryObj = {
  render,
  parameters: (() => {
    let isDone = false;
    return {
      ...storyParameters(
        {
          ...found,
          getAuditEvents: respondWith(getAuditEvents, () =>
            HttpResponse.json({ items: isDone ? [reversal] : [], next_cursor: null }),
          ),
          getAllPurchaseReversals: respondWith(getAllPurchaseReversals, () =>
            HttpResponse.json({ items: isDone ? [ownReversal] : [] }),
          ),
          reverseTransaction: respondWith(reverseTransaction, () => {
            isDone = true;
            return HttpResponse.json(
              {
                message: 'La compra quedó devuelta.',
                username: 'marcela_rios',
                movement_id: 77,
                credits_balance: '1140.50',
              },
              { status: 201 },
            );
          }),
        },
        place,
      ),
      ...withoutScreenshots,
    };
  })(),
  play: async ({ canvasElement }) => {
    await reverse(canvasElement);
    await expect(
      await screen.findByText(/quedó devuelta. El saldo del cliente es de 1\.140,50/),
    ).toBeVisible();
    await expect(await screen.findByText('Esta compra se devolvió')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByText('Devuelta')).toBeInTheDocument());
    await expect(screen.queryByRole('button', { name: 'Devolver esta compra' })).toBeNull();
    // The clicked button is gone: the focus moves into the details.
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
  },
};

const keys: (string | null)[] = [];

/** A lost response is retried with the same key; a concurrent reversal is reported. */
export const SubmitError: StoryObj = {
  render,
  parameters: storyParameters(
    {
      ...found,
      reverseTransaction: respondWith(reverseTransaction, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : errorResponse('TRANSACTION_REVERSED');
      }),
    },
    place,
  ),
  play: async ({ canvasElement }) => {
    keys.length = 0;
    const dialog = await reverse(canvasElement);
    await expect(await dialog.findByText(/no se devuelve dos veces/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver la compra' }));
    await expect(await dialog.findByText('Esta compra ya se devolvió.')).toBeVisible();
    await expect(keys[0]).toMatch(/^[\x21-\x7e]{8,100}$/);
    await expect(keys[1]).toBe(keys[0]);
  },
};

/** On a phone the error comes into view, which is the last of what the dialog scrolls. */
export const SubmitErrorOnPhone: StoryObj = {
  render,
  ...onPhone,
  parameters: {
    ...storyParameters(
      { ...found, reverseTransaction: fails(reverseTransaction, 'TRANSACTION_REVERSED') },
      place,
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => {
    const dialog = await reverse(canvasElement);
    const text = await dialog.findByText('Esta compra ya se devolvió.');
    const { left, top } = text.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 1)).toBe(text);
  },
};

export const FieldErrorsPassword: StoryObj = {
  render,
  parameters: {
    ...storyParameters(
      { ...found, reverseTransaction: fails(reverseTransaction, 'PASSWORD_INCORRECT') },
      place,
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    const dialog = await reverse(canvasElement);
    await expect(await dialog.findByText('La contraseña no es correcta.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Su contraseña')).toHaveFocus());
  },
};

/** A reversed purchase says so to its buyer, in the list and in its details. */
export const DefaultMineReversed: StoryObj = {
  render: () => <ReportScreen definition={mine} />,
  parameters: {
    ...storyParameters(
      { getPurchaseReversals: ok(getPurchaseReversals, { items: [ownReversal] }) },
      reportPlace('/userview/transactions'),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Devuelta')).toBeVisible();
    await expect(canvas.getAllByText('Devuelta')).toHaveLength(1);
    const sheet = await openDetails(canvasElement);
    await expect(await sheet.findByText('La compra n.º 900 se devolvió')).toBeVisible();
    const link = sheet.getByRole('link', { name: /Ver la devolución, movimiento n\.º\s898/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/userview\/creditsBalance\?start_date=2026-11-/),
    );
  },
};

/** Administrators see it in the list too. */
export const DefaultOfUserReversed: StoryObj = {
  render: () => <ReportScreen definition={ofUser} />,
  parameters: {
    ...storyParameters(
      { getAllPurchaseReversals: ok(getAllPurchaseReversals, { items: [ownReversal] }) },
      reportPlace('/adminview/transactions/user?username=marcela_rios'),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^900/ }));
    await expect(await row.findByText('Devuelta')).toBeVisible();
    await expect(canvas.getAllByText('Devuelta')).toHaveLength(1);
  },
};

/** The ledger entry of the reversal leads back to the purchase. */
export const DefaultLedgerReversed: StoryObj = {
  render: () => <ReportScreen definition={myCredits} />,
  parameters: {
    ...storyParameters(
      { getPurchaseReversals: ok(getPurchaseReversals, { items: [ownReversal] }) },
      reportPlace('/userview/creditsBalance'),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /movimiento 898/i }));
    const sheet = within(await screen.findByRole('dialog'));
    const link = await sheet.findByRole('link', {
      name: /^Ver la compra n\.º\s900 en «Mis Compras»/,
    });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/userview\/transactions\?start_date=2026-11-/),
    );
  },
};

/** A buyer gets the receipt, and cannot reverse; a failed receipt can be retried. */
export const DefaultMine: StoryObj = {
  render: () => <ReportScreen definition={mine} />,
  parameters: {
    ...storyParameters(
      { getTransactionReceipt: fails(getTransactionReceipt, 'SERVICE_UNAVAILABLE') },
      reportPlace('/userview/transactions'),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    const sheet = await openDetails(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Descargar el comprobante' }));
    await expect(await sheet.findByText(/^El servicio no está disponible por ahora/)).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Devolver esta compra' })).toBeNull();
  },
};
