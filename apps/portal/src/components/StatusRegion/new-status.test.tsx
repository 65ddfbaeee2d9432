// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NewStatus } from './NewStatus.tsx';

vi.mock('./StatusRegion.css.ts', () => ({ region: '' }));

const useNoticed = vi.hoisted(() => vi.fn(() => false));
vi.mock('@consultancy/ui', () => ({ useNoticed }));

it('comes with its text inert, and announces what changes later at once', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(() => root.unmount()));
  const show = (text: ReactNode) => act(() => root.render(<NewStatus>{text}</NewStatus>));
  const inert = () => page.querySelector('[role=status] > [inert]')?.textContent;
  show('Quedó guardado.');
  const region = page.querySelector('[role=status]');
  expect(inert()).toBe('Quedó guardado.');
  useNoticed.mockReturnValue(true);
  show('Quedó guardado.');
  expect(inert()).toBeUndefined();
  expect(region?.textContent).toBe('Quedó guardado.');
  show(null);
  expect(region?.childNodes).toHaveLength(0);
  show('Se eliminó.');
  expect(inert()).toBeUndefined();
  expect(page.querySelector('[role=status]')).toBe(region);
});
