/** Texts of the registration form (§3, §5). */
export const registrationTexts = {
  title: 'Crear una cuenta',
  lead: 'La cuenta es personal y para mayores de edad. Al verificar su correo, recibe créditos de bienvenida.',
  account: 'Cuenta',
  personalData: 'Sus datos',
  consent: 'Autorizaciones',
  username: 'Usuario',
  usernameHint: 'De 3 a 20 letras, números o guiones bajos.',
  usernameFree: (username: string) => `«${username}» está disponible.`,
  usernameUnavailable: (username: string) => `«${username}» ya está en uso.`,
  password: 'Contraseña',
  confirmPassword: 'Confirme la contraseña',
  acceptTerms: 'Acepto los',
  acceptPolicy: 'Acepto la',
  policyLink: 'política de tratamiento de datos personales',
  termsLink: 'términos y condiciones del servicio',
  newTab: '(se abre en otra pestaña)',
  submit: 'Registrarme',
} as const;

/** Texts of a verification link that was opened in another browser (§2, ADR 051). */
export const otherBrowserTexts = {
  lead: 'Abrió el enlace en otro navegador. Escriba la contraseña que eligió al registrarse para activar la cuenta.',
  password: 'Contraseña',
  confirm: 'Activar mi cuenta',
  confirming: 'Activando…',
  notMine:
    'Si usted no hizo este registro o no recuerda la contraseña, descarte la solicitud y empiece de nuevo.',
  discard: 'Descartar y empezar de nuevo',
  discardTitle: '¿Descartar esta solicitud de registro?',
  discardText: 'Los datos de la solicitud se eliminan y su usuario queda libre.',
  discardConfirm: 'Descartar la solicitud',
  discarding: 'Descartando…',
  discarded: 'La solicitud se descartó.',
  discardedHelp: 'No se creó ninguna cuenta. Puede registrarse con sus propios datos.',
  register: 'Crear una cuenta',
} as const;
