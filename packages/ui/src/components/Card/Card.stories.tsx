import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: {
    title: 'Registrar un equipo',
    children: <Text tone="muted">El código dura diez minutos y sirve una sola vez.</Text>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Framed: Story = { args: { framed: true } };
export const WithFooter: Story = {
  args: { footer: <Button variant="primary">Generar el código</Button> },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
    children: 'consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
  },
  play: expectFit,
};
