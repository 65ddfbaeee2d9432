import type { Meta, StoryObj } from '@storybook/react-vite';
import { gaps } from '../private/types.ts';
import { Text } from '../Text/Text.tsx';
import { stackAlignments } from './Stack.css.ts';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    gap: 'md',
    children: [
      <Text key="a">Estructura general</Text>,
      <Text key="b">Sistemas de coordenadas</Text>,
      <Text key="c">Topología</Text>,
    ],
  },
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'select', options: stackAlignments },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const AlignedAtEnd: Story = { args: { align: 'end', gap: 'lg' } };
