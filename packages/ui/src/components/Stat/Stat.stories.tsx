import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { tones } from '../private/types.ts';
import { Stat } from './Stat.tsx';

const meta = {
  component: Stat,
  args: { label: 'Créditos disponibles', value: '128,50', hint: '18,00 reservados' },
  argTypes: { tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const SideBySide: Story = {
  render: (args) => (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} gap="lg">
      <Stat {...args} tone="success" />
      <Stat label="Utilizaciones" value="42" />
      <Stat label="Última utilización" value="Topología" hint="18/11/2026 16:42:10" />
      <Stat label="Hallazgos" value="1.204" tone="finding" />
    </Grid>
  ),
};
export const LongContent: Story = {
  args: { value: '999.999.999.999,99', label: 'Créditos comprados desde la primera transacción' },
};
