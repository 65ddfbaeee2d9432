import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeText, lineCount } from '../../testing/large-text.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Mis créditos' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Levels: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1}>Calidad para sus geodatabases</Heading>
      <Heading level={2}>Elementos multiparte</Heading>
      <Heading level={3}>Cómo se calcula el puntaje</Heading>
      <Heading level={4}>Sistema de coordenadas</Heading>
    </Stack>
  ),
};
export const Display: Story = {
  args: { size: 'display', children: 'Una hoja de mapa que alguien revisó' },
};
export const LongContent: Story = {
  args: {
    children:
      'Relaciones espaciales político-administrativas y temáticas entre las clases de entidad del área de influencia',
  },
};
/** As with text of 200 % on a screen of 320 px: no ordinary word is broken. */
export const LargeText: Story = {
  ...largeText,
  args: { children: 'Restablecer' },
  play: async ({ canvas }) => {
    await expect(await lineCount(canvas.getByRole('heading'))).toBe(1);
  },
};
