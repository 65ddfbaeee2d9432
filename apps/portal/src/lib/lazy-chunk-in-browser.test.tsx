// @vitest-environment jsdom
import { type FunctionComponent, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';

it('causes no warning of React when it loads after its first render', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<{ Page: FunctionComponent }>();
  const Chunk = lazyChunk(() => promise, 'Page');
  const container = document.createElement('div');
  const root = createRoot(container);
  // Without `act`, which renders again at once what a browser renders in a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root.render(
    <Suspense fallback="Cargando">
      <Chunk />
    </Suspense>,
  );
  await expect.poll(() => container.textContent).toBe('Cargando');
  resolve({ Page: () => 'Contenido' });
  await expect.poll(() => container.textContent).toBe('Contenido');
  expect(report).not.toHaveBeenCalled();
  root.unmount();
});
