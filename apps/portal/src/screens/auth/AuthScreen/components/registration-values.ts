import { profileRecord, type RegistrationForm } from '@consultancy/validation';
import type { UseFormReturn } from 'react-hook-form';

/** The fields while they are edited: a checkbox may still be empty. */
export type RegistrationValues = Omit<RegistrationForm, 'acceptTerms' | 'acceptPrivacyPolicy'> & {
  acceptTerms: boolean;
  acceptPrivacyPolicy: boolean;
};

export type RegistrationFormApi = UseFormReturn<RegistrationValues, unknown, RegistrationForm>;

/** The empty form. */
export const noRegistration: RegistrationValues = {
  username: '',
  ...profileRecord(() => ''),
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  acceptPrivacyPolicy: false,
};
