import { brand, portalPaths } from '@consultancy/brand';
import { limits } from '@consultancy/validation';
import type { EmailTemplate } from './EmailTemplateMessage.tsx';

/** An e-mail template with its subject, ready to be sent. */
export interface SubjectTemplate extends EmailTemplate {
  subject: string;
}

type Fact = readonly [term: string, value: string];

/** The recipient, whom the e-mail greets. */
interface Recipient {
  first_name: string;
  username: string;
}

/** Content of a notice about an event of an account. */
export interface Notice {
  recipient: Recipient;
  /** When, where and what, ready to be read. */
  facts: readonly Fact[];
  publicUrl: string;
}

/**
 * The link with which a registration's e-mail is verified (§4). The registrant may not own the
 * mailbox, so it contains no input but usernames, which cannot be an address or a sentence.
 */
export const verifyEmailTemplate = ({
  username,
  other,
  link,
}: {
  username: string;
  /** Username of another pending registration with the same address. */
  other: string | null;
  link: string;
}): SubjectTemplate => ({
  subject: `Verifique su correo en ${brand.product}`,
  preview: 'Confirme su registro para empezar.',
  title: 'Verifique su correo',
  greeted: username,
  opening:
    `Recibimos una solicitud de registro con este correo para el usuario ${username}. Para activar la cuenta, confirme que el correo le pertenece.` +
    (other === null
      ? ''
      : ` Hay otra solicitud pendiente con este correo, para el usuario ${other}. Cada enlace activa solo su propia solicitud: si no reconoce alguna, no abra su enlace.`),
  action: { label: 'Verificar mi correo', link },
  closing: `El enlace vence en ${limits.verificationLinkHours} horas. Si lo abre en otro navegador, le pediremos la contraseña que eligió al registrarse. Si usted no solicitó este registro, ignore este mensaje y no abra el enlace: la cuenta no se activará.`,
});

/** The link with which a forgotten password is replaced (§2). */
export const resetPasswordTemplate = ({
  recipient,
  link,
}: {
  recipient: Recipient;
  link: string;
}): SubjectTemplate => ({
  subject: `Restablezca su contraseña de ${brand.product}`,
  preview: `El enlace vence en ${limits.resetLinkMinutes} minutos.`,
  title: 'Restablezca su contraseña',
  greeted: recipient.first_name,
  opening: `Recibimos una solicitud para restablecer la contraseña del usuario ${recipient.username}.`,
  action: { label: 'Restablecer mi contraseña', link },
  closing: `El enlace vence en ${limits.resetLinkMinutes} minutos y sirve una sola vez. Si usted no hizo la solicitud, ignore este mensaje y no comparta el enlace: su contraseña no ha cambiado.`,
});

/** To an address without an active account for which a link was requested (R9). */
export const noAccountTemplate = ({
  email,
  publicUrl,
}: {
  email: string;
  publicUrl: string;
}): SubjectTemplate => ({
  subject: `No hay una cuenta activa con este correo en ${brand.product}`,
  preview: 'No es necesario hacer nada si usted no lo pidió.',
  title: 'No hay una cuenta activa con este correo',
  greeted: email,
  opening: `Recibimos una solicitud para enviar un enlace a este correo, pero ninguna cuenta activa de ${brand.product} lo usa. Si se registró hace poco, confirme primero su registro; si su cuenta tiene otro correo, haga la solicitud con ese.`,
  action: { label: 'Ir al ingreso', link: `${publicUrl}${portalPaths.signIn}` },
  closing: `Si su cuenta está suspendida, escríbanos desde ${publicUrl}${portalPaths.contact}. Si usted no hizo la solicitud, ignore este mensaje.`,
});

/** To the owner of an address that was entered again, whom alone it says that the account exists (R9). */
export const alreadyRegisteredTemplate = ({
  recipient,
  publicUrl,
}: Omit<Notice, 'facts'>): SubjectTemplate => ({
  subject: `Usted ya tiene una cuenta en ${brand.product}`,
  preview: 'No es necesario registrarse de nuevo.',
  title: 'Usted ya tiene una cuenta',
  greeted: recipient.first_name,
  opening: `Alguien quiso usar este correo en ${brand.product}, pero ya pertenece al usuario ${recipient.username}. No es necesario registrarse de nuevo: ingrese con ese usuario y su contraseña.`,
  action: { label: 'Ingresar', link: `${publicUrl}${portalPaths.signIn}` },
  closing: `Si olvidó su contraseña, puede restablecerla en ${publicUrl}${portalPaths.passwordReset}. Si necesita otra cuenta, regístrela con otro correo. Si no fue usted, no necesita hacer nada: su cuenta no ha cambiado.`,
});

/** Notifies the owner of an account of a changed password. */
export const passwordChangedTemplate = ({
  recipient,
  facts,
  publicUrl,
}: Notice): SubjectTemplate => ({
  subject: `Su contraseña de ${brand.product} cambió`,
  preview: 'Las demás sesiones se cerraron.',
  title: 'Su contraseña cambió',
  greeted: recipient.first_name,
  opening: `La contraseña del usuario ${recipient.username} cambió. Por seguridad, cerramos las demás sesiones abiertas.`,
  facts,
  closing: `Si fue usted, no necesita hacer nada. Si no fue usted, restablezca la contraseña de inmediato en ${publicUrl}${portalPaths.passwordReset} y escríbanos desde ${publicUrl}${portalPaths.contact}.`,
});

