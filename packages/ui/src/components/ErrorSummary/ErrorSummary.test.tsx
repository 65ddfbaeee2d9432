// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Form } from '../Form/Form.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

beforeAll(() => {
  // A method that jsdom lacks.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const options = [
  { value: 'a', label: 'Primera', disabled: true },
  { value: 'b', label: 'Segunda' },
  { value: 'c', label: 'Tercera' },
];
const texts = { loading: '…', error: '…', empty: '…', count: String };

/** A field with the name `campo` and without an `id`, and the control that receives the focus. */
const fields: Record<string, [field: ReactNode, role: string, name: string]> = {
  TextField: [<TextField key="1" name="campo" label="Nombre" />, 'textbox', 'Nombre'],
  TextAreaField: [<TextAreaField key="1" name="campo" label="Motivo" />, 'textbox', 'Motivo'],
  NumberField: [<NumberField key="1" name="campo" label="Créditos" />, 'textbox', 'Créditos'],
  SelectField: [
    <SelectField key="1" name="campo" label="Empresa" options={[]} />,
    'combobox',
    'Empresa',
  ],
  Combobox: [
    <Combobox
      key="1"
      name="campo"
      label="Usuario"
      options={[]}
      onQueryChange={() => undefined}
      texts={texts}
    />,
    'combobox',
    'Usuario',
  ],
  Checkbox: [<Checkbox key="1" name="campo" label="Acepto" />, 'checkbox', 'Acepto'],
  Switch: [<Switch key="1" name="campo" label="Avisar" />, 'switch', 'Avisar'],
  'RadioGroup without a choice': [
    <RadioGroup key="1" name="campo" label="Opción" options={options} />,
    'radio',
    'Segunda',
  ],
  'RadioGroup with a choice': [
    <RadioGroup key="1" name="campo" label="Opción" options={options} defaultValue="c" />,
    'radio',
    'Tercera',
  ],
};

function renderForm(field: ReactNode) {
  render(
    <>
      <form aria-label="Otro formulario">
        <TextField name="campo" label="Otro" />
      </form>
      <form>
        <ErrorSummary title="Hay errores" errors={[{ fieldId: 'campo', message: 'Corrija.' }]} />
        {field}
      </form>
    </>,
  );
}

/** Clicks the link of the summary. @returns whether the browser would follow it. */
const followLink = () => fireEvent.click(screen.getByRole('link', { name: 'Corrija.' }));

it.each(Object.entries(fields))('leads to a %s by its name', (_title, [field, role, name]) => {
  renderForm(field);
  expect(followLink()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});

it('leads to a DateField and a PasswordField by their name', () => {
  for (const field of [
    <DateField key="1" name="campo" label="Fecha" />,
    <PasswordField key="1" name="campo" label="Clave" showLabel="Ver" hideLabel="Ocultar" />,
  ]) {
    renderForm(field);
    followLink();
    const label = document.activeElement?.closest('div:has(label)')?.querySelector('label');
    expect(['Fecha', 'Clave']).toContain(label?.textContent);
    cleanup();
  }
});

it('leads to an id before a name', () => {
  renderForm(
    <>
      <TextField name="campo" label="Por nombre" />
      <TextField id="campo" name="x" label="Por id" />
    </>,
  );
  followLink();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Por id' }));
});

it('leads from a hidden input to the control beside it', () => {
  renderForm(
    <div>
      <input type="hidden" name="campo" />
      <input aria-label="Día" />
    </div>,
  );
  followLink();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Día' }));
});

it('leaves a link to the browser where the field does not exist', () => {
  renderForm(<TextField name="otro" label="Nombre" />);
  expect(followLink()).toBe(true);
});

it('lets a form focus its only invalid field by name', async () => {
  const errors = [{ fieldId: 'campo', message: 'Corrija.' }];
  render(
    <Form errors={errors} errorTitle="Hay errores" onSubmit={(event) => event.preventDefault()}>
      <TextField name="campo" label="Nombre" />
      <button type="submit">Enviar</button>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox'));
});

it('shows two errors of one field, each as a link of its own', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors = ['Escriba un número.', 'Use como máximo dos decimales.'].map((message) => ({
    fieldId: 'creditos',
    message,
  }));
  render(<ErrorSummary title="Hay dos datos por corregir" errors={errors} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    errors.map(({ message }) => message),
  );
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
