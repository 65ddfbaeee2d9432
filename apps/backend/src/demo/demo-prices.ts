import type { PriceListDraft } from '../modules/prices/repository.ts';

/** A price list for demonstrations; the operator publishes the real one. */
export const demoPriceList: PriceListDraft = {
  title: 'Lista de demostración',
  fcWeight: '1',
  tbWeight: '0.5',
  levels: [
    { level: 'Nivel 1', minScore: '0', credits: '1.00' },
    { level: 'Nivel 2', minScore: '500', credits: '2.50' },
    { level: 'Nivel 3', minScore: '2500', credits: '6.00' },
    { level: 'Nivel 4', minScore: '10000', credits: '12.00' },
    { level: 'Nivel 5', minScore: '50000', credits: '25.00' },
    { level: 'Nivel 6', minScore: '250000', credits: '60.00' },
  ],
};
