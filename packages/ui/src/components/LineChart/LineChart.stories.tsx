import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ownSource } from '../../testing/own-source.ts';
import { chartTexts, dailyMetrics, datesIn, formats } from '../private/Chart/sample-chart.ts';
import { LineChart } from './LineChart.tsx';

const balance = { key: 'balance', label: 'Saldo', points: dailyMetrics(45, 3, 60) };

const meta = {
  component: LineChart,
  args: {
    caption: 'Saldo de créditos',
    series: [balance],
    texts: chartTexts,
    ...datesIn('America/Bogota'),
    ...formats,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const several = (count: number, days = 45) =>
  ['Topología', 'Sistemas de coordenadas', 'Elementos multiparte', 'Estructura general']
    .slice(0, count)
    .map((label, index) => ({ key: label, label, points: dailyMetrics(days, index + 1) }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Saldo de créditos' })).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Recorrer los datos con las flechas' });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/18\/11\/2026.*Saldo: /),
    );
  },
};
export const Playground: Story = {};

/** Arrow keys move from point to point. A range input announces the date and the value. */
export const Keyboard: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveValue('44');
    const before = slider.getAttribute('aria-valuetext');
    // Browsers move native range inputs for trusted key events only, so the test fires their
    // result.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(slider, '20');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(slider).toHaveValue('20');
    await expect(slider.getAttribute('aria-valuetext')).not.toBe(before);
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('25/10/2026'));
    await expect(canvas.getByText('25/10/2026')).toBeVisible();
  },
};

/** A visible button shows the same data as a table. */
export const AsTable: Story = {
  args: { series: several(2, 8), caption: 'Créditos usados por herramienta' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los datos en una tabla' }));
    const table = canvas.getByRole('table', { name: 'Créditos usados por herramienta' });
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(within(table).getByRole('rowheader', { name: '5/10/2026' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ver el gráfico' })).toHaveFocus();
  },
};

/** Colors, line patterns and markers distinguish four series. */
export const Series: Story = {
  args: { series: several(4, 14), caption: 'Créditos usados por herramienta' },
  parameters: { screenshots: { themes: ['sheet-light', 'sheet-dark', 'wireframe'] } },
};

/** A value that stays until it changes, such as a balance. */
export const Steps: Story = {
  args: { shape: 'step', filled: true, series: [{ ...balance, points: dailyMetrics(12, 9, 80) }] },
};

/** Gaps interrupt the line. A single point between two gaps has a marker. */
export const Gaps: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    series: [
      {
        ...balance,
        points: dailyMetrics(60, 3, 60).map((point, index) =>
          index % 15 > 10 && index % 15 !== 13 ? { ...point, value: null } : point,
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Saldo: Sin dato'),
    );
    // Four points between gaps, once the chart has been measured, and the sample of the legend.
    await waitFor(() => expect(canvasElement.querySelectorAll('path[transform]')).toHaveLength(5));
  },
};

export const OnePoint: Story = {
  parameters: { screenshots: { disable: true } },
  args: { series: [{ ...balance, points: dailyMetrics(1, 3) }] },
};

/** A chart without points is not broken, although the caller should show an `EmptyState`. */
export const NoPoints: Story = {
  parameters: { screenshots: { disable: true } },
  args: { series: [{ ...balance, points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const NegativeValues: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    series: [
      {
        ...balance,
        label: 'Diferencia',
        points: dailyMetrics(30, 4).map((point) => ({ ...point, value: Number(point.value) - 50 })),
      },
    ],
    filled: true,
  },
};

/** Thousands of points, and values of seventeen digits. */
export const LongContent: Story = {
  parameters: { docs: ownSource },
  args: {
    series: [
      {
        key: 'huge',
        label:
          'Registros revisados en todas las geodatabases de InfraestructuraProyectoLineaTransmision',
        points: dailyMetrics(4000, 5, 1).map(({ at, value }) => ({
          at,
          value: `${value.replace('.', '')}12345678901234.56`,
        })),
      },
    ],
    caption:
      'Registros revisados por día en las geodatabases de infraestructura de transmisión, desde el primer uso',
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  args: { series: several(3, 30) },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The same timestamps in another time zone. */
export const OtherTimeZone: Story = {
  parameters: { screenshots: { disable: true } },
  args: { ...datesIn('Asia/Tokyo'), series: [{ ...balance, points: dailyMetrics(5, 3) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('9/10/2026'),
    );
  },
};
