import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Grid } from './Grid.tsx';

const cells = ['Clases de entidad', 'Dominios', 'Subtipos', 'Topología', 'Metadatos', 'Coberturas'];

const meta = {
  component: Grid,
  args: {
    columns: 3,
    gap: 'md',
    children: cells.map((cell) => (
      <Card key={cell} padding="md">
        {cell}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A layout has no colors of its own. */
export const Default: Story = { parameters: { screenshots: { themes: ['sheet-light'] } } };
export const Playground: Story = {};
export const ByWidth: Story = { args: { columns: { mobile: 1, tablet: 2, desktop: 6 } } };
export const AsManyAsFit: Story = { args: { columns: { minColumn: 'sm' } } };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    columns: { mobile: 2, tablet: 3 },
    children: [
      'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
      'Relaciones espaciales político-administrativas del área de influencia',
      '7',
    ].map((cell) => (
      <Card key={cell} padding="md">
        {cell}
      </Card>
    )),
  },
  play: expectFit,
};
