import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleColumns } from '../Table/sample-utilizations.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

const meta = {
  component: TableSkeleton,
  args: { caption: 'Mi Actividad', columns: sampleColumns, rows: 4 },
} satisfies Meta<typeof TableSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Playground: Story = {};
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
};
