import { auditTools } from '@consultancy/validation';
import { expect, it } from 'vitest';
import { toolCodes } from '../config/tool-codes.ts';
import { notFoundHead, pageHeads, privateHeads } from '../texts/page-heads.ts';
import { areaAt } from './areas.ts';
import { publicPageAt, publicPages } from './public-pages.tsx';

const heads = [...pageHeads, ...privateHeads];
const served = new Set(heads.flatMap(({ path, also = [] }) => [path, ...also]));

// The build writes a page for each head: the server responds 404 to the address of one without.
it('has a head for each page, in src/texts/page-heads.ts', () => {
  const patterns = publicPages.map(({ path }) => path).filter((path) => path !== '*');
  expect(patterns.filter((path) => !served.has(path))).toEqual([]);
});

it('has a page for each head', () => {
  const unknown = publicPageAt(notFoundHead.path);
  const isMissing = (path: string) => !areaAt(path) && publicPageAt(path) === unknown;
  expect(heads.map(({ path }) => path).filter(isMissing)).toEqual([]);
});

it('has a page for each audit tool', () => {
  expect(toolCodes).toEqual(auditTools.map(({ code }) => code));
});
