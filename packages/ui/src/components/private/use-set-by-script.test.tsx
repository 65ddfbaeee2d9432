// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSetByScript } from './use-set-by-script.ts';

afterEach(cleanup);

function Input({ onSet }: { onSet: () => void }) {
  const ref = useRef<HTMLInputElement>(null);
  useSetByScript(ref, 'value', onSet);
  return <input ref={ref} aria-label="Nombre" />;
}

it('notifies once if the effect ran twice', () => {
  const onSet = vi.fn();
  render(
    <StrictMode>
      <Input onSet={onSet} />
    </StrictMode>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  onSet.mockClear();
  input.value = 'Laura';
  expect(onSet).toHaveBeenCalledOnce();
  expect(input.value).toBe('Laura');
});
