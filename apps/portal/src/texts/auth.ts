/** Texts of sign-in and of the verification pages (§2 "Authentication", §4, §8). */
export const authTexts = {
  loginTitle: 'Ingresar',
  loginLead: 'Consulte su saldo, su actividad y sus compras.',
  username: 'Usuario',
  password: 'Contraseña',
  signIn: 'Ingresar',
  processing: 'Procesando…',
  forgotten: '¿Olvidaste tu contraseña?',
  toRegister: 'Crear una cuenta',
  toRegisterLead: '¿Aún no tiene cuenta?',
  toLogin: 'Ya tengo cuenta: ingresar',
  resendLink: 'Enviar de nuevo el correo de verificación',
  alreadySignedIn: (username: string) => `Su sesión está abierta como ${username}.`,
  noSession: 'No hay una sesión abierta. Ingrese para ver su perfil.',
  goToProfile: 'Ir a mi perfil',
} as const;

/** Texts of `/auth/pending-verification`. */
export const pendingTexts = {
  title: 'Revise su correo',
  sent: 'Enviamos un correo de verificación',
  sentTo: 'a',
  text: 'Abra el enlace del mensaje para activar su cuenta. El enlace vence en 24 horas.',
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
  invalid: 'Enlace no válido o expirado.',
  invalidHelp: 'El enlace pudo vencer o llegar incompleto. Pida uno nuevo y use el más reciente.',
  askAgain: 'Pedir un enlace nuevo',
  done: 'Su correo quedó verificado.',
  doneHelp: 'Su cuenta ya está activa y los créditos de bienvenida están en su saldo.',
  closing: (seconds: number) => `Esta ventana se cierra en ${seconds} s.`,
  notClosed: 'Ya puede cerrar esta ventana.',
  signIn: 'Ingresar',
} as const;
