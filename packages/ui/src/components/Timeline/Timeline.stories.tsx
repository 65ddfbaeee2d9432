import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    events: [
      {
        key: '3',
        dateTime: '2026-11-19T14:30:00Z',
        time: '19/11/2026 09:30:00',
        title: 'Revisión terminada',
        body: '14 hallazgos en 8 capas.',
        tone: 'danger',
      },
      {
        key: '2',
        dateTime: '2026-11-19T14:12:00Z',
        time: '19/11/2026 09:12:00',
        title: 'Créditos reservados',
        body: '18,00 créditos.',
        tone: 'info',
      },
      {
        key: '1',
        dateTime: '2026-11-19T14:10:00Z',
        time: '19/11/2026 09:10:00',
        title: 'Máquina activada',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('19/11/2026 09:30:00')).toHaveAttribute(
      'datetime',
      '2026-11-19T14:30:00Z',
    );
  },
};
export const Playground: Story = {};
export const OneEvent: Story = { args: { events: meta.args.events.slice(2) } };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    events: meta.args.events.map((event) => ({
      ...event,
      title: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
    })),
  },
  play: expectFit,
};
