import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { gaps } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { boxRules, boxSurfaces } from './Box.css.ts';
import { Box } from './Box.tsx';

const meta = {
  component: Box,
  parameters: { screenshots: { disable: true } },
  args: { padding: 'lg', surface: 'raised', rule: 'soft', children: 'Área de influencia' },
  argTypes: {
    padding: { control: 'select', options: gaps },
    paddingBlock: { control: 'select', options: gaps },
    paddingInline: { control: 'select', options: gaps },
    surface: { control: 'select', options: boxSurfaces },
    rule: { control: 'select', options: boxRules },
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every surface, with readable text and a link. */
export const Default: Story = {
  parameters: { screenshots: { disable: false, themes: ['sheet-light'] } },
  args: { children: undefined },
  render: ({ padding, rule }) => (
    <Stack gap="none">
      {boxSurfaces.map((surface) => (
        <Box key={surface} as="section" aria-label={surface} {...{ padding, rule, surface }}>
          <Text>
            Área de influencia. <TextLink href="#area">Ver la capa</TextLink>
          </Text>
          <Text tone="muted">MAGNA-SIRGAS / Origen-Nacional</Text>
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'inverse' })).toBeVisible();
  },
};
export const Playground: Story = {};
/** Vertical and horizontal padding differ. */
export const PaddingByAxis: Story = {
  args: { paddingBlock: 'xxl', paddingInline: 'sm' },
  play: async ({ canvas }) => {
    const box = getComputedStyle(canvas.getByText('Área de influencia'));
    await expect(Number.parseFloat(box.paddingTop)).toBeGreaterThan(
      Number.parseFloat(box.paddingLeft),
    );
    await expect(box.paddingTop).toBe(box.paddingBottom);
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <Text>Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb</Text>
    ),
  },
  play: expectFit,
};
