// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { dateFieldTexts as texts } from '../../testing/date-field-texts.ts';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Desde');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submitted = (form: HTMLFormElement | null) =>
  form ? Object.fromEntries(new FormData(form)) : null;

it.each(['en-US', 'es-CO', 'ja-JP'])('shows dd/mm/yyyy in a browser in %s', (language) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  render(<DateField label="Desde" defaultValue="2026-12-31" />);
  expect(field().value).toBe('31/12/2026');
  vi.restoreAllMocks();
});

it('is submitted with its form as yyyy-mm-dd, and only under its name', () => {
  const form = createRef<HTMLFormElement>();
  render(
    <form ref={form}>
      <DateField label="Desde" name="start_date" texts={texts} />
    </form>,
  );
  expect(submitted(form.current)).toEqual({ start_date: '' });
  type('31/12/2026');
  expect(submitted(form.current)).toEqual({ start_date: '2026-12-31' });
});

it('belongs to the form that its attribute names, which Enter in the visible text submits', () => {
  render(
    <form id="around">
      <DateField label="Desde" name="start_date" form="filters" defaultValue="2026-12-31" />
    </form>,
  );
  render(<form id="filters" />);
  expect(submitted(document.forms.namedItem('filters'))).toEqual({ start_date: '2026-12-31' });
  expect(field().form?.id).toBe('filters');
});

it('distinguishes an unreadable day from an empty one by the validity of its input', () => {
  const input = createRef<HTMLInputElement>();
  render(<DateField label="Desde" ref={input} texts={texts} />);
  expect(input.current?.validity.valid).toBe(true);
  for (const text of ['31/02/2026', '31/1', '3']) {
    type(text);
    expect(input.current?.value).toBe('');
    expect(input.current?.validationMessage).toBe(texts.invalid);
  }
  type('');
  expect(input.current?.validity.valid).toBe(true);
});

it('shows an error on blur, and removes it when the day is valid', () => {
  render(<DateField label="Desde" min="2026-01-01" texts={texts} />);
  type('31/02/2026');
  expect(screen.queryByText(texts.invalid)).toBeNull();
  fireEvent.blur(field());
  expect(screen.queryByText(texts.invalid)).not.toBeNull();
  type('28/02/2025');
  expect(screen.queryByText(texts.outOfRange)).not.toBeNull();
  type('28/02/2026');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('does not let Enter submit an unreadable day as if it were empty', () => {
  render(<DateField label="Desde" texts={texts} />);
  type('31/1');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(screen.queryByText(texts.invalid)).not.toBeNull();
  type('31/12/2026');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

it('returns to its default when its form is reset, also from an invalid text', async () => {
  const form = createRef<HTMLFormElement>();
  render(
    <form ref={form}>
      <DateField label="Desde" defaultValue="2026-11-01" />
    </form>,
  );
  for (const text of ['31/12/2026', '31/']) {
    type(text);
    act(() => form.current?.reset());
    await waitFor(() => expect(field().value).toBe('01/11/2026'));
  }
});

it('shows what a script sets, without an event', () => {
  const input = createRef<HTMLInputElement>();
  render(<DateField label="Desde" ref={input} texts={texts} />);
  type('31/');
  act(() => {
    if (input.current) input.current.value = '';
  });
  expect(field().value).toBe('');
  act(() => {
    if (input.current) input.current.value = '2026-12-31';
  });
  expect(field().value).toBe('31/12/2026');
});

/** A controlled field that rejects one date. */
function WithoutChristmasEve({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-01');
  const change = (value: string) => {
    onDay(value);
    if (value !== '2026-12-24') setDay(value);
  };
  return <DateField label="Desde" value={day} onChange={(event) => change(event.target.value)} />;
}

it('stays as the caller controls it', () => {
  const days: string[] = [];
  render(<WithoutChristmasEve onDay={(day) => days.push(day)} />);
  type('02/11/2026');
  type('24/12/2026');
  expect(days).toEqual(['2026-11-02', '2026-12-24']);
  expect(field().value).toBe('02/11/2026');
});

it.each(['2026-12-31', '31-12-2026', '31/12/2026 14:05:01'])('accepts %j when pasted', (text) => {
  render(<DateField label="Desde" defaultValue="2026-11-01" />);
  expect(fireEvent.paste(field(), { clipboardData: { getData: () => text } })).toBe(false);
  expect(field().value).toBe('31/12/2026');
});

it('reports focus and blur with the input of the form as their target', () => {
  const names: string[] = [];
  const input = createRef<HTMLInputElement>();
  render(
    <DateField
      label="Desde"
      name="day"
      ref={input}
      onFocus={({ target }) => names.push(`focus ${target.name}`)}
      onBlur={({ target }) => names.push(`blur ${target.name}`)}
    />,
  );
  act(() => input.current?.focus());
  expect(document.activeElement).toBe(field());
  act(() => field().blur());
  expect(names).toEqual(['focus day', 'blur day']);
});
