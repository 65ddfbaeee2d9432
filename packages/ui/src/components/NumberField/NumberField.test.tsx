// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Caudal');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const keyDown = (key: string) => fireEvent.keyDown(field(), { key });

it('normalizes the number before Enter submits it, as a button does', () => {
  const change = vi.fn();
  render(
    <NumberField label="Caudal" decimals={2} onChange={({ target }) => change(target.value)} />,
  );
  type('07,5');
  keyDown('Enter');
  expect(field().value).toBe('7.5');
  expect(change).toHaveBeenLastCalledWith('7.5');
});
