import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { Progress } from './Progress.tsx';

const cancelled = fn();

const meta = {
  component: Progress,
  args: { label: 'Preparando la descarga', value: 34, max: 120, valueText: '34 de 120 capas' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Preparando la descarga' });
    await expect(bar).toHaveAttribute('value', '34');
    await expect(bar).toHaveAttribute('aria-valuetext', '34 de 120 capas');
  },
};
export const Playground: Story = {};
export const Indeterminate: Story = {
  render: () => <Progress label="Calculando cuántas filas hay" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
export const Complete: Story = { args: { value: 120, valueText: '120 de 120 capas' } };
export const WithCancel: Story = {
  render: () => (
    <Progress
      label="Descargando los registros"
      value={60}
      valueText="60 %"
      onCancel={cancelled}
      cancelLabel="Cancelar"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    cancelled.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(cancelled).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
    value: 999_999_999,
    max: 1_000_000_000,
    valueText: '999.999.999 de 1.000.000.000 de registros',
  },
  play: expectFit,
};
