// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { dateFieldTexts } from '../../testing/date-field-texts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SelectorTile } from '../SelectorTile/SelectorTile.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from './TextField.tsx';

interface Values {
  field: string | boolean;
  other: string;
}

type Register = UseFormReturn<Values>['register'];

const options = [
  { value: 'uno', label: 'Uno' },
  { value: 'dos', label: 'Dos' },
];
const texts = { loading: 'Buscando', empty: 'Nada', error: 'Falla', count: String };

const shown = (value: string) => screen.getByLabelText<HTMLInputElement>('Campo').value === value;
const shownAsDay = (day: string) => shown(day.split('-').reverse().join('/'));
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Campo'), { target: { value } });
const tick = () => fireEvent.click(screen.getByLabelText('Campo'));
const ticked = (checked: boolean) =>
  screen
    .queryByLabelText('Campo')
    ?.matches(
      checked ? ':checked, [aria-checked="true"]' : ':not(:checked, [aria-checked="true"])',
    ) === true;

interface Case {
  field: (register: Register) => ReactElement;
  first: string | boolean;
  /** Action of the user, and the value in the form afterwards. */
  change: () => unknown;
  second: string | boolean;
  shows: (value: never) => boolean;
  /** Whether an element is the one to focus. @defaultValue the input with the name */
  isControl?: (element: Element | null) => boolean;
}

const hasName = (element: Element | null) => element?.getAttribute('name') === 'field';

/** The visible text input of a date field. The input with the name is hidden. */
const isFieldOfDay = (element: Element | null) => element === screen.getByLabelText('Campo');

const text = { first: 'uno', change: () => type('dos'), second: 'dos', shows: shown };

const cases: Record<string, Case> = {
  TextField: { ...text, field: (r) => <TextField label="Campo" {...r('field')} /> },
  TextAreaField: { ...text, field: (r) => <TextAreaField label="Campo" {...r('field')} /> },
  PasswordField: {
    ...text,
    field: (r) => (
      <PasswordField label="Campo" showLabel="Ver" hideLabel="Ocultar" {...r('field')} />
    ),
  },
  SearchField: {
    ...text,
    field: (r) => <SearchField label="Campo" clearLabel="Borrar" {...r('field')} />,
  },
  SelectField: {
    ...text,
    field: (r) => <SelectField label="Campo" options={options} {...r('field')} />,
  },
  DateField: {
    field: (r) => <DateField label="Campo" {...r('field')} />,
    first: '2026-11-01',
    change: () => type('19/11/2026'),
    second: '2026-11-19',
    shows: shownAsDay,
    isControl: isFieldOfDay,
  },
  NumberField: {
    field: (r) => (
      <NumberField label="Campo" increaseLabel="Más" decreaseLabel="Menos" {...r('field')} />
    ),
    first: '9007199254740993',
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Más' })),
    second: '9007199254740994',
    shows: shown,
  },
  Combobox: {
    ...text,
    field: (r) => (
      <Combobox
        label="Campo"
        options={options}
        onQueryChange={() => undefined}
        texts={texts}
        {...r('field')}
      />
    ),
    change: async () => {
      const input = screen.getByRole('combobox');
      fireEvent.focus(input);
      fireEvent.click(input);
      await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
      fireEvent.keyDown(input, { key: 'End' });
      fireEvent.keyDown(input, { key: 'Enter' });
    },
    shows: (value: string) => screen.getByRole<HTMLInputElement>('combobox').value === value,
  },
  RadioGroup: {
    first: 'uno',
    field: (r) => <RadioGroup label="Campo" options={options} {...r('field')} />,
    change: () => fireEvent.click(screen.getByLabelText('Dos')),
    second: 'dos',
    shows: (value: string) =>
      screen.getByRole<HTMLInputElement>('radio', { checked: true }).value === value,
  },
  SelectorTile: {
    first: 'uno',
    field: (r) => (
      <>
        {options.map(({ value, label }) => (
          <SelectorTile key={value} title={label} value={value} {...r('field')} />
        ))}
      </>
    ),
    change: () => fireEvent.click(screen.getByLabelText('Dos')),
    second: 'dos',
    shows: (value: string) =>
      screen.getByRole<HTMLInputElement>('radio', { checked: true }).value === value,
  },
  Checkbox: {
    field: (r) => <Checkbox label="Campo" {...r('field')} />,
    isControl: (element) => element === screen.getByRole('checkbox'),
    first: true,
    change: tick,
    second: false,
    shows: ticked,
  },
  Switch: {
    field: (r) => <Switch label="Campo" {...r('field')} />,
    first: false,
    change: tick,
    second: true,
    shows: ticked,
  },
  DateRangeField: {
    field: (r) => (
      <DateRangeField
        label="Periodo"
        from={{ label: 'Campo', ...r('field') }}
        to={{ label: 'Hasta', ...r('other') }}
        presets={[{ label: 'Hoy', from: '2026-11-19', to: '2026-11-19' }]}
        presetsLabel="Periodos"
        texts={dateFieldTexts}
      />
    ),
    first: '2026-11-01',
    change: async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Periodos' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Hoy' }));
    },
    second: '2026-11-19',
    shows: shownAsDay,
    isControl: isFieldOfDay,
  },
};

afterEach(cleanup);

function Form({ entry, handle }: { entry: Case; handle: { form?: UseFormReturn<Values> } }) {
  const form = useForm<Values>({ defaultValues: { field: entry.first, other: '' } });
  handle.form = form;
  return <form>{entry.field(form.register)}</form>;
}

function mount(entry: Case) {
  const handle: { form?: UseFormReturn<Values> } = {};
  render(<Form {...{ entry, handle }} />);
  if (!handle.form) throw new Error('The form was not rendered.');
  return handle.form;
}

describe.each(Object.entries(cases))('%s with react-hook-form', (_name, entry) => {
  const showsFirst = () => entry.shows(entry.first as never);

  it('shows its default value', () => {
    mount(entry);
    expect(showsFirst()).toBe(true);
  });

  it('reports the change of a user', async () => {
    const form = mount(entry);
    await entry.change();
    expect(form.getValues('field')).toBe(entry.second);
    expect(entry.shows(entry.second as never)).toBe(true);
  });

  it('follows a reset', async () => {
    const form = mount(entry);
    await entry.change();
    act(() => form.reset());
    await waitFor(() => expect(showsFirst()).toBe(true));
  });

  it('accepts the focus that the form gives to an invalid field', async () => {
    const form = mount(entry);
    act(() => form.setFocus('field'));
    await waitFor(() => expect(document.activeElement).toSatisfy(entry.isControl ?? hasName));
  });
});
