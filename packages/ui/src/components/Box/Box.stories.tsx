import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { gaps } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';
import { sampleColumns, sampleRows } from '../Table/sample-utilizations.tsx';
import { Table } from '../Table/Table.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
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
/** Fields, messages and tables stay readable on the inverse surface. */
export const InverseContent: Story = {
  args: {
    surface: 'inverse',
    children: (
      <Stack gap="md">
        <TextField
          label="Correo electrónico"
          hint="No lo compartimos."
          error="Escriba su correo."
        />
        <Checkbox label="Acepto la política de datos" />
        <Alert tone="danger" title="No se pudo enviar">
          Revise su conexión.
        </Alert>
        <Badge tone="warning">Pendiente</Badge>
        <Table
          caption="Mi Actividad"
          columns={sampleColumns}
          rows={sampleRows}
          rowKey={({ id }) => id}
        />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const colorsOf = (element: HTMLElement) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    };
    const field = colorsOf(canvas.getByRole('textbox'));
    await expect(field.color).not.toBe(field.backgroundColor);
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
