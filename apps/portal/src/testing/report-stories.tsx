import {
  administrator,
  empty,
  emptySummaryHandlers,
  failsWith,
  handlers,
  never,
  ordinaryUser,
} from '@consultancy/api/testing';
import type { Endpoint } from '@consultancy/validation';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportScreen } from '../reports/ReportScreen/ReportScreen.tsx';
import type { ReportDefinition } from '../reports/report-definition.ts';
import { screenParameters, storyParameters } from './screen-kit.ts';
import type { PortalParameters } from './story-parameters.ts';
import { withoutScreenshots } from './story-parameters.ts';

interface ReportStoriesInput<Row extends object> {
  definition: ReportDefinition<Row>;
  /** The report's list endpoint. */
  endpoint: Endpoint;
  /** The name of its handler among those of `@consultancy/api/testing`. */
  handler: keyof typeof handlers;
  /** Address of the report, with the user or the tool that it is about. */
  route: string;
  /** Its title, as a literal (§2). */
  title: string;
  /** Text under its rows, as a literal. */
  shown: string;
  /** Text of its empty state, as a literal (§8). */
  emptyText: string;
}

/** Width of a table beside the sidebar at 1280 px, with a scroll bar, in rem. */
const minTable = 59;
/** Width of the column «Detalle», and of a column without a width, in rem. */
const [detailsWidth, usualWidth] = [6, 8];

/** Width in rem that the columns of a report need before the user changes them. */
function widthOf<Row>({ columns }: ReportDefinition<Row>): number {
  const shown = columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst);
  return shown.reduce((sum, { width = usualWidth }) => sum + width, detailsWidth);
}

/**
 * Parameters of a file of reports' stories: every request succeeds. The charts over the tables have
 * stories of their own, so that here they are empty.
 */
export const reportParameters = {
  ...screenParameters({}),
  msw: { handlers: { ...handlers, ...emptySummaryHandlers } },
} as const;

/** Address of a report, and its area. */
export function reportPlace(route: string): PortalParameters {
  const isAdmin = route.startsWith('/adminview/');
  return {
    route,
    session: isAdmin ? administrator : ordinaryUser,
    frame: isAdmin ? 'admin' : 'user',
  };
}

/**
 * The stories that every report has. A story file exports each of them, named by the state and the
 * definition's file: `DefaultOfUser`, `EmptyOfUser` …
 */
export function reportStories<Row extends object>(input: ReportStoriesInput<Row>) {
  const { definition, endpoint, handler, route, title, shown, emptyText } = input;
  const place = reportPlace(route);
  const render = () => <ReportScreen definition={definition} />;
  const Default: StoryObj = {
    render,
    parameters: storyParameters({}, place),
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await expect(await canvas.findByText(shown)).toBeVisible();
      await expect(widthOf(definition)).toBeLessThanOrEqual(minTable);
      const fields = canvas.queryAllByRole('combobox').map((field) => field.getAttribute('name'));
      const subject = new URLSearchParams(route.split('?')[1]).keys().next().value;
      await expect(fields).toEqual(subject === undefined ? [] : [subject]);
      const count =
        definition.defaultCount === null ? 'Hasta 1.000' : `Últimos ${definition.defaultCount}`;
      const countField = canvas.queryByLabelText('Registros');
      if (countField) await expect(countField).toHaveAttribute('placeholder', count);
    },
  };
  const state = (response: ReturnType<typeof never>, play: NonNullable<StoryObj['play']>) =>
    ({
      render,
      parameters: { ...storyParameters({ [handler]: response }, place), ...withoutScreenshots },
      play,
    }) satisfies StoryObj;
  const Loading = state(never(endpoint), async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  });
  const Empty = state(empty(endpoint), async ({ canvas }) => {
    await expect(await canvas.findByText(emptyText)).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    // No filter is set that could be changed.
    await expect(canvas.queryByText(/^Cambie /)).not.toBeInTheDocument();
  });
  const LoadError = state(failsWith(endpoint, 500), async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });
  return { Default, Loading, Empty, LoadError };
}
