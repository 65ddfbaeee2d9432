import { limits } from '@consultancy/validation';

/** Texts of sign-in and of the verification pages (§2 "Authentication", §4, §8). */
export const authTexts = {
  loginTitle: 'Ingresar',
  loginLead: 'Vea su saldo, su actividad y sus compras.',
  username: 'Usuario',
  password: 'Contraseña',
  signIn: 'Ingresar',
  processing: 'Procesando…',
  forgotten: '¿Olvidaste tu contraseña?',
  toRegister: 'Crear una cuenta',
  toRegisterLead: '¿Aún no tiene cuenta?',
  toLogin: 'Ya tengo cuenta: ingresar',
  notByEmail: 'Escriba su usuario, no su correo. Está en los mensajes que le enviamos.',
  noCookies:
    'Su navegador bloquea las cookies, y sin ellas no se puede ingresar. Permítalas para este sitio e intente de nuevo.',
  resendLink: 'Enviar de nuevo el correo de verificación',
  alreadySignedIn: (username: string) => `Su sesión está abierta como ${username}.`,
  sessionExpired: 'Su sesión terminó. Ingrese de nuevo para continuar donde estaba.',
  sessionNeeded: 'Ingrese para ver esta página; la abriremos enseguida.',
  noSession: 'No hay una sesión abierta. Ingrese para ver su perfil.',
  goToProfile: 'Ir a mi perfil',
  goOn: 'Continuar donde estaba',
} as const;

/** Texts of the dialog that requests the password over a page. */
export const signInAgainTexts = {
  title: 'Su sesión terminó',
  text: 'Ingrese de nuevo para continuar donde estaba. Lo que escribió en la página sigue ahí.',
  passwordOf: (username: string) => `Contraseña de ${username}`,
  leave: 'Salir de la página',
  leaveTitle: '¿Salir de la página?',
  leaveText: 'Se pierde lo que haya escrito y no haya guardado.',
} as const;

/** Texts of `/auth/pending-verification`. */
export const pendingTexts = {
  title: 'Revise su correo',
  sent: 'Enviamos un correo de verificación',
  sentTo: 'a',
  text: `Abra el enlace del mensaje para activar su cuenta. El enlace vence en ${limits.verificationLinkHours} horas.`,
  back: 'Volver al ingreso',
  resendTitle: '¿No llegó?',
  resendText: 'Revise la carpeta de correo no deseado o pida otro enlace.',
  email: 'Correo electrónico',
  resend: 'Reenviar el correo',
  resending: 'Enviando…',
  resent: 'Si la cuenta espera verificación, el correo nuevo va en camino.',
} as const;

/** Texts of `/auth/email-register-verification` (§4, §8). */
export const verificationTexts = {
  title: 'Verificación de correo',
  verifying: 'Verificando correo...',
  confirmAgain: 'Pedir un enlace nuevo',
  done: 'Su correo quedó verificado.',
  doneHelp: 'Su cuenta ya está activa y los créditos de bienvenida están en su saldo.',
  closing: (seconds: number) => `Esta ventana se cierra en ${seconds} s.`,
  notClosed: 'Ya puede cerrar esta ventana.',
  signIn: 'Ingresar',
} as const;

/** Texts about an invalid or expired e-mailed link (§4, §8). */
export const invalidLinkTexts = {
  invalid: 'Enlace no válido o expirado.',
  help: 'El enlace pudo vencer, haberse usado ya o llegar incompleto. Pida uno nuevo y use el más reciente.',
  missing: 'Abra de nuevo el enlace del correo',
  missingHelp:
    'Esta dirección no trae el código del enlace, por ejemplo porque recargó la página. Abra de nuevo el enlace del correo, salvo que ya haya terminado.',
  support: 'Escribir a soporte',
} as const;

/** Texts of `/auth/reset-password` (§2). */
export const resetTexts = {
  title: 'Restablecer la contraseña',
  lead: 'Escriba el correo de su cuenta y le enviaremos un enlace para elegir otra contraseña.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sending: 'Procesando…',
  back: 'Volver al ingreso',
} as const;

/** Texts of `/auth/pending-verification` after the request of a reset. */
export const pendingResetTexts = {
  title: 'Revise su correo',
  text: `Si hay una cuenta con ese correo, le enviamos un enlace para elegir otra contraseña. El enlace vence en ${limits.resetLinkMinutes} minutos y sirve una sola vez.`,
  notReceived: '¿No llegó? Revise la carpeta de correo no deseado o',
  confirmAgain: 'pida otro enlace',
  back: 'Volver al ingreso',
} as const;

/** Texts of `/auth/email-reset-password-verification` (§2, §8). */
export const newPasswordTexts = {
  title: 'Nueva contraseña',
  lead: 'Elija la contraseña con la que ingresará desde ahora. Se cerrarán todas sus sesiones.',
  save: 'Cambiar la contraseña',
  saving: 'Procesando…',
  confirmAgain: 'Pedir un enlace nuevo',
  doneHelp: (username: string) => `Su sesión quedó abierta como ${username}. Cerramos las demás.`,
  goOn: 'Ir a mi cuenta',
} as const;

/** Texts of the page that confirms a new e-mail. */
export const emailChangeTexts = {
  title: 'Confirmación de correo',
  verifying: 'Verificando correo...',
  done: 'Su correo quedó confirmado.',
  doneHelp: 'Desde ahora le escribiremos a esta dirección.',
  otherAccount: 'Si el correo es de otra cuenta, ingrese con ella para verlo en su perfil.',
  confirmAgain: 'Ir a mi perfil',
  goToProfile: 'Ir a mi perfil',
} as const;
