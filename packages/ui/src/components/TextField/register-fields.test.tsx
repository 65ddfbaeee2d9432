import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
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

const fields: Record<string, ReactElement> = {
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

  it('renders without an inline style, which a strict policy would reject', () => {
    expect(html).not.toContain('style=');
  });
});
