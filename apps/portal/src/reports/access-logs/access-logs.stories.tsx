import { accessLogRows, ok } from '@consultancy/api/testing';
import { type AccessLog, getAccessLogs, getRecentLogs } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportParameters, reportPlace, reportStories } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as mine } from './mine.ts';
import { report as ofAll } from './of-all.ts';
import { report as ofUser } from './of-user.ts';

const meta = {
  title: 'Reports/AccessLogs',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const storiesOfMine = reportStories({
  definition: mine,
  endpoint: getAccessLogs,
  handler: 'getAccessLogs',
  route: '/userview/recent-logs',
  title: 'Mis Accesos Web',
  shown: 'Mostrando 12 registros.',
  emptyText: 'El usuario no tiene accessos.',
});

export const DefaultMine: StoryObj = storiesOfMine.Default;
export const LoadingMine: StoryObj = storiesOfMine.Loading;
export const EmptyMine: StoryObj = storiesOfMine.Empty;
export const LoadErrorMine: StoryObj = storiesOfMine.LoadError;

const storiesOfUser = reportStories({
  definition: ofUser,
  endpoint: getAccessLogs,
  handler: 'getAccessLogs',
  route: '/adminview/recent-logs/user?username=marcela_rios',
  title: 'Accesos de un usuario',
  shown: 'Mostrando 12 registros.',
  emptyText: 'El usuario no tiene accessos.',
});

export const DefaultOfUser: StoryObj = storiesOfUser.Default;
export const LoadingOfUser: StoryObj = storiesOfUser.Loading;
export const EmptyOfUser: StoryObj = storiesOfUser.Empty;
export const LoadErrorOfUser: StoryObj = storiesOfUser.LoadError;

const storiesOfAll = reportStories({
  definition: ofAll,
  endpoint: getRecentLogs,
  handler: 'getRecentLogs',
  route: '/adminview/recent-logs',
  title: 'Accesos web',
  shown: 'Mostrando 12 registros.',
  emptyText: 'No se encontraron accesos.',
});

export const DefaultOfAll: StoryObj = storiesOfAll.Default;
/** Accesses sort by the names that are shown, not by their codes. */
export const DefaultSorted: StoryObj = {
  render: () => <ReportScreen definition={ofAll} />,
  parameters: {
    ...storyParameters(
      {
        getRecentLogs: ok(getRecentLogs, {
          items: ['login', 'Password Change (web)'].map((access_type) => ({
            ...(accessLogRows(1)[0] as AccessLog),
            access_type,
          })),
          next_cursor: null,
        }),
      },
      reportPlace('/adminview/recent-logs?sort=access_type.asc'),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 2 registros.');
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Cambio de contraseña desde el perfil');
    await expect(second).toHaveTextContent('Ingreso al portal');
  },
};
export const LoadingOfAll: StoryObj = storiesOfAll.Loading;
export const EmptyOfAll: StoryObj = storiesOfAll.Empty;
export const LoadErrorOfAll: StoryObj = storiesOfAll.LoadError;
