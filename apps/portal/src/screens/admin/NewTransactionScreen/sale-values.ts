import { brand } from '@consultancy/brand';
import { defaultTransactionType } from '@consultancy/validation';
import type { UseFormReturn } from 'react-hook-form';
import { blankIdentity } from '../../../lib/forms/identity-fields.ts';
import type { SaleForm } from '../../../lib/forms/sale-form.ts';

/** The fields while they are edited: amounts as typed, an optional checkbox. */
export type SaleValues = Omit<SaleForm, 'acceptTerms' | 'amount_paid' | 'credits_purchased'> & {
  acceptTerms: boolean;
  amount_paid: string;
  credits_purchased: string;
};

export type SaleFormApi = UseFormReturn<SaleValues, unknown, SaleForm>;

/** The empty form (§3). */
export const blankSale: SaleValues = {
  target_email: '',
  confirm_target_email: '',
  ...blankIdentity,
  trans_type: defaultTransactionType,
  amount_paid: '',
  credits_purchased: '',
  trans_platform: brand.platform,
  acceptTerms: false,
};
