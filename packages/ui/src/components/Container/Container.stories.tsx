import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Container } from './Container.tsx';

const meta = {
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { width: 'narrow', children: <Card>Formulario</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A layout has no colors of its own. */
export const Default: Story = { parameters: { screenshots: { themes: ['sheet-light'] } } };
export const Playground: Story = {};
/** Whole pages are in the stories of `PageWidth`. */
export const Wide: Story = {
  parameters: { screenshots: { disable: true } },
  args: { width: 'wide' },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    width: 'wide',
    children: (
      <Card>Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb</Card>
    ),
  },
  play: expectFit,
};
