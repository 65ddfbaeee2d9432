// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { turning } from '../private/SpinnerMark/SpinnerMark.css.ts';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('removes the href of a disabled link, which can still get the focus', () => {
  const onClick = vi.fn();
  render(
    <Button asChild disabled variant="primary" onClick={onClick} aria-describedby="reason">
      <a href="/comprobante" onClick={onClick}>
        Descargar el comprobante
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Descargar el comprobante' });
  expect(link.hasAttribute('href')).toBe(false);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.getAttribute('aria-describedby')).toBe('reason');
  link.focus();
  expect(document.activeElement).toBe(link);
  fireEvent.click(link);
  expect(onClick).not.toHaveBeenCalled();
});

it('styles a link that is not disabled, and passes props and ref to it', () => {
  const ref = createRef<HTMLButtonElement>();
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Button asChild disabled={false} ref={ref} onClick={onClick}>
      <a href="/comprobante">Descargar el comprobante</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Descargar el comprobante' });
  expect(link.getAttribute('href')).toBe('/comprobante');
  expect(link.className).not.toBe('');
  expect(ref.current).toBe(link);
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
});

it('animates its spinner only while it is busy and in view', () => {
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Ingresando…">
      Ingresar
    </Button>
  );
  const { container, rerender } = render(button(false));
  const turningMarks = () => container.getElementsByClassName(turning).length;
  expect(turningMarks()).toBe(0);
  rerender(button(true));
  expect(turningMarks()).toBe(1);
});
