// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AsChild } from './AsChild.tsx';

afterEach(cleanup);

it('adds to what the child has, and takes nothing of it away', () => {
  const calls: string[] = [];
  const ref = createRef<HTMLAnchorElement>();
  render(
    <AsChild
      ref={ref}
      className="looks"
      title="given"
      lang="es"
      onClick={() => calls.push('given')}
    >
      <a
        href="/precios"
        className="own"
        title="own"
        onClick={(event) => {
          event.preventDefault();
          calls.push('own');
        }}
        onFocus={() => calls.push('focus')}
      >
        Precios
      </a>
    </AsChild>,
  );
  const link = screen.getByRole('link', { name: 'Precios' });
  expect(link.className).toBe('looks own');
  expect(link.title).toBe('own');
  expect(link.lang).toBe('es');
  expect(ref.current).toBe(link);
  fireEvent.focus(link);
  fireEvent.click(link);
  expect(calls).toEqual(['focus', 'own', 'given']);
});

it('wraps the content of the child', () => {
  render(
    <AsChild around={(own) => ['«', own, '»']}>
      <a href="/precios">Precios</a>
    </AsChild>,
  );
  expect(screen.getByRole('link').textContent).toBe('«Precios»');
});