/** Notifies the owner of an account of a sign-in from an unknown browser. */
export const newDeviceTemplate = ({ recipient, facts, publicUrl }: Notice): SubjectTemplate => ({
  subject: `Nuevo ingreso a su cuenta de ${brand.product}`,
  preview: 'Compruebe que fue usted.',
  title: 'Ingreso desde un nuevo dispositivo',
  greeted: recipient.first_name,
  opening: `Alguien ingresó con el usuario ${recipient.username} desde un navegador que no conocíamos.`,
  facts,
  closing: `Si fue usted, no necesita hacer nada. Si no fue usted, restablezca la contraseña de inmediato en ${publicUrl}${portalPaths.passwordReset}: así se cierran todas las sesiones.`,
});

/** Notifies the owner of an account of a machine that may spend its credits from now on. */
export const newMachineTemplate = ({ recipient, facts, publicUrl }: Notice): SubjectTemplate => ({
  subject: `Nuevo equipo en su cuenta de ${brand.product}`,
  preview: 'Compruebe que fue usted.',
  title: 'Se registró un equipo en su cuenta',
  greeted: recipient.first_name,
  opening: `Se registró un equipo para el usuario ${recipient.username}. Desde ahora puede ejecutar las herramientas con los créditos de su cuenta.`,
  facts,
  closing: `Si fue usted, no necesita hacer nada. Si no fue usted, restablezca la contraseña de inmediato en ${publicUrl}${portalPaths.passwordReset}: así se cierran todas las sesiones y se libera el equipo.`,
});

/**
 * Notifies the owner of an account that a session was revoked because its token was reused (R8).
 */
export const sessionRevokedTemplate = ({
  recipient,
  facts,
  publicUrl,
}: Notice): SubjectTemplate => ({
  subject: `Sesión cerrada por seguridad en ${brand.product}`,
  preview: 'Ingrese de nuevo y revise su cuenta.',
  title: 'Sesión cerrada por seguridad',
  greeted: recipient.first_name,
  opening: `Cerramos una sesión del usuario ${recipient.username} porque se usó una credencial que ya había sido reemplazada. Puede tratarse de una copia hecha sin su permiso.`,
  facts,
  closing: `Ingrese de nuevo para continuar. Si no reconoce esta actividad, restablezca la contraseña en ${publicUrl}${portalPaths.passwordReset} y escríbanos desde ${publicUrl}${portalPaths.contact}.`,
});

/** The link, sent to the new address, with which an e-mail change is confirmed (decisions §3). */
export const emailChangeTemplate = ({
  username,
  link,
}: {
  username: string;
  link: string;
}): SubjectTemplate => ({
  subject: `Confirme su nuevo correo en ${brand.product}`,
  preview: 'El cambio no se hará hasta que lo confirme.',
  title: 'Confirme su nuevo correo',
  greeted: username,
  opening: `El usuario ${username} pidió usar este correo en su cuenta de ${brand.product}. Para completar el cambio, confirme que le pertenece.`,
  action: { label: 'Confirmar mi correo', link },
  closing: `El enlace vence en ${limits.verificationLinkHours} horas. Si usted no pidió el cambio, ignore este mensaje: su correo no se asociará a la cuenta.`,
});

/** Notifies the present address of a requested change (decisions §3). */
export const emailChangeRequestedTemplate = ({
  recipient,
  facts,
  publicUrl,
}: Notice): SubjectTemplate => ({
  subject: `Se pidió cambiar el correo de su cuenta de ${brand.product}`,
  preview: 'El cambio espera confirmación.',
  title: 'Se pidió cambiar el correo de su cuenta',
  greeted: recipient.first_name,
  opening: `Se pidió cambiar el correo del usuario ${recipient.username}. El cambio se hará cuando se confirme desde el nuevo correo; hasta entonces, este sigue siendo el de su cuenta.`,
  facts,
  closing: `Si fue usted, no necesita hacer nada aquí. Si no fue usted, restablezca la contraseña de inmediato en ${publicUrl}${portalPaths.passwordReset}: así se cancela el cambio y se cierran todas las sesiones.`,
});

/** Notifies the former address of the completed change. */
export const emailChangedTemplate = ({ recipient, facts, publicUrl }: Notice): SubjectTemplate => ({
  subject: `El correo de su cuenta de ${brand.product} cambió`,
  preview: 'Este correo ya no es el de su cuenta.',
  title: 'El correo de su cuenta cambió',
  greeted: recipient.first_name,
  opening: `El correo del usuario ${recipient.username} cambió y se confirmó desde el nuevo. Desde ahora, los mensajes de la cuenta llegarán allí.`,
  facts,
  closing: `Si fue usted, no necesita hacer nada. Si no fue usted, escríbanos de inmediato desde ${publicUrl}${portalPaths.contact} para recuperar la cuenta.`,
});

/** Notifies a user of a ledger entry that an administrator booked by hand. */
export const creditEntryTemplate = ({ recipient, facts, publicUrl }: Notice): SubjectTemplate => ({
  subject: `Su saldo de créditos de ${brand.product} cambió`,
  preview: 'Vea el motivo y su nuevo saldo.',
  title: 'Su saldo de créditos cambió',
  greeted: recipient.first_name,
  opening: `Un administrador registró un movimiento en los créditos del usuario ${recipient.username}.`,
  facts,
  action: { label: 'Ver mis créditos', link: `${publicUrl}${portalPaths.myCredits}` },
  closing: `Si no esperaba este cambio o tiene preguntas, escríbanos desde ${publicUrl}${portalPaths.contact}.`,
});
