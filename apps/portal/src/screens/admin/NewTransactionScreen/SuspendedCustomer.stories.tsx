import {
  administrator,
  errorResponse,
  ok,
  respondWith,
  transactionPreview,
  transactionRows,
} from '@consultancy/api/testing';
import { getTransactionPreview, newTransaction } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { fillKnown, send } from '../../../testing/sale-form.ts';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { NewTransactionScreen } from './NewTransactionScreen.tsx';

const meta = {
  title: 'Screens/Admin/NewTransaction/Suspended customer',
  component: NewTransactionScreen,
  parameters: screenParameters({
    route: '/adminview/new-transaction',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof NewTransactionScreen>;
export default meta;

/** The customer could not use the credits: said before anything is sent, which stays possible. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    ...storyParameters({
      getTransactionPreview: ok(getTransactionPreview, { ...transactionPreview, suspended: true }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await expect(canvas.getByText(/^La cuenta está suspendida: el cliente no podrá/)).toBeVisible();
    await expect(canvas.getByText('1.340,50')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Registrar transacción' })).toBeEnabled();
  },
};

const transaction = {
  ...transactionRows(1)[0],
  username: 'marcela_rios',
  credits_balance: '1340.50',
  suspended: true,
} as const;

/** It was suspended after the review: the purchase is recorded, and the dialog says so. */
export const Success: StoryObj<typeof meta> = {
  parameters: {
    ...storyParameters({
      newTransaction: respondWith(newTransaction, () =>
        HttpResponse.json({ message: 'Hecho.', transaction }, { status: 201 }),
      ),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await expect(canvas.queryByText(/^La cuenta está suspendida/)).toBeNull();
    await send(form);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^La cuenta está suspendida: el cliente no podrá/)).toBeVisible();
  },
};

let isErased = false;

/** The customer was erased meanwhile: after the rejection nothing of the account stays shown. */
export const SubmitErrorErased: StoryObj<typeof meta> = {
  parameters: {
    ...storyParameters({
      getTransactionPreview: respondWith(getTransactionPreview, () =>
        isErased ? errorResponse('USER_NOT_FOUND') : HttpResponse.json(transactionPreview),
      ),
      newTransaction: respondWith(newTransaction, () => {
        isErased = true;
        return errorResponse('USER_NOT_FOUND');
      }),
    }),
    screenshots: { disable: true },
  },
  beforeEach: () => {
    isErased = false;
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await send(form);
    await expect(await canvas.findByText(/^Ningún cliente tiene este correo/)).toBeVisible();
    await expect(canvas.queryByText('Marcela Ríos Castaño')).toBeNull();
    await expect(form.getByLabelText('Créditos comprados')).toHaveValue('100');
  },
};
