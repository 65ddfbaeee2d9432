import { longUtilization, ordinaryUser, utilizationRows } from '@consultancy/api/testing';
import { getUtilizations } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportStories } from '../../../testing/report-stories.ts';
import { screenParameters } from '../../../testing/screen-kit.ts';
import { MyUtilizationsScreen } from './MyUtilizationsScreen.tsx';

const route = '/userview/utilizationsBase';

const meta = {
  title: 'Screens/User/MyUtilizations',
  component: MyUtilizationsScreen,
  parameters: screenParameters({ route, session: ordinaryUser, frame: 'user' }),
} satisfies Meta<typeof MyUtilizationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mi Actividad');
    await expect(await canvas.findByText('Mostrando 12 registros.')).toBeVisible();
    await expect(canvas.queryByLabelText('Usuario')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('En curso')).toHaveLength(1);
    await expect(canvas.getAllByText('Sin terminar')).toHaveLength(1);
  },
};

const stories = reportStories({
  call: getUtilizations,
  handler: 'getUtilizations',
  route,
  rows: utilizationRows,
  longRow: longUtilization,
  emptyText: 'El usuario no tiene utilizaciones.',
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
