import { getAllTransactions, getTransactions } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reportParameters, reportStories } from '../../testing/report-stories.tsx';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as mine } from './mine.ts';
import { report as ofAll } from './of-all.ts';
import { report as ofUser } from './of-user.ts';

const meta = {
  title: 'Reports/Transactions',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const storiesOfMine = reportStories({
  definition: mine,
  endpoint: getTransactions,
  handler: 'getTransactions',
  route: '/userview/transactions',
  title: 'Mis Compras',
  shown: 'Mostrando 6 registros.',
  emptyText: 'El usuario no tiene transacciones.',
});

export const DefaultMine: StoryObj = storiesOfMine.Default;
export const LoadingMine: StoryObj = storiesOfMine.Loading;
export const EmptyMine: StoryObj = storiesOfMine.Empty;
export const LoadErrorMine: StoryObj = storiesOfMine.LoadError;

const storiesOfUser = reportStories({
  definition: ofUser,
  endpoint: getTransactions,
  handler: 'getTransactions',
  route: '/adminview/transactions/user?username=marcela_rios',
  title: 'Transacciones de un usuario',
  shown: 'Mostrando 6 registros.',
  emptyText: 'El usuario no tiene transacciones.',
});

export const DefaultOfUser: StoryObj = storiesOfUser.Default;
export const LoadingOfUser: StoryObj = storiesOfUser.Loading;
export const EmptyOfUser: StoryObj = storiesOfUser.Empty;
export const LoadErrorOfUser: StoryObj = storiesOfUser.LoadError;

const storiesOfAll = reportStories({
  definition: ofAll,
  endpoint: getAllTransactions,
  handler: 'getAllTransactions',
  route: '/adminview/all-transactions',
  title: 'Transacciones',
  shown: 'Mostrando 12 registros.',
  emptyText: 'No se encontraron transacciones.',
});

export const DefaultOfAll: StoryObj = storiesOfAll.Default;
export const LoadingOfAll: StoryObj = storiesOfAll.Loading;
export const EmptyOfAll: StoryObj = storiesOfAll.Empty;
export const LoadErrorOfAll: StoryObj = storiesOfAll.LoadError;
