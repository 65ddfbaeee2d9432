import { expect, it } from 'vitest';
import { copyrightLines } from '../licenses/main.ts';
import { findMissingNotices } from './third-party-notices.ts';

it('reports a dependency without a notice', () => {
  expect(findMissingNotices(['zod', 'swr'], '- zod; Copyright (c) 2020 A\n')).toEqual([
    'THIRD-PARTY-NOTICES.md lacks swr: run pnpm licenses:generate.',
  ]);
});

it('quotes copyright lines once, and no unfilled templates', () => {
  const license =
    'MIT\n\nCopyright (c) 2020 A\nCopyright (c) 2020 A\n  Copyright [yyyy] [name of copyright owner]';
  expect(copyrightLines(license)).toEqual(['Copyright (c) 2020 A']);
});
