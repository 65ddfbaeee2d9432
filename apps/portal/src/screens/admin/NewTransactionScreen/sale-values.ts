import { brand } from '@consultancy/brand';
import { defaultTransactionType, type NewTransactionForm } from '@consultancy/validation';
import type { UseFormReturn } from 'react-hook-form';

/** The fields while they are edited: amounts as typed, an optional checkbox. */
export type SaleValues = Omit<
  NewTransactionForm,
  'acceptTerms' | 'amount_paid' | 'credits_purchased'
> & { acceptTerms: boolean; amount_paid: string; credits_purchased: string };

export type SaleFormApi = UseFormReturn<SaleValues, unknown, NewTransactionForm>;

/** The empty form (§3). */
export const blankSale: SaleValues = {
  target_email: '',
  confirm_target_email: '',
  password: '',
  trans_type: defaultTransactionType,
  amount_paid: '',
  credits_purchased: '',
  trans_platform: brand.platform,
  acceptTerms: false,
};
