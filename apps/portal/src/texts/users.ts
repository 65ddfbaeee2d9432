import { limits } from '@consultancy/validation';
import { credits } from './counted.ts';

const { reasonMinimum, reasonMaximum } = limits;

/** Texts of the lists of users. */
export const usersTexts = {
  usersLead: 'Las personas que usan las herramientas, de la más reciente a la más antigua.',
  adminsLead: 'Quienes ven a todos los usuarios y registran compras.',
  usersCaption: 'Usuarios',
  adminsCaption: 'Administradores',
  noUsers: 'No se encontraron usuarios.',
  noUsersHelp: 'Las cuentas aparecen aquí cuando verifican su correo.',
  noAdmins: 'No se encontraron administradores.',
  noAdminsHelp: 'Otorgue el rol desde el detalle de un usuario.',
  search: 'Nombre, correo, usuario o empresa',
  clearSearch: 'Borrar la búsqueda',
  row: (username: string) => `la cuenta de ${username}`,
  name: 'Nombre',
  noMachine: 'Sin equipo registrado',
  noLogin: 'Aún no ha ingresado',
  state: 'Estado',
  active: 'Activa',
  unverified: 'Sin verificar',
  suspended: 'Suspendida',
  erased: 'Suprimida',
} as const;

/** Texts of the details of a user. */
export const userTexts = {
  reports: 'Sus reportes',
  accesses: 'Accesos',
  utilizations: 'Utilizaciones',
  credits: 'Créditos',
  transactions: 'Transacciones',
  errors: 'Errores',
  actions: 'Acciones',
  inAdmins: 'Ver en Administradores',
  inUsers: 'Ver en Usuarios',
  own: 'Es su propia cuenta: las acciones que no están aquí las hace otro administrador.',
  reason: 'Motivo',
  reasonHint: `Entre ${reasonMinimum} y ${reasonMaximum} caracteres. Queda en la auditoría; el usuario no lo ve.`,
} as const;

/** Texts of each action on an account: before, during and after it. */
export const userActionTexts = {
  suspend: {
    button: 'Suspender la cuenta',
    title: (username: string) => `¿Suspender la cuenta de ${username}?`,
    text: 'Sus sesiones se cierran de inmediato y sus herramientas dejan de funcionar. El usuario no pierde créditos ni historial, y usted puede reactivar la cuenta cuando quiera.',
    confirm: 'Suspender',
    busy: 'Suspendiendo…',
  },
  reactivate: {
    button: 'Reactivar la cuenta',
    title: (username: string) => `¿Reactivar la cuenta de ${username}?`,
    text: 'Podrá ingresar y ejecutar herramientas otra vez.',
    confirm: 'Reactivar',
    busy: 'Reactivando…',
  },
  grantAdmin: {
    button: 'Hacer administrador',
    title: (username: string) => `¿Hacer administrador a ${username}?`,
    text: 'Verá a todos los usuarios y todos los registros, y podrá registrar compras, ajustar créditos y suspender cuentas.',
    confirm: 'Hacer administrador',
    busy: 'Otorgando el rol…',
  },
  withdrawAdmin: {
    button: 'Retirar el rol de administrador',
    title: (username: string) => `¿Retirar el rol de administrador a ${username}?`,
    text: 'Desde la próxima página que abra verá solo su propia información.',
    confirm: 'Retirar el rol',
    busy: 'Retirando el rol…',
  },
  endSessions: {
    button: 'Cerrar sus sesiones',
    title: (username: string) => `¿Cerrar las sesiones de ${username}?`,
    text: 'Tendrá que ingresar de nuevo en cada navegador. Las herramientas de su equipo siguen funcionando.',
    confirm: 'Cerrar las sesiones',
    busy: 'Cerrando…',
  },
  resetFactor: {
    button: 'Restablecer el segundo factor',
    title: (username: string) => `¿Restablecer el segundo factor de ${username}?`,
    text: 'Se quitan sus llaves de acceso, su aplicación y sus códigos de recuperación, y se cierran sus sesiones. Hágalo solo cuando haya comprobado quién lo pide: después se ingresa solo con la contraseña. El usuario recibe un aviso por correo.',
    confirm: 'Restablecer',
    busy: 'Restableciendo…',
  },
  releaseMachine: {
    button: 'Liberar su equipo',
    title: (username: string) => `¿Liberar el equipo de ${username}?`,
    text: 'Las herramientas dejan de funcionar en ese equipo, y el usuario puede registrar otro.',
    confirm: 'Liberar',
    busy: 'Liberando…',
  },
} as const;

/** Texts of the adjustment of a balance. */
export const adjustmentTexts = {
  button: 'Ajustar los créditos',
  title: (username: string) => `Ajustar los créditos de ${username}`,
  text: 'Corrige el saldo con un movimiento de tipo «Ajuste». No se borra: para deshacerlo se registra otro ajuste.',
  direction: 'Qué se hace',
  give: 'Sumar créditos',
  subtract: 'Restar créditos',
  amount: 'Créditos',
  amountHint: 'Con dos decimales como máximo: 100 o 12,50.',
  reasonHint: `Entre ${reasonMinimum} y ${reasonMaximum} caracteres. El usuario lo recibe por correo y lo lee en su historial de créditos; también queda en la auditoría.`,
  before: 'Saldo actual',
  after: 'Saldo después',
  changed: (balance: string) =>
    `El saldo cambió mientras esta ventana estaba abierta: ahora es de ${balance}. Revise el ajuste antes de registrarlo.`,
  unsettled:
    'No sabemos si el ajuste quedó registrado. Puede intentarlo de nuevo sin cambiar los datos: no se registra dos veces.',
  equal: '¿Es otro ajuste?',
  equalText: (date: string, actor: string, amount: string, reason: string) =>
    `${actor} registró uno igual, de ${amount}, el ${date}: «${reason}». Si es el mismo, cancele: el saldo actual ya lo incluye.`,
  equalConfirm: 'Sí, es otro ajuste',
  confirm: 'Registrar el ajuste',
  busy: 'Registrando…',
  done: (balance: string) => `El ajuste quedó registrado. Saldo: ${credits(balance)}.`,
  twice:
    ' Antes del ajuste el saldo cambió en lo mismo: verifique que otro administrador no lo haya registrado también.',
} as const;
