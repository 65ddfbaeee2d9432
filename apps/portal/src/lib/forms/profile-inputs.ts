import type { ProfileField } from '@consultancy/validation';

/**
 * Input attributes of what users say of themselves, in the order of the registration. An input is required
 * unless they say otherwise.
 */
export const profileInputs = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  enterprise_name: { autoComplete: 'organization' },
  cellphone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
} as const satisfies Record<ProfileField, object>;

/** The value that a button enters in a field: that of users without a company. */
export const usualValues: Partial<Record<ProfileField, string>> = {
  enterprise_name: 'Independiente',
};

/** The fields of the registration that are side by side; the e-mail has a line of its own. */
export const pairedFields = (Object.keys(profileInputs) as ProfileField[]).filter(
  (field) => field !== 'email',
);
