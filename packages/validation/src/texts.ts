import { limits } from './constants.ts';
import { formatDecimal } from './format-decimal.ts';
import { listTexts } from './list-texts.ts';

/**
 * Texts of the validation rules, exactly as in the specification (§5),
 * with the Spanish ones that this product adds for rules the specification leaves silent.
 * English originals are preserved; screens wrap them in `lang="en"` and add a Spanish line.
 */
export const ruleTexts = {
  ...listTexts,
  termsRequired: 'Debes aceptar los términos y condiciones del servicio.',
  privacyPolicyRequired: 'Debes aceptar la política de tratamiento de datos personales.',
  passwordsMismatch: 'Passwords do not match!',
  transactionAuthorizationRequired: 'Debes aceptar la autorización de la transacción.',
  emailsMismatch: 'Emails do not match!',

  usernameFormat: 'Use de 3 a 20 letras, números o guiones bajos (_), sin espacios ni tildes.',
  usernameReserved: 'Este usuario está reservado. Elija otro.',
  emailFormat: 'Escriba una dirección de correo válida, por ejemplo nombre@empresa.com.',
  nameRequired: 'Escriba este dato.',
  textTooShort: (minimum: number) => `Escriba al menos ${formatDecimal(`${minimum}`)} caracteres.`,
  textTooLong: (maximum: number) => `Use ${formatDecimal(`${maximum}`)} caracteres como máximo.`,
  textCharacters: 'El texto contiene caracteres que no se admiten.',
  cellphoneFormat: 'Escriba un número de celular de 7 a 15 dígitos; puede empezar con +.',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres.',
  passwordTooLong: 'La contraseña es demasiado larga: admite hasta 128 caracteres.',
  passwordCommon: 'Esta contraseña es muy común. Elija una más difícil de adivinar.',
  passwordLeaked: 'Esta contraseña apareció en una filtración de datos. Elija otra.',
  passwordContext: 'La contraseña no puede ser su usuario, su correo ni el nombre del producto.',
  passwordRequired: 'Escriba su contraseña.',
  totpCodeFormat: 'Escriba los seis dígitos que muestra su aplicación.',
  recoveryCodeFormat: 'Escriba el código de recuperación completo, por ejemplo K7QF-2M9X-TR4D.',
  factorProofRequired: 'Escriba un código o use una llave de acceso.',
  passkeyFormat: 'La respuesta de la llave de acceso no se pudo leer.',
  activationCodeFormat: 'Escriba el código de activación completo, por ejemplo ABCD-EFGH-JKLM.',
  machineName: 'Use de 3 a 100 letras sin tilde, números o signos, sin espacios.',
  linkTokenRequired: 'Falta el código del enlace. Abra de nuevo el enlace del correo.',
  sessionFormat: 'La sesión indicada no es válida.',
  usernameRequired: 'Escriba su usuario.',
  botCheckRequired: 'Complete la verificación de seguridad.',
  amountFormat: 'Escriba un valor mayor que cero, con dos decimales como máximo.',
  signedAmountFormat: 'Escriba un valor distinto de cero, con dos decimales como máximo.',
  reasonLength: 'Explique el motivo con 10 a 500 caracteres.',
  weightFormat: 'Escriba un peso mayor o igual que cero, con cuatro decimales como máximo.',
  scoreFormat: 'Escriba un Score mayor o igual que cero, con cuatro decimales como máximo.',
  creditsFormat:
    'Escriba un número de créditos mayor o igual que cero, con dos decimales como máximo.',
  levelsRequired: 'La lista necesita al menos un nivel.',
  levelsTooMany: `La lista admite hasta ${limits.priceLevelsMaximum} niveles.`,
  transactionType: 'El tipo de transacción no se admite.',
  changeRequired: 'Indique al menos un dato para actualizar.',
  fieldUnknown: 'El dato no se reconoce.',
} as const;

/** Apart from the others, which every page loads. */
export const passwordUnchanged = 'La nueva contraseña debe ser distinta de la actual.';

/** Apart from the others too. */
export const emailTooLong = `La dirección es demasiado larga: admite hasta ${limits.emailLocalMaximum} caracteres antes de la @ y ${limits.emailMaximum} en total.`;

/** Apart from the others too. */
export const tooManyDigits = (wholeDigits: number) =>
  `Escriba un número de hasta ${wholeDigits} cifras, sin contar los decimales.`;
