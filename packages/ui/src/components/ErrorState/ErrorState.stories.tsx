import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { title: 'Usuario o búsqueda no válida.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Usuario o búsqueda no válida.');
  },
};
export const Playground: Story = {};
export const LoadError: Story = {
  args: {
    title: 'Error fetching data.',
    lang: 'en',
    children: 'No pudimos traer la lista. Revise su conexión e intente de nuevo.',
    action: <Button>Intentar de nuevo</Button>,
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title:
      'No pudimos traer los usos de Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_2026.gdb.',
    children:
      'Revise su conexión e intente de nuevo. Si vuelve a ocurrir, escriba a soporte.interventoriahidroelectrica@cuencas.example con la hora en que pasó.',
    action: <Button>Intentar traer de nuevo los usos de esta interventoría</Button>,
  },
  play: expectFit,
};
