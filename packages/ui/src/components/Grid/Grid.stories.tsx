import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { gaps } from '../private/types.ts';
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
  argTypes: { gap: { control: 'select', options: gaps } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const ByWidth: Story = { args: { columns: { mobile: 1, tablet: 2, desktop: 6 } } };
export const AsManyAsFit: Story = { args: { columns: { minColumn: 'sm' } } };
