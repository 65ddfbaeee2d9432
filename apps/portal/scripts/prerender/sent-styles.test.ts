import { expect, it } from 'vitest';
import { readProperties, removeRulesOf, removeUnreadProperties } from './sent-styles.ts';

const css = ':root{--space:4px;--shadow:0 1px #000;--size:2rem}.a{padding:var(--space)}';

it('leaves out the custom properties that no style and no script reads', () => {
  const read = readProperties([css, 'box.style.setProperty("--size", size)']);
  expect(removeUnreadProperties(css, read)).toBe(
    ':root{--space:4px;--size:2rem}.a{padding:var(--space)}',
  );
});

it('leaves out the last property of a rule', () => {
  expect(removeUnreadProperties(css, readProperties([css]))).toBe(
    ':root{--space:4px;}.a{padding:var(--space)}',
  );
});

it('leaves out the rules of classes that a page does not have', () => {
  const rules = '.a1{color:red}.a12{margin:0}@media print{.a1{display:none}}.a1:hover,.b{top:0}';
  expect(removeRulesOf(rules, ['a1'])).toBe('.a12{margin:0}@media print{}.a1:hover,.b{top:0}');
});
