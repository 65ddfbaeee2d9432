// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
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
