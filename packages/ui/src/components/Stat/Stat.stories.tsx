import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stat } from './Stat.tsx';
import { StatGroup } from './StatGroup.tsx';

const meta = {
  component: Stat,
  args: { label: 'Créditos disponibles', value: '128,50', hint: '18,00 reservados' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Créditos disponibles');
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};
export const Playground: Story = {};
export const SideBySide: Story = {
  render: (args) => (
    <StatGroup>
      <Stat {...args} tone="success" />
      <Stat label="Utilizaciones" value="42" />
      <Stat label="Última utilización" value="Topología" hint="18/11/2026 16:42:10" />
      <Stat label="Hallazgos" value="1.204" tone="danger" />
    </StatGroup>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll('dl')).toHaveLength(1);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
/** Nothing moves when a value replaces its skeleton. */
export const Loading: Story = {
  render: (args) => (
    <StatGroup>
      <Stat {...args} value={<Skeleton shape="text" width="half" />} />
      <Stat {...args} />
    </StatGroup>
  ),
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const [skeleton, , value] = canvas.getAllByRole('definition');
    await expect(skeleton?.offsetHeight).toBe(value?.offsetHeight);
  },
};
export const LongContent: Story = {
  args: { value: '999.999.999.999,99', label: 'Créditos comprados desde la primera transacción' },
};
/** A number does not wrap: a longer one is smaller. */
export const LongValue: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <StatGroup>
      <Stat {...args} />
      <Stat label="Utilizaciones" value="42" />
    </StatGroup>
  ),
  args: { value: '999.999.999.999.999,99' },
};
/** The longest number of each size takes one line of the smallest column, and stays within it. */
export const MoneyInColumns: Story = {
  render: (args) => (
    <StatGroup>
      <Stat {...args} value={'$\u00A0999.999.999'} />
      <Stat {...args} value={'$\u00A0999.999.999.999,99'} />
      <Stat {...args} value={'$\u00A0999.999.999.999.999.999'} />
      <Stat {...args} value="−999.999.999.999.999,99" />
    </StatGroup>
  ),
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const [group] = canvasElement.children;
    if (group instanceof HTMLElement) group.style.maxInlineSize = '40.5rem';
    const values = canvas.getAllByRole('definition').filter((_, index) => index % 2 === 0);
    await expect(values).toHaveLength(4);
    for (const value of values) {
      const range = document.createRange();
      range.selectNodeContents(value);
      await expect(range.getClientRects()).toHaveLength(1);
      const width = value.parentElement?.clientWidth;
      await expect(value.scrollWidth).toBe(width);
    }
  },
};
/** No column is left empty: the last of three takes a row, and four are two rows of two. */
export const EvenRows: Story = {
  render: (args) => (
    <>
      <StatGroup>
        <Stat {...args} />
        <Stat {...args} />
        <Stat {...args} />
      </StatGroup>
      <StatGroup>
        <Stat {...args} />
        <Stat {...args} />
        <Stat {...args} />
        <Stat {...args} />
      </StatGroup>
    </>
  ),
  parameters: { screenshots: { disable: true } },
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('dl')];
    const rowsAt = (width: number) =>
      groups.map((group) => {
        group.style.inlineSize = `${width}px`;
        const tops = [...group.children].map((stat) => stat.getBoundingClientRect().top);
        const end = group.lastElementChild?.getBoundingClientRect().right ?? 0;
        return [new Set(tops).size, Math.abs(end - group.getBoundingClientRect().right) < 1];
      });
    await expect(rowsAt(700)).toEqual([
      [1, true],
      [1, true],
    ]);
    await expect(rowsAt(560)).toEqual([
      [1, true],
      [2, true],
    ]);
    await expect(rowsAt(340)).toEqual([
      [2, true],
      [2, true],
    ]);
    await expect(rowsAt(250)).toEqual([
      [3, true],
      [4, true],
    ]);
  },
};
