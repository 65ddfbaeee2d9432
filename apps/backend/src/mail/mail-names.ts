import type { MailJob } from './compose.ts';

/** What each kind of mail is about, for administrators and in the file of one’s own data. */
export const mailNames: Readonly<Record<MailJob['mail'], string>> = {
  'already-registered': 'Aviso de un registro repetido',
  'credit-entry': 'Aviso de un movimiento de créditos',
  'data-erased': 'Respuesta a la supresión de datos',
  'data-request': 'Respuesta a una solicitud de datos',
  'email-change': 'Confirmación de un correo nuevo',
  'email-change-requested': 'Aviso de la solicitud de un correo nuevo',
  'email-changed': 'Aviso de un cambio de correo',
  'low-balance': 'Aviso de saldo bajo',
  'new-device': 'Aviso de un ingreso desde otro navegador',
  'new-machine': 'Aviso de un equipo registrado',
  'no-account': 'Restablecimiento sin una cuenta',
  'password-changed': 'Aviso de un cambio de contraseña',
  'purchase-receipt': 'Comprobante de compra',
  'reset-password': 'Restablecimiento de la contraseña',
  'second-factor': 'Aviso de un cambio del segundo factor',
  'session-ended': 'Aviso de una sesión cerrada por seguridad',
  suggestion: 'Sugerencia para el equipo de soporte',
  'verify-email': 'Verificación de un registro',
};
