import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { whilePrinting } from '../../testing/print-styles.ts';
import { showStates } from '../../testing/show-states.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Detalle de la utilización',
    defaultValue: 'summary',
    items: [
      { key: 'summary', label: 'Resumen', content: <Text>Se revisaron 14 capas.</Text> },
      {
        key: 'findings',
        label: 'Hallazgos',
        badge: <Badge tone="danger">3</Badge>,
        content: <Text>Dos huecos y una superposición.</Text>,
      },
      { key: 'note', label: 'Nota', content: <TextField label="Nota" /> },
      { key: 'map', label: 'Mapa', disabled: true, content: null },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Keyboard behavior of the ARIA tabs pattern: arrow keys wrap around, Home and End, Tab moves into
 * the panel.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Detalle de la utilización' })).toBeVisible();
    await userEvent.tab();
    await expect(tab(/Resumen/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Hallazgos/)).toHaveFocus();
    await expect(tab(/Hallazgos/)).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('tabpanel', { name: /Hallazgos/ })).toHaveTextContent(
      /huecos/,
    );
    // Arrow keys skip disabled tabs.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(/Resumen/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab(/Nota/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(/Resumen/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    const note = await canvas.findByRole('tabpanel', { name: /Nota/ });
    await userEvent.tab();
    await expect(note).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Revisada');
    await userEvent.click(tab(/Resumen/));
    await canvas.findByRole('tabpanel', { name: /Resumen/ });
    await waitFor(() => expect(canvas.getAllByRole('tabpanel')).toHaveLength(1));
    await userEvent.click(tab(/Nota/));
    await expect(await canvas.findByRole('textbox', { name: 'Nota' })).toHaveValue('Revisada');
    await userEvent.click(tab(/Resumen/));
  },
};
export const Playground: Story = {};
export const States: Story = showStates(({ label, items }) => (
  <Tabs label={label} items={items.slice(0, 3)} defaultValue="summary" />
));
const changed = fn();
export const ControlledByCaller: Story = {
  parameters: { screenshots: { disable: true } },
  render: ({ label, items }) => (
    <Tabs label={label} items={items} value="findings" onValueChange={changed} />
  ),
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    await userEvent.click(canvas.getByRole('tab', { name: /Resumen/ }));
    await expect(changed).toHaveBeenCalledWith('summary');
    await expect(canvas.getByRole('tab', { name: /Hallazgos/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: Array.from({ length: 6 }, (_, index) => ({
      key: index === 0 ? 'summary' : String(index),
      label: `Interventoría hidroeléctrica ${index + 1}`,
      content: <Text>Contenido de la interventoría {index + 1}.</Text>,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Print has no tabs, and every panel. */
export const Printing: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await whilePrinting(async () => {
      await expect(canvas.getByRole('tablist', { hidden: true })).not.toBeVisible();
      await expect(canvas.getByText('Se revisaron 14 capas.')).toBeVisible();
      await expect(canvas.getByText('Dos huecos y una superposición.')).toBeVisible();
    });
    await expect(canvas.getByRole('tablist')).toBeVisible();
  },
};
