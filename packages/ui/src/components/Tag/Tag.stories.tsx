import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Tag } from './Tag.tsx';

const removed = fn();

const meta = {
  component: Tag,
  tags: ['experimental', '!stable'],
  args: { term: 'Herramienta', children: 'Topología' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const States: Story = showStates(() => (
  <Tag term="Herramienta" onRemove={fn()} removeLabel="Quitar el filtro Topología">
    Topología
  </Tag>
));
export const Removable: Story = {
  render: () => (
    <Inline gap="xs">
      <Tag term="Herramienta" onRemove={removed} removeLabel="Quitar el filtro Topología">
        Topología
      </Tag>
      <Tag term="Desde" onRemove={fn()} removeLabel="Quitar el filtro Desde">
        01/11/2026
      </Tag>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    removed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quitar el filtro Topología' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => (
    <Tag term="Usuario" onRemove={fn()} removeLabel="Quitar el filtro Usuario">
      consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example
    </Tag>
  ),
  play: expectFit,
};
