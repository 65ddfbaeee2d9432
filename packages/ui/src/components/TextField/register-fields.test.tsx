import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SelectorTile } from '../SelectorTile/SelectorTile.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** Result of `register('email', …)` of react-hook-form. */
const registered = {
  name: 'email',
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
};

const fields: Record<string, ReactElement<{ 'aria-describedby'?: string }>> = {
  TextField: <TextField label="Correo" id="correo" error="Falta." {...registered} />,
  TextAreaField: <TextAreaField label="Correo" id="correo" error="Falta." {...registered} />,
  PasswordField: (
    <PasswordField
      label="Correo"
      id="correo"
      error="Falta."
      showLabel="Mostrar"
      hideLabel="Ocultar"
      {...registered}
    />
  ),
  FileField: (
    <FileField
      label="Correo"
      id="correo"
      error="Falta."
      buttonLabel="Elegir"
      emptyText="Ninguno"
      {...registered}
    />
  ),
  DateField: <DateField label="Correo" id="correo" error="Falta." {...registered} />,
  SelectField: (
    <SelectField label="Correo" id="correo" error="Falta." options={[]} {...registered} />
  ),
  NumberField: (
    <NumberField
      label="Correo"
      id="correo"
      error="Falta."
      increaseLabel="Uno más"
      decreaseLabel="Uno menos"
      {...registered}
    />
  ),
  SearchField: (
    <SearchField label="Correo" id="correo" error="Falta." clearLabel="Borrar" {...registered} />
  ),
  Combobox: (
    <Combobox
      label="Correo"
      id="correo"
      error="Falta."
      options={[]}
      onQueryChange={() => undefined}
      texts={{ loading: 'Buscando', empty: 'Nada', error: 'Falla', count: String }}
      {...registered}
    />
  ),
  Switch: <Switch label="Correo" id="correo" error="Falta." {...registered} />,
  Checkbox: <Checkbox label="Correo" id="correo" error="Falta." {...registered} />,
};

describe.each(Object.entries(fields))('%s', (_name, field) => {
  const html = renderToStaticMarkup(field);
  const control = /<(?:button|input|select|textarea)\b[^>]*id="correo"[^>]*>/.exec(html)?.[0] ?? '';

  it('gives an input the registered name', () => {
    expect(html).toMatch(/<(?:input|select|textarea)\b[^>]*name="email"/);
  });

  it('ties label and error to the control', () => {
    expect(html).toContain('for="correo"');
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain('aria-describedby="correo-error"');
    expect(html).toContain('id="correo-error"');
  });

  it('is described by what the caller names as well', () => {
    const described = cloneElement(field, { 'aria-describedby': 'nota' });
    expect(renderToStaticMarkup(described)).toContain('aria-describedby="correo-error nota"');
  });

  it('renders without an inline style, which a strict policy would reject', () => {
    expect(html).not.toContain('style=');
  });
});

const groups = {
  RadioGroup: (
    <RadioGroup
      label="Correo"
      hint="El de la empresa."
      name="email"
      options={[{ value: 'uno', label: 'Uno' }]}
      aria-describedby="nota"
    />
  ),
  DateRangeField: (
    <DateRangeField
      label="Periodo"
      hint="Hasta un año."
      from={{ label: 'Desde' }}
      to={{ label: 'Hasta' }}
      aria-describedby="nota"
    />
  ),
};

it.each(Object.entries(groups))(
  '%s is described by what the caller names as well',
  (_name, group) => {
    const html = renderToStaticMarkup(group);
    expect(html).toMatch(/<fieldset[^>]* aria-describedby="\S+-hint nota"/);
    expect(html.match(/nota/g)).toHaveLength(1);
  },
);

it('SelectorTile is described by what the caller names as well', () => {
  const tile = (
    <SelectorTile
      title="PSE"
      note="Sin costo."
      {...registered}
      value="pse"
      aria-describedby="nota"
    />
  );
  expect(renderToStaticMarkup(tile)).toMatch(/<input[^>]* aria-describedby="\S+ nota"/);
});
