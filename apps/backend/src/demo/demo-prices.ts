import type { PriceListPayload } from '@consultancy/validation';

/** A price list for demonstrations; the operator publishes the real one. */
export const demoPriceList: PriceListPayload = {
  title: 'Lista de demostración',
  fc_weight: '1',
  tb_weight: '0.5',
  levels: [
    { level: 'Nivel 1', min_score: '0', credits: '1.00' },
    { level: 'Nivel 2', min_score: '500', credits: '2.50' },
    { level: 'Nivel 3', min_score: '2500', credits: '6.00' },
    { level: 'Nivel 4', min_score: '10000', credits: '12.00' },
    { level: 'Nivel 5', min_score: '50000', credits: '25.00' },
    { level: 'Nivel 6', min_score: '250000', credits: '60.00' },
  ],
};
