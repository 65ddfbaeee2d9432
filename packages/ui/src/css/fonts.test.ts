import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spanishFontFile, subsetSpanishFont } from '../../build/spanish-font.ts';

it('has the file of the text font that is subset to Spanish', async () => {
  expect(Buffer.compare(readFileSync(spanishFontFile), await subsetSpanishFont())).toBe(0);
});
