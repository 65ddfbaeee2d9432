import { priceList } from '@consultancy/api/testing';
import type { PriceList } from '@consultancy/validation';

/** A draft that was saved twice. */
export const draftList: PriceList = {
  ...priceList,
  version: 5,
  revision: 2,
  title: 'Lista de precios 2027',
  tb_weight: '0.5',
  levels: [
    ...priceList.levels.slice(0, 2),
    { level: 'Nivel 3', min_score: '12500', credits: '14.50' },
    { level: 'Nivel 5', min_score: '1000000', credits: '95.00' },
  ],
  created_at: '2026-11-10T15:00:00.000Z',
  published_at: null,
  in_force: false,
};

/** The draft, the list in force and an earlier one. */
export const draftAndPublishedLists: PriceList[] = [
  draftList,
  priceList,
  {
    ...priceList,
    version: 1,
    title: 'Lista de lanzamiento',
    published_at: '2026-02-01T14:30:00.000Z',
    in_force: false,
  },
];
