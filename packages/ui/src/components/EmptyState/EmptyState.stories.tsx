import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
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
    children: 'Descargue la caja de herramientas, active su máquina y corra la primera revisión.',
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
