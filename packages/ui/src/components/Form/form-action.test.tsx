// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useActionState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

const options = ['', 'visita', 'informe'].map((value) => ({ value, label: `Opción ${value}` }));
const nothing = new FormData();

/** A form whose action rejects everything, and gives each field what was sent. */
function Booking() {
  const [sent, action] = useActionState(async (_: FormData, data: FormData) => data, nothing);
  const textOf = (name: string) => String(sent.get(name) ?? '');
  return (
    <Form action={action} errors={[]} errorTitle="Hay datos por corregir">
      <TextField name="name" label="Nombre" defaultValue={textOf('name')} />
      <TextAreaField name="note" label="Nota" defaultValue={textOf('note')} />
      <NumberField name="people" label="Personas" defaultValue={textOf('people')} />
      <DateField name="day" label="Día" defaultValue={textOf('day')} />
      <SelectField name="kind" label="Tipo" options={options} defaultValue={textOf('kind')} />
      <RadioGroup
        name="shift"
        label="Jornada"
        options={options.slice(1)}
        defaultValue={textOf('shift')}
      />
      <Checkbox name="terms" label="Acepto" defaultChecked={sent.has('terms')} />
      <Switch name="alerts" label="Avisarme" defaultChecked={sent.has('alerts')} />
      <Button type="submit">Enviar</Button>
    </Form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button')));
const valuesOf = () => {
  const form = document.querySelector('form');
  return Object.fromEntries(new FormData(form ?? undefined));
};

it('keeps what was sent in every field after an action that rejects it', async () => {
  render(<Booking />, { wrapper: StrictMode });
  type('Nombre', 'Laura');
  type('Nota', 'Por la mañana');
  type('Personas', '3');
  type('Día', '05/12/2026');
  type('Tipo', 'informe');
  fireEvent.click(screen.getByLabelText('Opción visita'));
  fireEvent.click(screen.getByLabelText('Acepto'));
  fireEvent.click(screen.getByLabelText('Avisarme'));
  const typed = valuesOf();
  expect(Object.values(typed)).toEqual([
    ...['Laura', 'Por la mañana', '3', '2026-12-05', 'informe', 'visita', 'on', 'on'],
  ]);
  await submit();
  expect(valuesOf()).toEqual(typed);
  type('Tipo', 'visita');
  await submit();
  expect(valuesOf()).toEqual({ ...typed, kind: 'visita' });
});
