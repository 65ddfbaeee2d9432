import { administrator, auditEventRows, ok, transactionPreview } from '@consultancy/api/testing';
import { getAuditEvents, getTransactionPreview } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** A run that was charged meanwhile is no second sale. */
export const SuccessAfterRun: Story = { parameters: reviewed('1246.50'), play: isPlain };

const sold = (amounts: { credits_purchased: string; amount_paid: string }) => ({
  ...storyParameters({
    getAuditEvents: ok(getAuditEvents, {
      items: auditEventRows(1).map((event) => ({
        ...event,
        action: 'credits sold' as const,
        detail: { trans_id: 311, ...amounts },
      })),
      next_cursor: null,
    }),
  }),
  screenshots: { disable: true },
});

/** An equal sale of the last day, whose response may have been lost, is named before anything is sent. */
export const DefaultEqual: Story = {
  parameters: sold({ credits_purchased: '100.00', amount_paid: '420000.00' }),
  play: async ({ canvas, canvasElement }) => {
    await fillKnown(canvasElement);
    await expect(
      await canvas.findByText(/^admin_demo registró una compra igual el .*: la transacción 311\./),
    ).toBeVisible();
  },
};

/** One for another amount is another sale. */
export const DefaultOther: Story = {
  parameters: sold({ credits_purchased: '100.00', amount_paid: '420000.01' }),
  play: async ({ canvas, canvasElement }) => {
    await fillKnown(canvasElement);
    await expect(await canvas.findByText('1.340,50')).toBeVisible();
    await expect(canvas.queryByText(/registró una compra igual/)).toBeNull();
  },
};
