import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'El usuario no tiene utilizaciones.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Empty: Story = {
  args: {
    children: 'Descargue la caja de herramientas, active su equipo y corra la primera revisión.',
    action: <Button variant="primary">Ir a Descargas</Button>,
    illustration: <FileSearch size={32} />,
  },
};
export const NoMatches: Story = {
  args: {
    title: 'No se encontraron transacciones.',
    children: 'Pruebe con otro intervalo de fechas.',
    action: <Button>Limpiar los filtros</Button>,
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
    children: 'consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
  },
  play: expectFit,
};
