import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { SelectorTile } from './SelectorTile.tsx';

/** Sample contour lines. */
const contours = (
  <svg viewBox="0 0 240 96" fill="none" stroke="currentColor" role="presentation">
    {[8, 20, 32, 44, 56].map((radius) => (
      <ellipse key={radius} cx="150" cy="52" rx={radius * 1.8} ry={radius * 0.8} />
    ))}
  </svg>
);

const meta = {
  component: SelectorTile,
  args: {
    title: 'Revisión de geodatabases',
    description: 'Encuentra huecos, superposiciones y sistemas de coordenadas equivocados.',
    image: contours,
    note: <Badge tone="primary">Desde 18 créditos</Badge>,
    link: (props) => <a href="#revision" {...props} />,
  },
} satisfies Meta<typeof SelectorTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is clickable. The accessible name of the link is the title only. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Revisión de geodatabases' });
    const tile = link.closest('div');
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    await expect(getComputedStyle(link, '::after').position).toBe('absolute');
    await expect(tile?.getBoundingClientRect().height).toBeGreaterThan(100);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Playground: Story = {};
export const States: Story = showStates(() => (
  <SelectorTile title="Descargas" link={(props) => <a href="#descargas" {...props} />} />
));

const changed = fn();
/** As radio buttons: one tab stop, arrow keys select the next one, and the tile is the label. */
export const Choices: Story = {
  render: () => (
    <Fieldset legend="Forma de pago">
      <Grid columns={{ mobile: 1, tablet: 3 }} gap="md">
        <SelectorTile
          name="pay"
          value="pse"
          title="PSE"
          description="Desde su banco."
          image={contours}
          defaultChecked
          onChange={changed}
        />
        <SelectorTile
          name="pay"
          value="transfer"
          title="Transferencia"
          description="Con comprobante."
          image={contours}
          onChange={changed}
        />
        <SelectorTile
          name="pay"
          value="card"
          title="Tarjeta"
          note="Muy pronto"
          image={contours}
          disabled
        />
      </Grid>
    </Fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    const transfer = canvas.getByRole('radio', { name: 'Transferencia' });
    await expect(transfer).toHaveAccessibleDescription('Con comprobante.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'PSE' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(transfer).toBeChecked();
    await userEvent.click(canvas.getByText('Desde su banco.'));
    await expect(canvas.getByRole('radio', { name: 'PSE' })).toBeChecked();
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Revisión_de_Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_2026.gdb',
  },
  play: expectFit,
};
