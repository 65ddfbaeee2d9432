import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { skeletonHeights, skeletonShapes, skeletonWidths } from './Skeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { shape: 'text' },
  argTypes: {
    shape: { control: 'select', options: skeletonShapes },
    width: { control: 'select', options: skeletonWidths },
    height: { control: 'select', options: skeletonHeights },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Shapes: Story = {
  render: () => (
    <Stack gap="sm">
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="most" />
      <Skeleton shape="row" />
      <Skeleton shape="block" height="xl" />
    </Stack>
  ),
};
