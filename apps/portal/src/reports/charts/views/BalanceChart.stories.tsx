import { balanceSummaryOf, ok, ordinaryUser } from '@consultancy/api/testing';
import { Container } from '@consultancy/ui';
import { getUserCreditHistorySummary } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { balanceChart } from '../report-charts.tsx';

const Chart = balanceChart(getUserCreditHistorySummary);
const opened = 'portal:charts-open';

/** The text over the chart of the balance. */
const meta = {
  title: 'Reports/Balance',
  component: Chart,
  args: {
    filters: { start_date: '', end_date: '', max_count: '' },
    subject: ordinaryUser.username,
  },
  parameters: { ...screenParameters({ session: ordinaryUser }), screenshots: { disable: true } },
  render: (args) => (
    <Container as="main" width="wide">
      <Chart {...args} />
    </Container>
  ),
  beforeEach: () => {
    localStorage.setItem(opened, '1');
    return () => localStorage.removeItem(opened);
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A balance over the days until 18/11/2026. */
const balances = (opening_balance: string, ...closings: string[]) => ({
  parameters: {
    ...storyParameters({
      getUserCreditHistorySummary: ok(getUserCreditHistorySummary, {
        ...balanceSummaryOf(closings.length),
        opening_balance,
        points: balanceSummaryOf(closings.length).points.map(({ date }, index) => ({
          date,
          closing_balance: closings[index] ?? '0.00',
        })),
      }),
    }),
  },
});

/** A balance that was spent before the first day is data, and zero is its lowest. */
export const DefaultSpent: Story = {
  ...balances('30.00', '0.00', '0.00', '5.00'),
  play: async ({ canvas }) => {
    await canvas.findByText(/de 30 a 5 créditos\. El más bajo fue de 0 créditos, el 16\/11\/2026/);
  },
};

/** So is one that stays at zero. */
export const DefaultLost: Story = {
  ...balances('30.00', '0.00', '0.00'),
  play: async ({ canvas }) => {
    await canvas.findByText(/de 30 a 0 créditos\. El más bajo fue de 0 créditos, el 17\/11\/2026/);
  },
};

/** A new account: no balance of the period was lower than the one before its first entry. */
export const DefaultNew: Story = {
  ...balances('0.00', '20.00', '15.00'),
  play: async ({ canvas }) => {
    await canvas.findByText(/el saldo pasó de 0 a 15 créditos\.$/);
  },
};

/** A balance that was always zero. */
export const Empty: Story = {
  ...balances('0.00', '0.00'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No hay datos para resumir en este periodo.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
