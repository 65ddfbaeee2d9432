import { longTransaction, ordinaryUser, transactionRows } from '@consultancy/api/testing';
import { getTransactions } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportStories } from '../../../testing/report-stories.ts';
import { screenParameters } from '../../../testing/screen-kit.ts';
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

const stories = reportStories({
  call: getTransactions,
  handler: 'getTransactions',
  route,
  rows: transactionRows,
  longRow: longTransaction,
  emptyText: 'El usuario no tiene transacciones.',
});

export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const NoMatches: Story = stories.NoMatches;
export const FieldErrors: Story = stories.FieldErrors;
export const FieldErrorsFromAddress: Story = stories.FieldErrorsFromAddress;
export const DefaultFiltered: Story = stories.DefaultFiltered;
export const DefaultMore: Story = stories.DefaultMore;
export const NotFound: Story = stories.NotFound;
export const LoadError: Story = stories.LoadError;
export const Offline: Story = stories.Offline;
export const Forbidden: Story = stories.Forbidden;
export const LongContent: Story = stories.LongContent;
export const Mobile: Story = stories.Mobile;
