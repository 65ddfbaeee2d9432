import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/in-frame.ts';
import { showStates } from '../../testing/show-states.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: {
    label: 'Buscar una herramienta',
    clearLabel: 'Borrar la búsqueda',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar una herramienta' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'topología');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes('topología'.length + 1);
    await userEvent.type(field, 'nodo{Escape}');
    await expect(field).toHaveValue('');
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => (
  <SearchField {...args} defaultValue="R_INF_04" />
));
export const Filled: Story = {
  parameters: { screenshots: { disable: true } },
  args: { defaultValue: 'R_INF_04' },
};
export const HiddenLabel: Story = {
  parameters: { screenshots: { disable: true } },
  args: { labelHidden: true, status: '12 herramientas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Buscar una herramienta' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 herramientas');
  },
};
/** In a dialog, the first Escape clears the field and the second one closes the dialog. */
export const InDialog: Story = {
  parameters: { screenshots: { disable: true }, docs: inFrame },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Elegir capas" closeLabel="Cerrar">
        <SearchField {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'nodo{Escape}');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const FieldErrors: Story = { args: { error: 'Escriba al menos tres letras.' } };
export const Disabled: Story = {
  parameters: { screenshots: { disable: true } },
  args: { disabled: true, defaultValue: 'R_INF_04' },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    defaultValue:
      'Superposición de polígonos de cobertura vegetal con la red de drenaje simple y doble de la cuenca',
  },
  play: expectFit,
};
