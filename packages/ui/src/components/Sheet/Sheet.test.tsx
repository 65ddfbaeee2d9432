// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

// A busy machine needs more than a second to load it.
beforeAll(() => import('../private/Overlay/OverlayFrame.tsx'));
beforeEach(() => window.history.replaceState(null, '', '/precios'));
afterEach(cleanup);

/** Changes the URL as the browser's back button does. */
const goBackTo = (url: string) =>
  act(() => {
    window.history.replaceState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('closes when the browser goes back to another page, and not to an anchor', async () => {
  const change = vi.fn();
  render(<Sheet open onOpenChange={change} title="Menú" closeLabel="Cerrar" />);
  await screen.findByRole('dialog');
  goBackTo('/precios#planes');
  expect(change).not.toHaveBeenCalled();
  goBackTo('/descargas');
  expect(change.mock.calls).toEqual([[false]]);
});
