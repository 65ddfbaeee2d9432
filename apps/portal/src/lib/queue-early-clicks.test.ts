// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { queueEarlyClicks } from './queue-early-clicks.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function page() {
  document.body.innerHTML =
    '<form><button><span>Enviar</span></button></form><a href="#precios">Precios</a>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.forms[0]?.addEventListener('submit', sent);
  return { sent, label: document.querySelector('span'), link: document.querySelector('a') };
}

it('replays the click on a button once React listens, once', () => {
  const { sent, label } = page();
  const release = queueEarlyClicks();
  const onClick = vi.fn();
  document.body.addEventListener('click', onClick, { once: true });
  label?.click();
  label?.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  release();
  expect(onClick).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
  release();
  expect(sent).toHaveBeenCalledOnce();
});

it('ignores links, and queues nothing afterwards', () => {
  const { sent, label, link } = page();
  const release = queueEarlyClicks();
  const followed = vi.fn((event: Event) => expect(event.defaultPrevented).toBe(false));
  link?.addEventListener('click', followed);
  link?.click();
  expect(followed).toHaveBeenCalledOnce();
  release();
  expect(sent).not.toHaveBeenCalled();
  label?.click();
  expect(sent).toHaveBeenCalledOnce();
});
