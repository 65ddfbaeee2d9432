import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chartTexts, formats } from '../private/Chart/sample-chart.ts';
import { CategoryBars } from './CategoryBars.tsx';

const tools = [
  ['R_INF_10', 'Relaciones entre tablas', '134.50'],
  ['R_INF_04', 'Topología', '118.00'],
  ['R_INF_13', 'Cobertura por áreas de influencia', '40.25'],
  ['R_INF_02', 'Sistemas de coordenadas', '12.00'],
  ['R_INF_05', 'Elementos multiparte', '0'],
] as const;

const meta = {
  component: CategoryBars,
  args: {
    caption: 'Créditos usados por herramienta',
    bars: tools.map(([key, label, value]) => ({ key, label, value })),
    barHeader: 'Herramienta',
    valueLabel: 'Créditos usados',
    formatValue: formats.formatValue,
    noValue: chartTexts.noValue,
  },
} satisfies Meta<typeof CategoryBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Créditos usados por herramienta' });
    const row = within(table).getByRole('row', { name: /Topología/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Topología');
    await expect(within(row).getByRole('cell')).toHaveTextContent('118 créditos');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  },
};
export const Playground: Story = {};
export const NegativeValues: Story = {
  args: {
    caption: 'Cambio frente al mes anterior',
    bars: [
      { key: 'a', label: 'Topología', value: 40 },
      { key: 'b', label: 'Estructura general', value: -25 },
      { key: 'c', label: 'Elementos multiparte', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Sin dato' })).toBeInTheDocument();
  },
};
export const LongContent: Story = {
  args: {
    bars: [
      {
        key: 'a',
        label:
          'Relaciones espaciales político-administrativas de InfraestructuraProyectoLineaTransmision',
        value: '98765432109876.54',
      },
      { key: 'b', label: 'Topología', value: 1 },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** On a phone the longest numbers leave enough space for the words of the names. */
export const LongNumbers: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  args: {
    bars: [
      { key: 'a', label: 'Relaciones político-administrativas', value: `${'6'.repeat(24)}.66` },
      { key: 'b', label: 'Topología', value: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/administrativas$/).firstChild as Text;
    const word = document.createRange();
    word.setStart(label, label.data.indexOf('administrativas'));
    word.setEnd(label, label.data.length);
    await document.fonts.ready;
    await expect(word.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
};
