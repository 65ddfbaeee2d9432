import { recordOf } from './record-of.ts';

/**
 * The weights of a price list (§2) with their labels, in the order of the form: payload, response and
 * rules, the table's type, the statements, the audit trail and the screens derive from them
 * (docs/contributing/change-the-price-formula.md).
 */
export const priceWeightLabels = {
  fc_weight: 'Peso por registro FC',
  tb_weight: 'Peso por registro TB',
} as const;

export type PriceWeight = keyof typeof priceWeightLabels;

/** The names of the weights, in their order. */
export const priceWeightNames = Object.keys(priceWeightLabels) as readonly PriceWeight[];

/** A record with a value of each weight, e.g. a schema. */
export const weightRecord = <Value>(make: (weight: PriceWeight) => Value) =>
  recordOf(priceWeightNames, make);
