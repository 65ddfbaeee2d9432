import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, CircleX, Diamond } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Aplicado', tone: 'success', icon: <CircleCheck /> },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap="xs">
      <Badge icon={<CircleX />}>Anulado</Badge>
      <Badge tone="success" icon={<CircleCheck />}>
        Aplicado
      </Badge>
      <Badge tone="info">En curso</Badge>
      <Badge tone="warning" icon={<CircleDashed />}>
        Pendiente
      </Badge>
      <Badge tone="danger" icon={<Diamond />}>
        14 hallazgos
      </Badge>
      <Badge tone="primary">Nuevo</Badge>
      <Badge mono>R_INF_04</Badge>
    </Inline>
  ),
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
  },
  play: expectFit,
};
