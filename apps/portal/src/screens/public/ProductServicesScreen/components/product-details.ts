import type { MapDetailName } from '../../../../components/MapFrame/MapFrame.tsx';
import type { Product } from '../../../../texts/product-services.ts';

/** The detail of the map for each product. */
export const detailOf: Record<Product['anchor'], MapDetailName> = {
  GDBAudit: 'findings',
  GISConsultancy: 'relief',
  EnvConsultancy: 'water',
};
