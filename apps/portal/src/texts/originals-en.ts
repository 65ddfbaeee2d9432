/**
 * The specification's English texts (§2, §4, §5, §8), verbatim, each with the Spanish line that
 * follows it on the screen (decisions §3).
 */
export const originals = {
  loading: { text: 'Loading...', help: 'Cargando su sesión…' },
  passwordsMismatch: {
    text: 'Passwords do not match!',
    help: 'Las contraseñas no coinciden. Escriba la misma en los dos campos.',
  },
  emailsMismatch: {
    text: 'Emails do not match!',
    help: 'Los correos no coinciden. Escriba el mismo en los dos campos.',
  },
  serverUnreachable: {
    text: 'Unable to connect to the server. Please try again later.',
    help: 'No hay conexión con el servidor. Revise su conexión a internet e intente de nuevo.',
  },
  verificationFailed: {
    text: 'Verification failed. Please try again or contact support.',
    help: 'No fue posible verificar su correo. Intente de nuevo o escriba a soporte.',
  },
  fetchFailed: {
    text: 'Error fetching data.',
    help: 'No fue posible cargar la información. Intente de nuevo en un momento.',
  },
  networkError: {
    text: 'Network error or CORS issue.',
    help: 'No hubo respuesta del servidor. Revise su conexión a internet e intente de nuevo.',
  },
} as const;

/** An English text of the specification and its Spanish line. */
export type Original = (typeof originals)[keyof typeof originals];

/** The original that is exactly this text, if it is one of them. */
export function originalOf(text: string): Original | undefined {
  return Object.values(originals).find((original) => original.text === text);
}
