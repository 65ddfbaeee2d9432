import { expect, it } from 'vitest';
import { paths } from '../config/paths.ts';
import { pageHeads } from '../texts/page-heads.ts';
import { structuredData } from './structured-data.ts';

const questionPageOf = (path: string) => {
  const head = pageHeads.find((one) => one.path === path);
  const things = head ? structuredData(head, 'https://portal.example.com') : [];
  return things.find((thing) => thing['@type'] === 'FAQPage');
};

it.each([paths.home.href(), paths.supportHome.href()])(
  'gives the questions of %s as schema.org defines them',
  (path) => {
    // schema.org/Question: a search engine ignores a question without this property.
    expect(questionPageOf(path)?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: expect.any(String),
      acceptedAnswer: { '@type': 'Answer', text: expect.any(String) },
    });
  },
);
