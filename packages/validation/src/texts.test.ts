import { expect, it } from 'vitest';
import { limits } from './constants.ts';
import { ruleTexts } from './texts.ts';

// Written out in the texts, as a template would be more bytes of every form.
it.each([
  [ruleTexts.passwordTooShort, [limits.passwordMinimum]],
  [ruleTexts.passwordTooLong, [limits.passwordMaximum]],
  [ruleTexts.reasonLength, [limits.reasonMinimum, limits.reasonMaximum]],
])('«%s» has the limits of its rule', (text, expected) => {
  expect(text.match(/\d+/g)?.map(Number)).toEqual(expected);
});
