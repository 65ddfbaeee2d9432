import { limits } from './constants.ts';
import type { ErrorCode } from './error-codes.ts';

/** The Spanish text of each error (§8; decisions §3). 'UNAUTHORIZED' is the specification's own. */
export const errorTexts: Record<ErrorCode, string> = {
  VALIDATION_ERROR: 'Revise los datos marcados.',
  MALFORMED_REQUEST: 'La solicitud no se pudo leer. Intente de nuevo.',
  INVALID_CREDENTIALS: 'El usuario o la contraseña no son correctos.',
  BOT_CHECK_FAILED: 'No pudimos completar la verificación de seguridad. Intente de nuevo.',
  LINK_INVALID: 'Enlace no válido o expirado.',
  SIGN_IN_EXPIRED: 'El ingreso venció. Escriba de nuevo su usuario y su contraseña.',
  ACTIVATION_CODE_INVALID:
    'El código de activación no es válido o ya venció. Cree otro en el portal.',
  IDEMPOTENCY_KEY_REQUIRED: 'Falta el encabezado Idempotency-Key o no tiene un formato válido.',
  UNAUTHENTICATED: 'No hay una sesión abierta. Ingrese para continuar.',
  INSUFFICIENT_CREDITS:
    'No tiene créditos disponibles suficientes para esta ejecución. Escriba a soporte para comprar más.',
  EMAIL_NOT_VERIFIED:
    'Aún no ha verificado su correo. Revise su bandeja de entrada o solicite un nuevo enlace.',
  ACCOUNT_SUSPENDED: 'Su cuenta está suspendida. Escríbanos si considera que se trata de un error.',
  REGISTRATION_PASSWORD_REQUIRED:
    'Escriba la contraseña que eligió al registrarse para activar la cuenta.',
  IDENTITY_CONFIRMATION_REQUIRED: 'Confirme su contraseña para continuar.',
  PASSWORD_INCORRECT: 'La contraseña no es correcta.',
  SECOND_FACTOR_REQUIRED: 'Confirme el ingreso con su segundo factor.',
  FACTOR_REJECTED: 'No pudimos confirmar su segundo factor. Intente de nuevo.',
  FACTOR_CONFIRMATION_REQUIRED: 'Confirme su segundo factor para continuar.',
  FACTOR_SETUP_REQUIRED:
    'Los administradores necesitan un segundo factor. Configúrelo para continuar.',
  UNAUTHORIZED: 'UNAUTHORIZED',
  SELF_CREDIT_FORBIDDEN:
    'No puede registrar una compra de créditos para su propia cuenta. Pídaselo a otro administrador.',
  SELF_ACTION_FORBIDDEN: 'No puede hacer esto con su propia cuenta. Pídaselo a otro administrador.',
  CROSS_SITE_REQUEST: 'La solicitud no proviene del portal. Recargue la página.',
  NOT_FOUND: 'La dirección solicitada no existe.',
  USER_NOT_FOUND: 'Usuario no encontrado.',
  TOOL_NOT_FOUND: 'Herramienta no encontrada.',
  UTILIZATION_NOT_FOUND: 'Utilización no encontrada.',
  SESSION_NOT_FOUND: 'La sesión ya no está abierta.',
  TRANSACTION_NOT_FOUND: 'Compra no encontrada.',
  PRICE_LIST_NOT_FOUND: 'Lista de precios no encontrada.',
  DATA_REQUEST_NOT_FOUND: 'Solicitud no encontrada.',
  FACTOR_NOT_FOUND: 'Ese segundo factor ya no está en la cuenta.',
  METHOD_NOT_ALLOWED: 'El método no se admite en esta dirección.',
  USERNAME_TAKEN: 'Este usuario ya está en uso. Elija otro.',
  IDEMPOTENCY_KEY_REUSED: 'Esta solicitud ya se envió con otros datos. Revise antes de repetirla.',
  MACHINE_ALREADY_REGISTERED:
    'La cuenta ya tiene otro equipo registrado. Libérelo en su perfil y use un código nuevo.',
  FACTOR_SETUP_EXPIRED: 'La configuración venció. Empiece de nuevo.',
  LAST_FACTOR_REQUIRED:
    'Los administradores necesitan al menos un segundo factor. Configure otro antes de quitar este.',
  PASSKEY_LIMIT_REACHED: `Ya tiene ${limits.passkeysMaximum} llaves de acceso. Quite una antes de agregar otra.`,
  UTILIZATION_CLOSED: 'La utilización ya está cerrada.',
  UTILIZATION_EXPIRED:
    'La reserva de esta utilización venció por falta de señal del equipo. No se cobraron créditos; ejecute la herramienta de nuevo.',
  PRICE_LIST_MISSING: 'Aún no hay una lista de precios publicada. Escriba a soporte.',
  PRICE_LIST_PUBLISHED: 'Una lista de precios publicada no se puede cambiar. Cree otra.',
  PRICE_LIST_CHANGED: 'Este borrador cambió después de que usted lo abrió.',
  ACCOUNT_UNCHANGED: 'No hay nada que cambiar: la cuenta ya está así.',
  TRANSACTION_REVERSED: 'Esta compra ya se devolvió.',
  CREDITS_UNAVAILABLE:
    'El usuario no tiene tantos créditos disponibles: ya se usaron o están reservados.',
  DATA_REQUEST_STEP_INVALID: 'La solicitud cambió o este paso ya no procede.',
  DATA_REQUEST_OPEN: 'Ya tiene una solicitud de este tipo en trámite. Espere la respuesta.',
  LAST_ADMINISTRATOR:
    'Usted es el único administrador activo. Asigne el rol a otra persona antes de pedir la supresión.',
  ACCOUNT_ERASED: 'Los datos de esta cuenta se suprimieron: ya no admite cambios.',
  PAYLOAD_TOO_LARGE: 'La solicitud es demasiado grande. Reduzca su contenido e intente de nuevo.',
  UNSUPPORTED_MEDIA_TYPE: 'El contenido debe enviarse como JSON (application/json).',
  TOO_MANY_REQUESTS: 'Hubo demasiados intentos. Espere antes de seguir.',
  TOO_MANY_EXPORTS: 'Ya tiene otras descargas en curso. Espere a que terminen.',
  INTERNAL_ERROR: 'Ocurrió un error inesperado. Intente de nuevo más tarde.',
  SERVICE_UNAVAILABLE: 'El servicio no está disponible por ahora. Intente de nuevo en un momento.',
};
