// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { announcePages } from './announce-pages.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const content = () => document.querySelector('main') as HTMLElement;

beforeEach(() => {
  document.title = 'Inicio';
  document.body.innerHTML = '<main tabindex="-1"><input></main>';
});

it('names the content by the title of each page, and focuses it once more if it has the focus', async () => {
  announcePages();
  expect(content().ariaLabel).toBe('Inicio');
  content().focus();
  const onFocus = vi.fn();
  content().addEventListener('focus', onFocus);
  document.title = 'Usuarios';
  await frame();
  await frame();
  // As after another navigation.
  announcePages();
  await frame();
  await frame();
  expect(content().ariaLabel).toBe('Usuarios');
  expect(onFocus).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(content());
});

it('leaves the focus in a field of the page', async () => {
  announcePages();
  const field = document.querySelector('input');
  field?.focus();
  document.title = 'Usuarios';
  await frame();
  await frame();
  expect(content().ariaLabel).toBe('Usuarios');
  expect(document.activeElement).toBe(field);
});

it('does not announce a page again when a style sheet is loaded', async () => {
  announcePages();
  content().focus();
  const onBlur = vi.fn();
  content().addEventListener('blur', onBlur);
  document.head.append(document.createElement('style'));
  await frame();
  await frame();
  expect(onBlur).not.toHaveBeenCalled();
});
