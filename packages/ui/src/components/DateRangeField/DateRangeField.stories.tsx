import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dateFieldTexts } from '../../testing/date-field-texts.ts';
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
    texts: dateFieldTexts,
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the presets. */
const openPeriods = async (button: HTMLElement) => {
  button.click();
  return within(await screen.findByRole('dialog', { name: 'Periodos usuales' }));
};

/** A preset fills both fields as if typed. The button shows the preset that equals the dates. */
export const Default: Story = {
  parameters: { screenshots: { area: 'viewport' } },
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    await expect(canvas.getByRole('group', { name: 'Periodo' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Periodos usuales: Este mes' });
    await userEvent.click((await openPeriods(button)).getByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Desde')).toHaveValue('19/11/2026');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName('Periodos usuales: Hoy');
    await userEvent.click((await openPeriods(button)).getByRole('button', { name: 'Todo' }));
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('');
    // Typing selects a preset as well as clicking.
    await userEvent.type(canvas.getByLabelText('Desde'), '13/11/2026');
    await userEvent.type(canvas.getByLabelText('Hasta'), '19112026');
    await expect(button).toHaveAccessibleName('Periodos usuales: Últimos 7 días');
    const text = within(button).getByText('Últimos 7 días');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await userEvent.clear(canvas.getByLabelText('Hasta'));
    await expect(button).toHaveAccessibleName('Periodos usuales');
    const periods = await openPeriods(button);
    await userEvent.click(periods.getByRole('button', { name: 'Este mes' }));
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('19/11/2026');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(
      (await openPeriods(button)).getByRole('button', { name: 'Este mes' }),
    ).toHaveAttribute('aria-pressed', 'true');
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
        texts={dateFieldTexts}
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
    const button = canvas.getByRole('button', { name: 'Periodos usuales: Todo' });
    const periods = await openPeriods(button);
    await userEvent.click(periods.getByRole('button', { name: 'Últimos 7 días' }));
    await expect(canvas.getByText('2026-11-13 a 2026-11-19')).toBeVisible();
    await expect(button).toHaveAccessibleName('Periodos usuales: Últimos 7 días');
    await expect(canvas.getByLabelText('Desde')).toHaveValue('13/11/2026');
  },
};
/** The presets follow dates that come without an event. */
export const FollowsFormAndScript: Story = {
  parameters: { screenshots: { disable: true } },
  render: (args) => (
    <form>
      <DateRangeField {...args} />
      <button type="reset">Restablecer</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Periodos usuales: Este mes' });
    await userEvent.click((await openPeriods(button)).getByRole('button', { name: 'Hoy' }));
    await expect(button).toHaveAccessibleName('Periodos usuales: Hoy');
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(canvas.getByLabelText('Desde')).toHaveValue('01/11/2026'));
    await waitFor(() => expect(button).toHaveAccessibleName('Periodos usuales: Este mes'));
    const set = (name: string, day: string) => {
      const input = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input) input.value = day;
    };
    set('start_date', '');
    set('end_date', '');
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('');
    await waitFor(() => expect(button).toHaveAccessibleName('Periodos usuales: Todo'));
  },
};
export const WithoutPresets: Story = {
  parameters: { screenshots: { disable: true } },
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
