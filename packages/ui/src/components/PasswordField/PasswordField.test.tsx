// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

it('measures a password that a script or a reset of the form sets', async () => {
  render(
    <form>
      <PasswordField
        label="Contraseña"
        showLabel="Mostrar"
        hideLabel="Ocultar"
        lengthSteps={[{ from: 8, text: 'Buena longitud' }]}
      />
      <button type="reset">Restablecer</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Contraseña');
  act(() => {
    field.value = 'una clave larga';
  });
  expect(screen.getByText('Buena longitud')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  await waitFor(() => expect(screen.queryByText('Buena longitud')).toBeNull());
});

it('says of which password its button is, as a form may have several', () => {
  render(<PasswordField label="Repita la contraseña" showLabel="Mostrar" hideLabel="Ocultar" />);
  const button = screen.getByRole('button', {
    name: 'Mostrar',
    description: 'Repita la contraseña',
  });
  expect(button.getAttribute('aria-controls')).toBe(
    screen.getByLabelText('Repita la contraseña').id,
  );
});
