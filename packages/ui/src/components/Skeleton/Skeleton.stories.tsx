import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { shape: 'text' },
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
/** Side by side in less space than their width requires. */
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  render: () => (
    <Inline gap="md">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <Skeleton key={key} shape="block" width="half" height="xl" />
      ))}
    </Inline>
  ),
  play: expectFit,
};
