// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { PopoverPanel } from './PopoverPanel.tsx';

afterEach(cleanup);

it('scrolls nothing while it is closed', () => {
  const scrollIntoView = vi.fn();
  // jsdom has no such method.
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <PopoverPanel
      open={false}
      onOpenChange={() => {}}
      id="help"
      trigger={{ current: null }}
      title="Ayuda"
      closeLabel="Cerrar"
      align="start"
    >
      Texto
    </PopoverPanel>,
  );
  fireEvent(window, new Event('resize'));
  fireEvent.keyUp(document.body, { key: 'Tab' });
  expect(scrollIntoView).not.toHaveBeenCalled();
});
