import { areaTitles } from './areas.ts';

/** Texts of the profile of both areas (§2, §4). */
export const profileTexts = {
  title: areaTitles.profile,
  lead: 'Sus datos, su equipo y sus sesiones.',
  loading: 'Cargando su perfil…',
  account: 'Datos de la cuenta',
  username: 'Usuario',
  joined: 'Fecha de registro',
  machine: 'Equipo',
  noMachine: 'Sin equipo registrado',
  edit: 'Editar',
  editOf: (field: string) => `Editar: ${field}`,
  undo: 'Deshacer',
  undoOf: (field: string) => `Deshacer: ${field}`,
  independent: 'Soy independiente',
  update: 'Actualizar',
  updating: 'Actualizando…',
  updatedPending: (email: string) =>
    `El correo nuevo queda pendiente: abra el enlace que enviamos a ${email} para confirmarlo.`,
  close: 'Cerrar',
  pendingTitle: 'Correo por confirmar',
  pending: (email: string) =>
    `Abra el enlace que enviamos a ${email}. Mientras tanto sigue vigente su correo actual.`,
  cancelPending: 'Descartar el cambio',
  cancelling: 'Descartando…',
  cancelled: 'El cambio de correo se descartó.',
  security: 'Contraseña',
  securityText: 'Al cambiarla se cierran sus demás sesiones.',
  securityDone: 'Cerramos sus demás sesiones; esta sigue abierta.',
  changePassword: 'Cambiar la contraseña',
  save: 'Cambiar la contraseña',
  saving: 'Procesando…',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Hay cambios en su perfil que no ha guardado.',
  leave: 'Salir sin guardar',
  stay: 'Seguir editando',
} as const;

/** Texts of the password that some changes ask for again. */
export const confirmIdentityTexts = {
  title: 'Confirme que es usted',
  text: 'Han pasado varios minutos desde que ingresó, o no conocemos este navegador. Para seguir necesitamos su contraseña.',
  confirm: 'Continuar',
  confirming: 'Verificando…',
} as const;

/** Texts of the list of the user's sessions. */
export const sessionTexts = {
  title: 'Sesiones abiertas',
  current: 'Esta sesión',
  lastSeen: (timestamp: string) => `Último uso: ${timestamp}`,
  opened: (timestamp: string) => `Inicio: ${timestamp}`,
  unknownAddress: 'dirección desconocida',
  end: 'Cerrar',
  endOf: (device: string) => `Cerrar la sesión: ${device}`,
  ending: 'Cerrando…',
  ended: 'La sesión quedó cerrada.',
  othersEnded: 'Las demás sesiones quedaron cerradas.',
  endOthers: 'Cerrar todas las demás',
  endOthersTitle: '¿Cerrar todas las demás sesiones?',
  endOthersText: 'Solo esta sesión queda abierta.',
  endOthersConfirm: 'Cerrar las demás',
  onlyThis: 'No hay otras sesiones abiertas.',
  loadFailed: 'No fue posible consultar sus sesiones.',
} as const;
