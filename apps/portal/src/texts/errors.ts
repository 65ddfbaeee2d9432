import { isApiError } from '@consultancy/api';
import { errorTexts } from '@consultancy/validation';

/** What to say when not even a code came. */
export const unknownError = 'No se pudo completar la acción. Intente de nuevo en un momento.';

/** What to say instead of 'UNAUTHORIZED'. */
const noPermission = 'Su cuenta no tiene permiso para esta acción.';

/** The bot check's own failures. */
export const botCheckTexts = {
  working: 'Verificando que no es un robot…',
  failed:
    'No se pudo completar la verificación de seguridad. Revise su conexión e intente de nuevo.',
} as const;

/** Why something was not done: the server's own text, or what stands for its code (§8). */
export function failureText(failure: Error): string {
  // Only the bot check's own work fails without being a call.
  if (!isApiError(failure)) return botCheckTexts.failed;
  // The specification's own word is for programs (§8): a person is told what it means.
  if (failure.code === 'UNAUTHORIZED') return noPermission;
  if (failure.message || failure.isUnreachable) return failure.message || unknownError;
  return failure.code ? errorTexts[failure.code] : unknownError;
}
