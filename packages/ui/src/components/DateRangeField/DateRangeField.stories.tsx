import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const presets = [
  { label: 'Hoy', from: '2026-11-19', to: '2026-11-19' },
  { label: 'Últimos 7 días', from: '2026-11-13', to: '2026-11-19' },
  { label: 'Este mes', from: '2026-11-01', to: '2026-11-19' },
  { label: 'Todo', from: '', to: '' },
];

const changed = fn();

const meta = {
  component: DateRangeField,
  args: {
    label: 'Periodo',
    from: { label: 'Desde', name: 'start_date', defaultValue: '2026-11-01', onChange: changed },
    to: { label: 'Hasta', name: 'end_date', defaultValue: '2026-11-19', onChange: changed },
    presets,
    presetsLabel: 'Periodos usuales',
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A preset fills both fields as if typed, and is marked while they equal it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    await expect(canvas.getByRole('group', { name: 'Periodo' })).toBeVisible();
    const month = canvas.getByRole('button', { name: 'Este mes' });
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }));
    await expect(canvas.getByLabelText('Desde')).toHaveValue('2026-11-19');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(month).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Todo' }));
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('');
    // Typing marks a preset as well as clicking.
    fireEvent.change(canvas.getByLabelText('Desde'), { target: { value: '2026-11-13' } });
    fireEvent.change(canvas.getByLabelText('Hasta'), { target: { value: '2026-11-19' } });
    await expect(canvas.getByRole('button', { name: 'Últimos 7 días' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(month);
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('2026-11-19');
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => <DateRangeField {...args} />);

function ControlledField() {
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <Stack gap="sm">
      <DateRangeField
        label="Periodo"
        from={{
          label: 'Desde',
          value: days.from,
          onChange: (event) => setDays((now) => ({ ...now, from: event.target.value })),
        }}
        to={{
          label: 'Hasta',
          value: days.to,
          onChange: (event) => setDays((now) => ({ ...now, to: event.target.value })),
        }}
        presets={presets}
        presetsLabel="Periodos usuales"
      />
      <Text>{`${days.from} a ${days.to}`}</Text>
    </Stack>
  );
}
export const ControlledByCaller: Story = {
  parameters: { screenshots: { disable: true } },
  render: () => <ControlledField />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Últimos 7 días' }));
    await expect(canvas.getByText('2026-11-13 a 2026-11-19')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Últimos 7 días' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const WithoutPresets: Story = {
  args: { presets: undefined, presetsLabel: undefined },
};
export const FieldErrors: Story = {
  args: { error: 'La fecha inicial debe ser anterior a la final.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Periodo' })).toHaveAccessibleDescription(
      'La fecha inicial debe ser anterior a la final.',
    );
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { label: 'Periodo en que se utilizaron las herramientas de revisión topológica' },
  play: expectFit,
};
