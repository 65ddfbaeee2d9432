import { describe, expect, it } from 'vitest';
import { estimateCredits } from './price-formula.ts';

const priceList = {
  fc_weight: '1',
  tb_weight: '0.25',
  levels: [
    { level: 'Nivel 1', min_score: '0', credits: '2.00' },
    { level: 'Nivel 2', min_score: '1000', credits: '5.00' },
  ],
};

describe('a credit estimate', () => {
  it('returns the level whose least score is just reached', () => {
    const below = estimateCredits(priceList, '999', '3');
    expect(below).toEqual({ score: '999.75', level: 'Nivel 1', credits: '2.00' });
    const reached = estimateCredits(priceList, '999', '4');
    expect(reached).toEqual({ score: '1000.00', level: 'Nivel 2', credits: '5.00' });
  });

  it('is exact where a float would not be', () => {
    const list = { ...priceList, fc_weight: '0.1', tb_weight: '0.2' };
    expect(estimateCredits(list, '1', '1')?.score).toBe('0.30');
    expect(estimateCredits(list, '90071992547409930', '1')?.score).toBe('9007199254740993.20');
  });

  it('is none below the first level', () => {
    const [, ...levels] = priceList.levels;
    expect(estimateCredits({ ...priceList, levels }, '1', '1')).toBeNull();
  });
});
