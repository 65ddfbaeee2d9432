import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whilePrinting } from '../../testing/print-styles.ts';
import { boxSurfaces } from '../Box/Box.css.ts';
import { Card } from '../Card/Card.tsx';
import { containerWidths } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  parameters: { layout: 'fullscreen', screenshots: { disable: true } },
  args: {
    title: 'Qué revisa',
    lead: 'Quince herramientas, de la estructura de la base a la topología de cada capa.',
    children: (
      <Grid columns={{ mobile: 1, tablet: 3 }} gap="md">
        <Card title="Estructura" titleLevel={3} />
        <Card title="Sistemas de coordenadas" titleLevel={3} />
        <Card title="Topología" titleLevel={3} />
      </Grid>
    ),
  },
  argTypes: {
    surface: { control: 'select', options: boxSurfaces },
    width: { control: 'select', options: containerWidths },
    children: { control: false },
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the accessible name of the section. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Qué revisa' });
    const title = canvas.getByRole('heading', { level: 2, name: 'Qué revisa' });
    await expect(section).toHaveAttribute('aria-labelledby', title.id);
  },
};
export const Playground: Story = {};
/** The title is the target of an anchor. */
export const WithAnchor: Story = {
  args: { id: 'que-revisa', titleLevel: 3, surface: 'sunken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Qué revisa' })).toHaveAttribute(
      'id',
      'que-revisa',
    );
  },
};
/** In print a title is not the last thing on a page. Columns break as pages do. */
export const Printing: Story = {
  render: (args) => (
    <div data-testid="columns">
      <div />
      <Section {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const columns = canvas.getByTestId('columns');
    columns.style.cssText = 'columns: 2; column-fill: auto; block-size: 480px; overflow: hidden';
    const title = canvas.getByRole('heading', { level: 2 });
    const lead = canvas.getByText(/^Quince herramientas/);
    const before = columns.querySelector('div');
    await whilePrinting(async () => {
      for (let height = 250; height < 480; height += 10) {
        before?.style.setProperty('block-size', `${height}px`);
        const [titleBox, leadBox] = [title.getBoundingClientRect(), lead.getBoundingClientRect()];
        await expect({ height, left: titleBox.left }).toEqual({ height, left: leadBox.left });
      }
    });
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Interventoría hidroeléctrica del Alto Magdalena y sus afluentes principales',
    lead: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
  },
  play: expectFit,
};
