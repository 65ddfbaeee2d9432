import {
  getAllUtilizations,
  getFeatureUtilization,
  getUtilizations,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reportParameters, reportStories } from '../../testing/report-stories.tsx';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as mine } from './mine.ts';
import { report as ofAll } from './of-all.ts';
import { report as ofTool } from './of-tool.ts';
import { report as ofUser } from './of-user.ts';

const meta = {
  title: 'Reports/Utilizations',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const storiesOfMine = reportStories({
  definition: mine,
  endpoint: getUtilizations,
  handler: 'getUtilizations',
  route: '/userview/utilizationsBase',
  title: 'Mi Actividad',
  shown: 'Mostrando 12 registros.',
  emptyText: 'El usuario no tiene utilizaciones.',
});

export const DefaultMine: StoryObj = storiesOfMine.Default;
export const LoadingMine: StoryObj = storiesOfMine.Loading;
export const EmptyMine: StoryObj = storiesOfMine.Empty;
export const LoadErrorMine: StoryObj = storiesOfMine.LoadError;

const storiesOfUser = reportStories({
  definition: ofUser,
  endpoint: getUtilizations,
  handler: 'getUtilizations',
  route: '/adminview/utilizations/user?username=marcela_rios',
  title: 'Utilizaciones de un usuario',
  shown: 'Mostrando 12 registros.',
  emptyText: 'El usuario no tiene utilizaciones.',
});

export const DefaultOfUser: StoryObj = storiesOfUser.Default;
export const LoadingOfUser: StoryObj = storiesOfUser.Loading;
export const EmptyOfUser: StoryObj = storiesOfUser.Empty;
export const LoadErrorOfUser: StoryObj = storiesOfUser.LoadError;

const storiesOfTool = reportStories({
  definition: ofTool,
  endpoint: getFeatureUtilization,
  handler: 'getFeatureUtilization',
  route: '/adminview/features?tool=R_INF_04',
  title: 'Utilizaciones por herramienta',
  shown: 'Mostrando 12 registros.',
  emptyText: 'La herramienta no tiene utilizaciones.',
});

export const DefaultOfTool: StoryObj = storiesOfTool.Default;
export const LoadingOfTool: StoryObj = storiesOfTool.Loading;
export const EmptyOfTool: StoryObj = storiesOfTool.Empty;
export const LoadErrorOfTool: StoryObj = storiesOfTool.LoadError;

const storiesOfAll = reportStories({
  definition: ofAll,
  endpoint: getAllUtilizations,
  handler: 'getAllUtilizations',
  route: '/adminview/all-utilizations',
  title: 'Utilizaciones',
  shown: 'Mostrando 12 registros.',
  emptyText: 'No se encontraron utilizaciones.',
});

export const DefaultOfAll: StoryObj = storiesOfAll.Default;
export const LoadingOfAll: StoryObj = storiesOfAll.Loading;
export const EmptyOfAll: StoryObj = storiesOfAll.Empty;
export const LoadErrorOfAll: StoryObj = storiesOfAll.LoadError;
