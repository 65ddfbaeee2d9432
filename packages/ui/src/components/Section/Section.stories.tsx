import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Interventoría hidroeléctrica del Alto Magdalena y sus afluentes principales',
    lead: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
  },
  play: expectFit,
};
