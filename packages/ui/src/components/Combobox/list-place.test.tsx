// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useListPlace } from './use-list-place.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A list below or above a field that is in the lower half of a screen 800 px high. */
function Field() {
  const input = useRef<HTMLInputElement>(null);
  const popup = useListPlace(true, input);
  return (
    <>
      <input ref={input} />
      <div ref={popup} data-testid="popup">
        <ul style={{ maxBlockSize: '300px' }} />
      </div>
    </>
  );
}

const placeOf = () => {
  const { top, bottom, maxHeight } = screen.getByTestId('popup').style;
  return { top, bottom, maxHeight };
};

it('opens above the on-screen keyboard, which does not resize the page', () => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(10, 410, 200, 40),
  );
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 800 });
  vi.stubGlobal('visualViewport', viewport);
  render(<Field />);
  expect(placeOf()).toMatchObject({ top: '450px', bottom: 'auto' });
  act(() => {
    Object.assign(viewport, { offsetTop: 100, height: 400 });
    viewport.dispatchEvent(new Event('resize'));
  });
  expect(placeOf()).toMatchObject({ top: 'auto', bottom: '390px' });
});

it('is placed again when what is around the field scrolls, and not when the list does', () => {
  render(<Field />);
  const measured = vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect');
  fireEvent.scroll(screen.getByRole('list'));
  expect(measured).not.toHaveBeenCalled();
  fireEvent.scroll(document.body);
  fireEvent.scroll(document);
  expect(measured).toHaveBeenCalledTimes(2);
});
