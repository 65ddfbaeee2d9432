import type { ErrorCode } from '@consultancy/validation';

/** What to say when the server gave a code but no text of its own. */
export const errorTexts: Record<ErrorCode, string> = {
  VALIDATION_ERROR: 'Hay datos por corregir. Revise los campos señalados.',
  MALFORMED_REQUEST: 'La solicitud no se pudo leer. Recargue la página e intente de nuevo.',
  INVALID_CREDENTIALS: 'El usuario o la contraseña no son correctos.',
  BOT_CHECK_FAILED: 'No se superó la verificación de seguridad. Intente de nuevo.',
  LINK_INVALID: 'Enlace no válido o expirado.',
  ACTIVATION_CODE_INVALID: 'El código de activación no es válido o ya venció. Cree otro.',
  IDEMPOTENCY_KEY_REQUIRED: 'La solicitud llegó incompleta. Recargue la página e intente de nuevo.',
  SETTLEMENT_EXCEEDS_RESERVATION: 'La ejecución supera los créditos reservados.',
  UNAUTHENTICATED: 'Su sesión terminó. Ingrese de nuevo.',
  INSUFFICIENT_CREDITS: 'No tiene créditos suficientes. Escriba a soporte para comprar más.',
  EMAIL_NOT_VERIFIED:
    'Su correo aún no está verificado. Abra el enlace que le enviamos o pida otro.',
  ACCOUNT_SUSPENDED: 'Su cuenta está suspendida. Escriba a soporte.',
  PASSWORD_INCORRECT: 'La contraseña no es correcta.',
  UNAUTHORIZED: 'Su cuenta no tiene permiso para esta acción.',
  SELF_CREDIT_FORBIDDEN: 'No puede registrar créditos para su propia cuenta.',
  CROSS_SITE_REQUEST: 'La solicitud no vino de este portal. Recargue la página.',
  NOT_FOUND: 'No se encontró lo que busca.',
  USER_NOT_FOUND: 'No se encontró el usuario.',
  TOOL_NOT_FOUND: 'No se encontró la herramienta.',
  UTILIZATION_NOT_FOUND: 'No se encontró la utilización.',
  METHOD_NOT_ALLOWED: 'La acción no se admite.',
  USERNAME_TAKEN: 'Este usuario ya está en uso. Elija otro.',
  IDEMPOTENCY_KEY_REUSED:
    'Esta transacción ya se envió con otros datos. Revise antes de repetirla.',
  MACHINE_ALREADY_REGISTERED:
    'La cuenta ya tiene otro equipo registrado. Para cambiarlo, escriba a soporte.',
  UTILIZATION_CLOSED: 'La utilización ya se cerró.',
  PRICE_LIST_MISSING: 'Aún no hay una lista de precios publicada.',
  PAYLOAD_TOO_LARGE: 'La solicitud es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'El formato de la solicitud no se admite.',
  TOO_MANY_REQUESTS: 'Hubo demasiados intentos. Espere antes de seguir.',
  INTERNAL_ERROR: 'El servidor tuvo un problema. Intente de nuevo en un momento.',
  SERVICE_UNAVAILABLE: 'El servicio no está disponible en este momento.',
};

/** What to say when not even a code came. */
export const unknownError = 'No se pudo completar la acción. Intente de nuevo en un momento.';

/** The bot check's own failures. */
export const botCheckTexts = {
  working: 'Verificando que no es un robot…',
  failed:
    'No se pudo completar la verificación de seguridad. Revise su conexión e intente de nuevo.',
} as const;
