import type { FactorMethod, SecondFactor } from '@consultancy/validation';

/** The methods of an account in the order in which they are recommended. */
export const methodsOf = (factor: SecondFactor): FactorMethod[] => [
  ...(factor.passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(factor.totp ? (['totp'] as const) : []),
  ...(factor.recovery_codes_left > 0 ? (['recovery_code'] as const) : []),
];
