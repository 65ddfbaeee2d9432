import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFit } from '../private/expect-fit.ts';
import { Text } from '../Text/Text.tsx';
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
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A layout has no colors of its own. */
export const Default: Story = { parameters: { screenshots: { themes: ['sheet-light'] } } };
export const Playground: Story = {};
export const AlignedAtEnd: Story = { args: { align: 'end', gap: 'lg' } };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    align: 'center',
    children: [
      <Text key="a">
        Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb
      </Text>,
      <Text key="b">Relaciones espaciales político-administrativas del área de influencia</Text>,
      <Text key="c">7</Text>,
    ],
  },
  play: expectFit,
};
