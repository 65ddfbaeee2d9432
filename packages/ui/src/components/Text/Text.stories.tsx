import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { textSizes, textTones, textWeights } from './Text.css.ts';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Revise su geodatabase antes de radicarla.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="xs">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap="xs">
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  parameters: { screenshots: { disable: true } },
  render: (args) => (
    <Stack gap="xs">
      {textWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};
export const Code: Story = { args: { mono: true, children: 'R_INF_04 · 4° 35′ 56″ N' } };
export const LongContent: Story = {
  args: {
    measure: true,
    children:
      'El Modelo de Almacenamiento Geográfico define clases de entidad, dominios y subtipos; cada herramienta compara lo que hay en su geodatabase con lo que el modelo pide y anota la diferencia en una hoja de cálculo: capa, registro, campo, valor encontrado y valor esperado.',
  },
};
