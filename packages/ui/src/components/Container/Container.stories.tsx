import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { containerWidths } from './Container.css.ts';
import { Container } from './Container.tsx';

const meta = {
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { width: 'narrow', children: <Card>Formulario</Card> },
  argTypes: { width: { control: 'select', options: containerWidths } },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Wide: Story = { args: { width: 'wide' } };
