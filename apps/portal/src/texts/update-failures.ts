import { isApiError } from '@consultancy/api';
import { limits } from '@consultancy/validation';

/** Text after a password was changed (§8). */
export const passwordUpdated = 'La contraseña fue actualizada con éxito.';

/** Text after the profile was changed (§4). */
export const infoUpdated = 'La información se ha actualizado.';

const noUpdate = 'No es posible realizar la actualización.';
const noPasswordUpdate = 'No es posible actualizar la contraseña.';

/** Text of a failed update of a profile (§8): the server's own one, else that it is not possible. */
export const profileFailureText = (failure: Error): string =>
  (isApiError(failure) && failure.message) || noUpdate;

/**
 * Text of a failed update of a password (§8): as that of a profile, and after an unexpected response
 * that the password was not changed.
 */
export const passwordFailureText = (failure: Error): string =>
  isApiError(failure) && failure.kind === 'shape' ? noPasswordUpdate : profileFailureText(failure);

/** Labels of a new password. */
export const passwordTexts = {
  current: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  repeat: 'Repita la nueva contraseña',
  hint: `Al menos ${limits.passwordMinimum} caracteres. Una frase larga es más segura y más fácil de recordar.`,
} as const;

/** Rule of the length of a new password, which alone makes it strong. */
export const passwordLengthSteps = [
  { from: limits.passwordMinimum, text: 'Longitud suficiente.' },
  { from: 12, text: 'Buena longitud.' },
  { from: 16, text: 'Muy buena longitud.' },
] as const;

/** Texts of the choice whether a machine loses its access too (decisions §4). */
export const releaseMachineTexts = {
  label: 'Liberar también el equipo registrado',
  hint: 'Sus herramientas dejarán de funcionar en él hasta que lo registre de nuevo.',
} as const;
