import {
  auditEventRows,
  errorResponse,
  ok,
  respondWith,
  userAccount,
} from '@consultancy/api/testing';
import {
  type AuditEvent,
  getAllPurchaseReversals,
  getAuditEvents,
  getUserAccount,
  reverseTransaction,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as ofAll } from './of-all.ts';

const meta = {
  title: 'Reports/Transactions/OfErased',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

/** A purchase of a buyer whose data were erased cannot be reversed: stated before the form. */
export const Forbidden: StoryObj = {
  render: () => <ReportScreen definition={ofAll} />,
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: ok(getAuditEvents, { items: [], next_cursor: null }),
        getUserAccount: ok(getUserAccount, {
          ...userAccount,
          erased_at: '2026-11-18T20:06:02.000Z',
        }),
      },
      reportPlace('/adminview/all-transactions'),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /transacción 900/i }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Devolver esta compra' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Esta compra no se puede devolver' }),
    );
    await expect(dialog.getByText(/Los datos de este cliente se suprimieron/)).toBeVisible();
    await expect(screen.queryByLabelText('Su contraseña')).toBeNull();
  },
};

const reversal = {
  trans_id: 900,
  trans_date: '2026-11-17T16:30:12.000Z',
  movement_id: 890,
  reversal_id: 898,
  reversal_date: '2026-11-18T15:00:00.000Z',
};
let isReversed = false;
const startUnreversed = () => {
  isReversed = false;
};

/** Opens the details of the purchase. @returns its button that reverses it. */
async function openReversible(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: /transacción 900/i }));
  const sheet = within(await screen.findByRole('dialog'));
  return sheet.findByRole('button', { name: 'Devolver esta compra' });
}

const reversedEvent: AuditEvent = {
  ...(auditEventRows(1)[0] as AuditEvent),
  action: 'sale reversed',
  action_name: 'Devolución de una compra',
  detail: { trans_id: 900, amount: '-100.00', movement_id: 77 },
};

/**
 * A purchase that another administrator has reversed while its details were open: not the customer has spent the
 * credits.
 */
export const ForbiddenReversed: StoryObj = {
  render: () => <ReportScreen definition={ofAll} />,
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: respondWith(getAuditEvents, () =>
          HttpResponse.json({ items: isReversed ? [reversedEvent] : [], next_cursor: null }),
        ),
        getUserAccount: respondWith(getUserAccount, () =>
          HttpResponse.json({ ...userAccount, current_credits: isReversed ? '50.00' : '150.00' }),
        ),
      },
      reportPlace('/adminview/all-transactions'),
    ),
    screenshots: { disable: true },
  },
  beforeEach: startUnreversed,
  play: async ({ canvas }) => {
    const reverse = await openReversible(canvas);
    isReversed = true;
    await userEvent.click(reverse);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Esta compra no se puede devolver' }),
    );
    await expect(dialog.getByText('Esta compra ya se devolvió.')).toBeVisible();
  },
};

/**
 * A purchase that was reversed in another tab gets its mark in the list behind the message, which shows
 * the balance as it is.
 */
export const SubmitErrorReversed: StoryObj = {
  render: () => <ReportScreen definition={ofAll} />,
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: ok(getAuditEvents, { items: [], next_cursor: null }),
        getUserAccount: respondWith(getUserAccount, () =>
          HttpResponse.json({
            ...userAccount,
            current_credits: isReversed ? '1140.50' : '1240.50',
          }),
        ),
        getAllPurchaseReversals: respondWith(getAllPurchaseReversals, () =>
          HttpResponse.json({ items: isReversed ? [reversal] : [] }),
        ),
        reverseTransaction: respondWith(reverseTransaction, () => {
          isReversed = true;
          return errorResponse('TRANSACTION_REVERSED');
        }),
      },
      reportPlace('/adminview/all-transactions'),
    ),
    screenshots: { disable: true },
  },
  beforeEach: startUnreversed,
  play: async ({ canvas }) => {
    await userEvent.click(await openReversible(canvas));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'El cliente pagó dos veces.');
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la clave del admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver la compra' }));
    await expect(await dialog.findByText('Esta compra ya se devolvió.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Devuelta')).toBeInTheDocument());
    await expect(await dialog.findByText('1.140,50')).toBeVisible();
    await expect(dialog.queryByText('Saldo después')).toBeNull();
  },
};
