import { estimateCredits } from '@consultancy/validation';
import { expect, it } from 'vitest';
import { demoPriceList } from '../../demo/demo-prices.ts';
import { fieldDocs } from '../../openapi/field-docs/index.ts';
import { estimateExample, finishedRunExample, measureExample, openRunExample } from './examples.ts';

const exampleOf = (field: string) => fieldDocs[field]?.[1];

it('shows runs in the API document at the price of their counts', () => {
  const { fc_records90, tb_records90 } = measureExample;
  expect([exampleOf('fc_records90'), exampleOf('tb_records90')]).toEqual([
    fc_records90,
    tb_records90,
  ]);
  const price = estimateCredits(demoPriceList, String(fc_records90), String(tb_records90));
  const { score, level, credits } = estimateExample;
  expect({ score: Number(score), level, credits }).toEqual({
    ...price,
    score: Number(price?.score),
  });
  for (const run of [openRunExample, finishedRunExample]) {
    expect([run.score, run.level, run.credits_reserved]).toEqual([score, level, credits]);
  }
  expect(finishedRunExample.credits_used).toBe(credits);
  expect(['score', 'level', 'credits_reserved', 'credits_used'].map(exampleOf)).toEqual([
    score,
    level,
    credits,
    credits,
  ]);
});
