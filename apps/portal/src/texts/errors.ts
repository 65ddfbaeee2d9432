import { isApiError } from '@consultancy/api';
import { errorTexts } from '@consultancy/validation';
import { PasskeyFailure } from '../lib/passkeys/passkey-failure.ts';

/** Text for an error without a code. */
export const unknownError = 'No se pudo completar la acción. Intente de nuevo en un momento.';

/** Text in place of 'UNAUTHORIZED'. */
const noPermission = 'Su cuenta no tiene permiso para esta acción.';

/** The bot check's own failures. */
export const botCheckTexts = {
  working: 'Verificando que no es un robot…',
  failed:
    'No se pudo completar la verificación de seguridad. Revise su conexión e intente de nuevo.',
} as const;

/** Text of an error: the server's own one, or the one of its code (§8). */
export function failureText(failure: Error): string {
  if (failure instanceof PasskeyFailure) return failure.message;
  // Otherwise only the bot check fails without a request to the server.
  if (!isApiError(failure)) return botCheckTexts.failed;
  // The specification's own word is for programs (§8): users read its meaning.
  if (failure.code === 'UNAUTHORIZED') return noPermission;
  if (failure.message || failure.isUnreachable) return failure.message || unknownError;
  return failure.code ? errorTexts[failure.code] : unknownError;
}
