// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dateFieldTexts } from '../../testing/date-field-texts.ts';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';

afterEach(cleanup);

it('SearchField is not cleared while it is read-only', () => {
  render(<SearchField label="Buscar" clearLabel="Borrar" defaultValue="río" readOnly />);
  const field = screen.getByLabelText<HTMLInputElement>('Buscar');
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(field.value).toBe('río');
});

it('NumberField does not normalize its text while it is read-only', () => {
  render(<NumberField label="Código" defaultValue="007" readOnly />);
  const field = screen.getByLabelText<HTMLInputElement>('Código');
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(field.value).toBe('007');
});

it('DateRangeField has no presets to select while one of its days is read-only', () => {
  render(
    <DateRangeField
      label="Periodo"
      from={{ label: 'Desde', defaultValue: '2026-11-01', readOnly: true }}
      to={{ label: 'Hasta' }}
      presets={[{ label: 'Hoy', from: '2026-11-19', to: '2026-11-19' }]}
      presetsLabel="Periodos"
      texts={dateFieldTexts}
    />,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Periodos' }).disabled).toBe(true);
});
