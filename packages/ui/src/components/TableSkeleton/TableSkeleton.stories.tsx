import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
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
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(sampleColumns.map(({ header }) => header));
  },
};
export const Playground: Story = {};
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
};
/** More columns than fit: the region scrolls, the page does not. */
export const LongContent: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    caption: 'Actividad de la interventoría hidroeléctrica del Alto Magdalena y sus afluentes',
    columns: Array.from({ length: 16 }, (_, index) => ({
      key: `column-${index}`,
      header: `Responsabilidad extracontractual ${index}`,
    })),
    rows: 3,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'));
    await expectFit();
  },
};
