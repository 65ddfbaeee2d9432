import { errorLogRows, ok } from '@consultancy/api/testing';
import { getAllErrorLogs, getToolErrors, getUserErrors } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { reportParameters, reportPlace, reportStories } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as mine } from './mine.ts';
import { report as ofAll } from './of-all.ts';
import { report as ofTool } from './of-tool.ts';
import { report as ofUser } from './of-user.ts';

const meta = {
  title: 'Reports/Errors',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const storiesOfMine = reportStories({
  definition: mine,
  endpoint: getUserErrors,
  handler: 'getUserErrors',
  route: '/userview/user-errors',
  title: 'Mis registros de errores',
  shown: 'Mostrando 9 registros.',
  emptyText: 'El usuario no ha registrado errores.',
});

export const DefaultMine: StoryObj = storiesOfMine.Default;
export const LoadingMine: StoryObj = storiesOfMine.Loading;
export const EmptyMine: StoryObj = storiesOfMine.Empty;
export const LoadErrorMine: StoryObj = storiesOfMine.LoadError;

const storiesOfUser = reportStories({
  definition: ofUser,
  endpoint: getUserErrors,
  handler: 'getUserErrors',
  route: '/adminview/user-errors/user?username=marcela_rios',
  title: 'Errores de un usuario',
  shown: 'Mostrando 9 registros.',
  emptyText: 'El usuario no ha registrado errores.',
});

export const DefaultOfUser: StoryObj = storiesOfUser.Default;
export const LoadingOfUser: StoryObj = storiesOfUser.Loading;
export const EmptyOfUser: StoryObj = storiesOfUser.Empty;
export const LoadErrorOfUser: StoryObj = storiesOfUser.LoadError;

const storiesOfTool = reportStories({
  definition: ofTool,
  endpoint: getToolErrors,
  handler: 'getToolErrors',
  route: '/adminview/feature-errors/features?tool=R_INF_04',
  title: 'Errores por herramienta',
  shown: 'Mostrando 9 registros.',
  emptyText: 'La herramienta no registra errores.',
});

export const DefaultOfTool: StoryObj = storiesOfTool.Default;
export const LoadingOfTool: StoryObj = storiesOfTool.Loading;
export const EmptyOfTool: StoryObj = storiesOfTool.Empty;
export const LoadErrorOfTool: StoryObj = storiesOfTool.LoadError;

const storiesOfAll = reportStories({
  definition: ofAll,
  endpoint: getAllErrorLogs,
  handler: 'getAllErrorLogs',
  route: '/adminview/all-error-logs',
  title: 'Registros de errores',
  shown: 'Mostrando 9 registros.',
  emptyText: 'No se encontraron registros de errores.',
});

/** Names of tools that start with the same words are legible to their end. */
export const DefaultOfAll: StoryObj = {
  ...storiesOfAll.Default,
  play: async (context) => {
    await storiesOfAll.Default.play?.(context);
    for (const name of context.canvas.getAllByTitle(/^(Sistemas de|Cobertura por)/)) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};
export const LoadingOfAll: StoryObj = storiesOfAll.Loading;
export const EmptyOfAll: StoryObj = storiesOfAll.Empty;
export const LoadErrorOfAll: StoryObj = storiesOfAll.LoadError;

const [first, ...others] = errorLogRows(3);

/** An empty text is sorted last, as a timestamp that there is none of. */
export const DefaultSortedByText: StoryObj = {
  render: () => <ReportScreen definition={mine} />,
  parameters: {
    ...storyParameters(
      {
        getUserErrors: ok(getUserErrors, {
          items: first ? [{ ...first, error_id: 987, execute_stage: '' }, ...others] : [],
          next_cursor: null,
        }),
      },
      {
        ...reportPlace('/userview/user-errors'),
        route: '/userview/user-errors?sort=execute_stage.asc',
      },
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect((await canvas.findAllByRole('row')).at(-1)).toHaveTextContent('987'),
    );
  },
};
