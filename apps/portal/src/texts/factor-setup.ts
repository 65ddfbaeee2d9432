import { limits } from '@consultancy/validation';

/** From this number of recovery codes on, new ones are advised. */
export const fewRecoveryCodes = 3;

/** Texts of the section of the profile about the second factor. */
export const factorCardTexts = {
  title: 'Segundo factor',
  none: 'Hoy su cuenta se abre solo con la contraseña. Con un segundo factor, quien la conozca no puede entrar sin algo que solo usted tiene.',
  some: 'Al ingresar, y antes de las acciones delicadas, le pedimos uno de estos métodos además de la contraseña.',
  loadFailed: 'No fue posible consultar su segundo factor.',
  methods: 'Métodos configurados',
  app: 'Aplicación de autenticación',
  synced: 'Sincronizada',
  added: (timestamp: string) => `Desde: ${timestamp}`,
  lastUsed: (timestamp: string) => `Último uso: ${timestamp}`,
  neverUsed: 'Sin usar todavía',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar: ${name}`,
  onlyOne: 'Su cuenta debe tener al menos uno: para quitar este, agregue otro antes.',
  addPasskey: 'Agregar una llave de acceso',
  addApp: 'Agregar una aplicación de autenticación',
  replaceApp: 'Cambiar la aplicación de autenticación',
  full: `Tiene ${limits.passkeysMaximum} llaves de acceso, el máximo. Quite una para agregar otra.`,
  codes: 'Códigos de recuperación',
  codesLeft: (left: number) =>
    left === 1
      ? `Queda 1 de ${limits.recoveryCodeCount}`
      : `Quedan ${left} de ${limits.recoveryCodeCount}`,
  fewCodes: 'Quedan pocos códigos de recuperación. Cree otros antes de necesitarlos.',
  renew: 'Crear códigos nuevos',
  passkeyAdded: 'La llave de acceso quedó agregada.',
  appAdded: 'La aplicación de autenticación quedó activa.',
  codesRenewed: 'Los códigos nuevos quedaron activos.',
  removed: 'El método se quitó, y se cerraron sus demás sesiones.',
  lossTitle: 'Si pierde su teléfono o su llave',
  loss: 'Ingrese con un código de recuperación, quite aquí lo que perdió y configure otro método. Si tampoco tiene códigos, escriba a soporte: un administrador comprueba su identidad y restablece el segundo factor.',
} as const;

/** Texts of the dialog that adds a passkey. */
export const addPasskeyTexts = {
  title: 'Agregar una llave de acceso',
  text: 'Es la huella, el rostro o el PIN de este dispositivo, el de su teléfono o una llave de seguridad. No hay códigos que escribir.',
  name: 'Nombre de la llave',
  nameHint: 'Para reconocerla después, por ejemplo «Portátil de la oficina».',
  submit: 'Crear la llave de acceso',
  busy: 'Creando la llave…',
  defaultName: 'Mi dispositivo',
} as const;

/** Texts of the dialog that adds an authenticator app. */
export const addAppTexts = {
  title: 'Agregar una aplicación de autenticación',
  replaceTitle: 'Cambiar la aplicación de autenticación',
  text: 'Sirve cualquiera que dé códigos de seis dígitos, como las de Google, Microsoft o su gestor de contraseñas.',
  replaceText: 'La aplicación actual deja de servir cuando escriba el primer código de la nueva.',
  submit: 'Continuar',
  busy: 'Preparando…',
  scan: 'Abra la aplicación y escanee este código QR.',
  qr: 'Código QR para su aplicación de autenticación',
  type: '¿No puede escanearlo? Escriba esta clave en la aplicación:',
  copy: 'Copiar la clave',
  code: 'Código de un solo uso',
  codeHint: 'Los seis dígitos que muestra la aplicación después de agregar la cuenta.',
  rejected:
    'La aplicación muestra otro código. Escriba el siguiente. Si tampoco se acepta, ponga en automático la hora de su teléfono.',
  activate: 'Activar',
  activating: 'Activando…',
  restart: 'Empezar de nuevo',
  leaveTitle: '¿Salir sin activar la aplicación?',
  leaveText: 'Esta clave dejará de servir. Si ya la agregó a su aplicación, bórrela de ella.',
  leave: 'Salir sin activarla',
  stay: 'Volver al código',
} as const;

/** Texts of the recovery codes, which are shown once. */
export const recoveryTexts = {
  title: 'Guarde sus códigos de recuperación',
  text: 'Con uno de ellos ingresa si pierde su teléfono o su llave. Cada uno sirve una sola vez, y no los volveremos a mostrar.',
  list: 'Códigos de recuperación',
  copy: 'Copiar',
  download: 'Descargar',
  print: 'Imprimir',
  saved: 'Ya los guardé',
  fileName: 'codigos-de-recuperacion.txt',
  fileTitle: (product: string, username: string) =>
    `Códigos de recuperación de ${product} para el usuario ${username}`,
  fileText: (timestamp: string) =>
    `Creados el ${timestamp}: los de antes ya no sirven. Cada código sirve una sola vez. Guárdelos donde solo usted los vea.`,
  leaveTitle: '¿Cerrar sin guardar los códigos?',
  leaveText: 'No los volveremos a mostrar. Si los pierde, tendrá que crear otros.',
  leave: 'Cerrar sin guardarlos',
  stay: 'Volver a los códigos',
} as const;

/** Texts of the dialog that renews the recovery codes. */
export const renewTexts = {
  title: '¿Crear códigos de recuperación nuevos?',
  text: 'Los códigos anteriores dejan de servir de inmediato.',
  confirm: 'Crear códigos nuevos',
  busy: 'Creando…',
} as const;

/** Texts of the dialog that removes a factor. */
export const removeTexts = {
  title: (name: string) => `¿Quitar «${name}»?`,
  text: 'Ya no servirá para ingresar, y se cierran sus demás sesiones. Le avisamos por correo.',
  last: 'Es su único método: su cuenta quedará protegida solo con la contraseña, y sus códigos de recuperación dejan de servir. Se cierran sus demás sesiones y le avisamos por correo.',
  confirm: 'Quitar',
  busy: 'Quitando…',
} as const;

/** Texts of the page for administrators who must have a second factor. */
export const setupRequiredTexts = {
  title: 'Configure su segundo factor',
  text: 'Los administradores registran compras y ven los datos de todos los usuarios: por eso su cuenta necesita, además de la contraseña, algo que solo usted tiene. Toma un minuto y se hace una sola vez.',
  passkeyTitle: 'Llave de acceso (recomendada)',
  appTitle: 'Aplicación de autenticación',
  appText:
    'Una aplicación de su teléfono muestra un código de seis dígitos que cambia cada 30 segundos.',
  signOut: 'Cerrar la sesión',
} as const;
