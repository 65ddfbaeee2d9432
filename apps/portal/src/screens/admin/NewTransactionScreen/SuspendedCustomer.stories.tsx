import { administrator, ok } from '@consultancy/api/testing';
import { getTransactionPreview } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillKnown } from '../../../testing/sale-form.ts';
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
      getTransactionPreview: ok(getTransactionPreview, {
        username: 'marcela_rios',
        first_name: 'Marcela',
        last_name: 'Ríos Castaño',
        enterprise_name: 'Ambiental del Valle S.A.S.',
        credits_balance: '1240.50',
        suspended: true,
      }),
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
