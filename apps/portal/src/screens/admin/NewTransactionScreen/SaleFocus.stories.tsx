import { administrator, ok, ownSecondFactor, unreachable } from '@consultancy/api/testing';
import { getSecondFactor, getTransactionPreview } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { stubPasskeys } from '../../../testing/passkeys.ts';
import { fill, unasked } from '../../../testing/sale-form.ts';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { NewTransactionScreen } from './NewTransactionScreen.tsx';

const meta = {
  title: 'Screens/Admin/NewTransaction/Focus',
  component: NewTransactionScreen,
  parameters: {
    ...screenParameters({
      route: '/adminview/new-transaction',
      session: administrator,
      frame: 'admin',
    }),
    screenshots: { disable: true },
  },
} satisfies Meta<typeof NewTransactionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const unusual = { 'Créditos comprados': '99999999999', 'Valor pagado (COP)': '1' };

const question = /^Son noventa y nueve mil/;

/** The question about the amounts takes the place of the password, where a fast user is already. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const regions = canvas.getAllByRole('status');
    await fill(canvasElement, { ...unusual, ...unasked });
    canvas.getByLabelText('Su contraseña').focus();
    const text = await canvas.findByText(question);
    await expect(text.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(regions).toContain(text.closest('[role=status]'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /las cifras son correctas/ })).toHaveFocus();
  },
};

/** With a passkey there is no password that could have the focus after the question. */
export const Success: Story = {
  parameters: storyParameters({ getSecondFactor: ok(getSecondFactor, ownSecondFactor) }),
  beforeEach: () => stubPasskeys('done'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar una llave de acceso' }));
    await fill(canvasElement, { ...unusual, ...unasked });
    const confirm = await canvas.findByRole('button', { name: /las cifras son correctas/ });
    await userEvent.click(confirm);
    const authorization = canvas.getByRole('group', { name: 'Autorización' });
    await expect(authorization.closest('[tabindex="-1"]')).toHaveFocus();
  },
};

/** The button that looks up the customer again is gone while it does. */
export const LoadError: Story = {
  parameters: storyParameters({ getTransactionPreview: unreachable(getTransactionPreview) }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Intentar de nuevo' });
    const place = retry.closest('[tabindex="-1"]');
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(place).toHaveFocus();
  },
};
