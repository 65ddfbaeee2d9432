// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useChunk } from './use-chunk.ts';

it('a loaded chunk is shown without delay when it is needed again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const view = lazyChunk(async () => ({ View: () => null }), 'View');
  await view.load();
  const shown: boolean[] = [];
  function Summary({ isNeeded }: { isNeeded: boolean }) {
    shown.push(useChunk(isNeeded ? view : null).Chunk === view);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const isNeeded of [true, false, true])
    act(() => root.render(<Summary isNeeded={isNeeded} />));
  // An effect that finds the chunk renders once more: never without what was shown before.
  expect(shown.filter((isShown, index) => isShown !== shown[index - 1])).toEqual([
    true,
    false,
    true,
  ]);
  act(() => root.unmount());
});
