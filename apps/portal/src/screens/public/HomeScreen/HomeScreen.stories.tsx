import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Public/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
