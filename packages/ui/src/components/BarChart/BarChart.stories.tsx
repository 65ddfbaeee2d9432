import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { whilePrinting } from '../../testing/print-styles.ts';
import { chartTexts, dailyMetrics, formats } from '../private/Chart/sample-chart.ts';
import { BarChart, type ChartBar } from './BarChart.tsx';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const monthly: ChartBar[] = dailyMetrics(12, 2, 90).map(({ value }, index) => ({
  key: `2026-${index + 1}`,
  label: `${months[index]} 2026`,
  axisLabel: months[index] ?? '',
  value,
}));

const meta = {
  component: BarChart,
  args: {
    caption: 'Créditos usados por mes',
    bars: monthly,
    barHeader: 'Mes',
    valueLabel: 'Créditos usados',
    texts: chartTexts,
    ...formats,
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^dic 2026. Créditos usados: .* créditos$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los datos en una tabla' }));
    const table = canvas.getByRole('table', { name: 'Créditos usados por mes' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el gráfico' }));
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
  },
};
export const Playground: Story = {};

/** Values that are zero, unknown, very small beside very large, and negative. */
export const OddValues: Story = {
  args: {
    bars: monthly.map((bar, index) => ({
      ...bar,
      value: [0, null, '0.01', -120, 250, 999][index] ?? bar.value,
    })),
  },
};
export const OneBar: Story = { args: { bars: monthly.slice(0, 1) } };

/** More bars than labels fit. */
export const LongContent: Story = {
  args: {
    caption: 'Créditos usados por día',
    barHeader: 'Día',
    bars: dailyMetrics(365, 6).map(({ at, value }) => ({
      key: String(at),
      label: new Date(at).toISOString().slice(0, 10),
      value: `${value.replace('.', '')}000000000`,
    })),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    // Rendered once the chart has been measured.
    const labels = () => [...canvasElement.querySelectorAll('text')];
    await waitFor(() => expect(labels().length).toBeGreaterThan(1));
    const words = labels().map((word) => word.getBoundingClientRect());
    const over = words.filter((word, index) => word.left < (words[index - 1]?.right ?? 0));
    await expect(over).toHaveLength(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In print the legend names the series, without the value of one bar. */
export const Printing: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const [value] = canvas.getAllByText(/ créditos$/);
    await expect(value).toBeVisible();
    await whilePrinting(async () => {
      await expect(value).not.toBeVisible();
      await expect(canvas.getByText('Créditos usados')).toBeVisible();
      await expect(canvas.getByText('Créditos usados por mes')).toBeVisible();
    });
  },
};
