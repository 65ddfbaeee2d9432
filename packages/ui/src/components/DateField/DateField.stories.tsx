import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dateFieldTexts } from '../../testing/date-field-texts.ts';
import { inTextOf, largeText, lineCount } from '../../testing/large-text.ts';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Desde', name: 'day', defaultValue: '2026-11-01', texts: dateFieldTexts },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The value in the form. */
const valueIn = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input[name="day"]')?.value;

const openCalendar = async () => {
  const calendar = await screen.findByRole('dialog', { name: 'Desde' });
  // Radix moves the focus once the panel is positioned.
  await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
  return calendar;
};

export const Default: Story = {
  parameters: { screenshots: { themes: ['sheet-light'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Desde')).toHaveValue('01/11/2026');
    await expect(valueIn(canvasElement)).toBe('2026-11-01');
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => <DateField {...args} />);

/** Slashes are inserted automatically. An invalid date has no value and shows a message. */
export const TypedByKeyboard: Story = {
  args: { defaultValue: '' },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Desde' });
    await expect(field).toHaveAttribute('placeholder', 'dd/mm/aaaa');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('31022026');
    // Slashes are inserted once their code is loaded.
    await waitFor(() => expect(field).toHaveValue('31/02/2026'));
    await expect(valueIn(canvasElement)).toBe('');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(dateFieldTexts.invalid);
    await userEvent.tab({ shift: true });
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.keyboard('1/2/2026');
    await expect(field).toHaveValue('01/02/2026');
    await expect(valueIn(canvasElement)).toBe('2026-02-01');
    await userEvent.keyboard('{ArrowUp}');
    await expect(valueIn(canvasElement)).toBe('2027-02-01');
    await userEvent.paste('2026-12-31');
    await expect(field).toHaveValue('31/12/2026');
    await userEvent.paste(' 15/03/2026 14:05:01 ');
    await expect(valueIn(canvasElement)).toBe('2026-03-15');
  },
};

/**
 * Keyboard only: the calendar opens on the selected date, weeks start on Monday, and Escape returns
 * the focus.
 */
export const CalendarByKeyboard: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Desde' });
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = within(await openCalendar());
    const month = calendar.getByRole('grid', { name: 'noviembre de 2026' });
    await expect(month.querySelector('th')).toHaveTextContent('lun');
    const chosen = calendar.getByRole('button', { name: /domingo, 1 de noviembre de 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('09/11/2026');
    await expect(valueIn(canvasElement)).toBe('2026-11-09');
    const button = canvas.getByRole('button', { name: 'Calendario: Desde' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await openCalendar();
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByRole('grid', { name: 'diciembre de 2026' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(field).toHaveValue('09/11/2026');
  },
};

/**
 * Dates outside `min` and `max` cannot be selected in the calendar. If typed, they show an error.
 */
export const Limits: Story = {
  args: { defaultValue: '2026-11-19', min: '2026-11-10', max: '2026-11-25' },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Desde' });
    await userEvent.clear(field);
    await userEvent.type(field, '09112026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(dateFieldTexts.outOfRange);
    await userEvent.clear(field);
    await userEvent.type(field, '10112026{ArrowDown}');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('10/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Calendario: Desde' }));
    const calendar = within(await openCalendar());
    await expect(calendar.getByRole('button', { name: /, 9 de noviembre/ })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: /, 26 de noviembre/ })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: 'Mes siguiente' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(calendar.getByRole('button', { name: /, 25 de noviembre/ }));
    await expect(field).toHaveValue('25/11/2026');
  },
};

/** A limit of long ago, without the other one: its calendar shows the months up to it. */
export const LimitLongAgo: Story = {
  args: { max: '2008-11-27' },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendario: Desde' }));
    const calendar = within(await openCalendar());
    await userEvent.click(calendar.getByRole('button', { name: /, 27 de noviembre/ }));
    await expect(canvas.getByRole('textbox', { name: 'Desde' })).toHaveValue('27/11/2008');
  },
};

/**
 * The calendar uses the language of `texts.locale` in every browser. The selected day looks the same under the
 * pointer.
 */
export const CalendarOpen: Story = {
  parameters: {
    screenshots: { area: 'viewport', themes: ['sheet-light', 'sheet-dark'] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendario: Desde' }));
    const calendar = await openCalendar();
    await expect(within(calendar).getByRole('combobox', { name: 'Mes' })).toHaveTextContent(
      'noviembre',
    );
    await expect(calendar.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    // The addon finds no elements of a dialog, which is not in the root of the story.
    within(calendar)
      .getByRole('button', { name: /, 1 de noviembre/ })
      .classList.add('pseudo-hover');
  },
};
export const CalendarOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendario: Desde' }));
    const calendar = await openCalendar();
    await waitFor(() =>
      expect(calendar.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(calendar.scrollWidth).toBeLessThanOrEqual(calendar.clientWidth);
    await expectFit();
  },
};

/** As with text of 200 % on a screen of 320 px: date and format are not truncated. */
export const LargeText: Story = {
  ...largeText,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Desde');
    await expect(input.value).not.toBe('');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await userEvent.clear(input);
    const format = document.createElement('span');
    format.textContent = input.placeholder;
    input.after(format);
    const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(input);
    Object.assign(format.style, { font, justifySelf: 'start' });
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const { width } = format.getBoundingClientRect();
    format.remove();
    await expect(width).toBeLessThanOrEqual(input.clientWidth - padding);
  },
};
/** With text of 200 % on a phone, the buttons are below month and year, and no number is broken. */
export const CalendarLargeText: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  beforeEach: inTextOf('200%'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendario: Desde' }));
    const calendar = await openCalendar();
    const month = within(calendar).getByRole('combobox', { name: 'Mes' });
    const previous = within(calendar).getByRole('button', { name: 'Mes anterior' });
    await expect(previous.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      month.getBoundingClientRect().bottom,
    );
    const day = within(calendar).getByRole('button', { name: /, 26 de noviembre/ });
    await expect(await lineCount(day)).toBe(1);
    await expect(calendar.scrollWidth).toBeLessThanOrEqual(calendar.clientWidth);
  },
};
export const FieldErrors: Story = {
  args: { error: 'La fecha inicial debe ser anterior a la final.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Desde')).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Desde')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Calendario: Desde' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const WithoutCalendar: Story = {
  args: { texts: undefined },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Día en que la entidad entregó la geodatabase a la autoridad ambiental',
    optionalLabel: 'opcional',
    hint: 'Si fueron varias entregas, la última.',
  },
  play: expectFit,
};
