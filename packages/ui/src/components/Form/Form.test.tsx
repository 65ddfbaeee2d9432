// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useActionState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import type { SummaryError } from '../ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

it('is not submitted by the form of a dialog inside', () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const onSubmitInside = vi.fn((event) => event.preventDefault());
  const texts = { errors: [], errorTitle: 'Hay datos por corregir' };
  render(
    <Form {...texts} onSubmit={onSubmit}>
      {createPortal(
        <Form {...texts} onSubmit={onSubmitInside}>
          <Button type="submit">Agregar</Button>
        </Form>,
        document.body,
      )}
      <Button type="submit">Enviar</Button>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(onSubmitInside).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmitInside).toHaveBeenCalledOnce();
});

const issueOf = (fieldId: string, data: FormData) =>
  data.get(fieldId) ? [] : [{ fieldId, message: `Escriba ${fieldId}.` }];

/** A form whose action runs on a server, which alone validates. */
function Registration({ send }: { send: () => Promise<void> }) {
  const [errors, action] = useActionState<readonly SummaryError[], FormData>(async (_, data) => {
    await send();
    return [...issueOf('user', data), ...issueOf('email', data)];
  }, []);
  return (
    <Form action={action} errors={errors} errorTitle="Hay datos por corregir">
      <TextField name="user" label="Usuario" />
      <TextField name="email" label="Correo" />
      <Button type="submit">Enviar</Button>
    </Form>
  );
}

it('moves the focus to the errors once its action has ended', async () => {
  const responses = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const pending = [...responses];
  const send = async () => pending.shift()?.promise;
  render(<Registration send={send} />, { wrapper: StrictMode });
  const submit = (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
  };

  submit({});
  expect(document.activeElement).toBe(screen.getByRole('button'));
  responses[0]?.resolve();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));

  // The errors of the previous attempt are shown, and receive no focus, until the response is there.
  await act(async () => submit({ Usuario: 'laura' }));
  expect(pending).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  responses[1]?.resolve();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo')));

  submit({ Usuario: 'laura', Correo: 'laura@rioclaro.co' });
  responses[2]?.resolve();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('moves the focus to its own field, and not to what has its name as an id elsewhere', async () => {
  const errors = [{ fieldId: 'services', message: 'Elija un servicio.' }];
  render(
    <>
      <h2 id="services">Servicios</h2>
      <Form
        errors={errors}
        errorTitle="Hay datos por corregir"
        onSubmit={(e) => e.preventDefault()}
      >
        <TextField name="services" label="Servicio" />
        <Button type="submit">Enviar</Button>
      </Form>
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Servicio')));
});
