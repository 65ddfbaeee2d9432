/**
 * Texts of the validation rules, letter by letter as the specification gives them (§5),
 * with the Spanish ones that this product adds for rules the specification leaves silent.
 * English originals are kept; screens wrap them in `lang="en"` and add a Spanish line.
 */
export const ruleTexts = {
  termsRequired: 'Debes aceptar los términos y condiciones del servicio.',
  privacyPolicyRequired: 'Debes aceptar la política de tratamiento de datos personales.',
  passwordsMismatch: 'Passwords do not match!',
  transactionAuthorizationRequired: 'Debes aceptar la autorización de la transacción.',
  emailsMismatch: 'Emails do not match!',
  usernameFilterRequired: 'Debe especificar un usuario.',
  usernameFilterFormat:
    'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
  toolFilterRequired: 'Debe especificar una herramienta.',
  toolFilterFormat: 'Formato inválido para Herramienta.',
  recordCount: "El valor de 'Registros' debe ser un número mayor a cero.",

  usernameFormat: 'Use de 3 a 20 letras, números o guiones bajos (_), sin espacios ni tildes.',
  emailFormat: 'Escriba una dirección de correo válida, por ejemplo nombre@empresa.com.',
  nameRequired: 'Escriba este dato.',
  textTooLong: 'El texto es demasiado largo.',
  textCharacters: 'El texto contiene caracteres que no se admiten.',
  cellphoneFormat: 'Escriba un número de celular de 7 a 15 dígitos; puede empezar con +.',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres.',
  passwordTooLong: 'La contraseña es demasiado larga: admite hasta 128 caracteres.',
  passwordCommon: 'Esta contraseña es muy común. Elija una más difícil de adivinar.',
  passwordContext: 'La contraseña no puede ser su usuario, su correo ni el nombre del producto.',
  passwordRequired: 'Escriba su contraseña.',
  usernameRequired: 'Escriba su usuario.',
  botCheckRequired: 'Complete la verificación de seguridad.',
  amountFormat: 'Escriba un valor mayor que cero, con dos decimales como máximo.',
  transactionType: 'El tipo de transacción no se admite.',
  dateFormat: 'La fecha no es válida.',
  dateOrder: 'La fecha inicial no puede ser posterior a la fecha final.',
  cursorFormat: 'El marcador de página no es válido.',
  fieldUnknown: 'El dato no se reconoce.',
} as const;
