import type { FactorMethod } from '@consultancy/validation';
import type { PasskeyProblem } from '../lib/passkeys/passkey-failure.ts';

/** Names of the ways to prove the second factor. */
export const methodTexts = {
  passkey: {
    text: 'Use la huella, el rostro, el PIN o la llave de seguridad con que desbloquea este dispositivo.',
    submit: 'Usar una llave de acceso',
    busy: 'Esperando la llave…',
    choose: 'Usar una llave de acceso',
  },
  totp: {
    text: 'Abra su aplicación de autenticación y escriba el código que muestra ahora.',
    label: 'Código de un solo uso',
    hint: 'Seis dígitos. Cambia cada 30 segundos.',
    rejected:
      'No pudimos confirmar su segundo factor. Espere al código siguiente, pues cada uno sirve una sola vez. Si tampoco se acepta, ponga en automático la hora de su teléfono.',
    submit: 'Confirmar',
    busy: 'Confirmando…',
    choose: 'Usar un código de un solo uso',
  },
  recovery_code: {
    text: 'Escriba uno de los códigos que guardó al configurar el segundo factor.',
    label: 'Código de recuperación',
    hint: 'Por ejemplo, K7QF-2M9X-TR4D. Cada código sirve una sola vez.',
    rejected:
      'No pudimos confirmar su segundo factor. Revise que el código sea de la última lista que guardó y que no lo haya usado.',
    submit: 'Confirmar',
    busy: 'Confirmando…',
    choose: 'Usar un código de recuperación',
  },
} as const satisfies Record<FactorMethod, object>;

/** Messages for a browser that returns no passkey. A prompt that was dismissed looks as a device without one. */
export const passkeyProblemTexts: Record<PasskeyProblem, string> = {
  cancelled:
    'No se usó ninguna llave de acceso. Intente de nuevo o, si no la tiene en este dispositivo, use otro método.',
  known: 'Este dispositivo ya tiene una llave de acceso de su cuenta.',
  unsupported: 'Este navegador no admite llaves de acceso. Use otro navegador u otro método.',
  failed: 'El navegador no pudo usar la llave de acceso. Intente de nuevo o use otro método.',
};

/** Messages for a browser that creates no passkey, where they differ. */
export const passkeyCreationTexts: typeof passkeyProblemTexts = {
  ...passkeyProblemTexts,
  cancelled:
    'No se creó ninguna llave de acceso. Intente de nuevo; una llave de seguridad necesita su PIN o su huella.',
  failed: 'El navegador no pudo crear la llave de acceso. Intente de nuevo o use otro método.',
};

/** Texts of the second step of the sign-in. */
export const signInFactorTexts = {
  title: 'Confirme que es usted',
  lead: 'Su contraseña es correcta. Falta su segundo factor.',
  passwordChanged: 'Su contraseña ya cambió. Falta su segundo factor para abrir la sesión.',
  loading: 'Preparando la confirmación…',
  loadFailed: 'No pudimos preparar la confirmación.',
  others: 'Otras formas de confirmar',
  noneHere:
    'Este navegador no admite llaves de acceso, y su cuenta no tiene otro método. Ingrese desde un navegador que las admita.',
  back: 'Volver al ingreso',
  lost: '¿No tiene a la mano ninguno de estos métodos?',
  lostLink: 'Escriba a soporte',
  fewTitle: 'Le quedan pocos códigos de recuperación',
  few: (left: number) =>
    left === 0
      ? 'Acaba de usar el último. Cree otros diez en su perfil para no perder el acceso.'
      : `Le ${left === 1 ? 'queda uno' : `quedan ${left}`}. Cree otros diez en su perfil para no perder el acceso.`,
  goToProfile: 'Crear códigos nuevos',
  goOn: 'Continuar sin crearlos',
} as const;

/** Texts of the dialog that confirms the second factor before an action. */
export const confirmFactorTexts = {
  title: 'Confirme su segundo factor',
  text: 'Esta acción lo pide. Al confirmar se envía lo que escribió; si cancela, nada se envía y lo escrito queda como estaba.',
  loading: 'Consultando sus métodos…',
} as const;
