import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boxSurfaces } from '../Box/Box.css.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { containerWidths } from '../Container/Container.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Text } from '../Text/Text.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen', screenshots: { disable: true } },
  args: {
    title: 'El agua, medida donde pasa',
    kicker: 'CUENCA CONSULTORES',
    lead: 'Estudios hidrológicos e hidráulicos para quien diseña, concesiona o vigila.',
    actions: (
      <>
        <Button variant="primary" size="lg">
          Pedir una cotización
        </Button>
        <Button size="lg">Ver los servicios</Button>
      </>
    ),
  },
  argTypes: {
    surface: { control: 'select', options: boxSurfaces },
    width: { control: 'select', options: containerWidths },
    actions: { control: false },
    above: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'El agua, medida donde pasa' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pedir una cotización' })).toBeVisible();
  },
};
export const Playground: Story = {};
/** `children` are beside the heading on wide screens. */
export const WithContentBeside: Story = {
  args: {
    children: (
      <Card title="Estación Puente Navarro">
        <Text>Nivel 2,41 m</Text>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const card = canvas.getByText('Nivel 2,41 m').getBoundingClientRect();
    if (window.innerWidth >= 1024) await expect(card.left).toBeGreaterThan(title.right);
    else await expect(card.top).toBeGreaterThan(title.bottom);
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
