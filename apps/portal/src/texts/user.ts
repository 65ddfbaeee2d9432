import { formatCount } from '../lib/format-credits.ts';
import { areaTitles } from './areas.ts';
import { credits } from './counted.ts';

/** Texts of the user area (§2). */
export const userTexts = {
  welcome: areaTitles.welcome,
  greeting: (username: string) => `Hola, ${username}`,
  lead: 'Este es el estado de su cuenta.',
  balance: 'Saldo',
  balanceHint: (balance: string) =>
    balance === '1' ? 'crédito en su cuenta' : 'créditos en su cuenta',
  pending: 'Pendientes',
  pendingHint: 'reservados por ejecuciones en curso',
  available: 'Disponibles',
  availableHint: 'saldo menos pendientes',
  pendingExplained:
    'Al comenzar una ejecución, sus créditos quedan reservados. Si termina, se descuentan del saldo; si falla, se liberan y no le cuesta nada.',
  previousLogin: 'Ingreso anterior',
  firstLogin: 'Este es su primer ingreso',
  failedSignIns: 'Intentos de ingreso fallidos desde entonces',
  lastRun: 'Última herramienta',
  lastRunDate: 'Fecha de la última ejecución',
  totalRuns: 'Ejecuciones',
  totalRunsHint: 'desde que abrió la cuenta',
  noRuns: 'Aún no ha ejecutado herramientas',
  withdrawnTitle: 'Ya no es administrador',
  withdrawnText: 'Otro administrador le retiró el rol. Lo que intentó después no quedó registrado.',
  lowTitle: 'Le quedan pocos créditos',
  lowText:
    'Una ejecución que cueste más de lo disponible no comienza. Escriba a soporte para comprar créditos; se suman a su cuenta cuando se registra el pago.',
  contact: 'Contactar a soporte',
  prices: 'Ver los precios',
  notFound: 'Usuario no encontrado.',
  notFoundHelp: 'No hay una cuenta con este usuario. Cierre la sesión e ingrese de nuevo.',
} as const;

/** Steps of a user who has not run a tool yet, in order. */
export const firstStepsTexts = {
  title: 'Para empezar',
  progress: (done: number, all: number) => `${done} de ${all} pasos hechos.`,
  done: 'Hecho',
  steps: {
    verify: {
      title: 'Verifique su correo',
      text: 'Su correo está verificado y su cuenta, activa.',
      link: null,
    },
    download: {
      title: 'Descargue las herramientas',
      text: 'Necesita una aplicación SIG de escritorio, versión 10.6 o posterior.',
      link: 'Ir a Descargas',
    },
    machine: {
      title: 'Registre su equipo',
      text: 'Cree un código de activación aquí mismo y escríbalo en la caja de herramientas de registro de equipo.',
      link: 'Crear el código',
    },
    run: {
      title: 'Haga su primera ejecución',
      text: 'Calcule primero el Score; así sabe cuántos créditos va a usar.',
      link: 'Ver las herramientas',
    },
  },
} as const;

/** Texts of the latest runs on the welcome. */
export const recentRunsTexts = {
  title: 'Actividad reciente',
  all: 'Ver toda su actividad',
  none: 'Aquí aparecerán sus últimas ejecuciones.',
  loadFailed: 'No fue posible consultar sus ejecuciones.',
  running: 'En curso',
  unfinished: 'Sin terminar; no se cobró.',
  free: 'Sin costo',
  cost: credits,
} as const;

/** Texts of the statement of the month on the welcome. */
export const statementTexts = {
  title: (month: string) => `Sus créditos en ${month}`,
  opening: 'Saldo al comenzar el mes',
  closing: 'Saldo a hoy',
  entriesOf: (type: string, count: number) => `${type} (${formatCount(count)})`,
  history: 'Ver los movimientos del mes',
  loadFailed: 'No fue posible consultar los movimientos de este mes.',
} as const;

/** Texts of the machine card (decisions §4). */
export const machineTexts = {
  title: 'Equipo registrado',
  none: 'Aún no hay un equipo registrado. Cree un código y escríbalo en la caja de herramientas de registro de equipo.',
  id: 'Identificador',
  since: 'Registrado el',
  lastUsed: 'Último uso',
  lastUsedFrom: (timestamp: string, address: string) => `${timestamp} desde ${address}`,
  make: 'Crear código de activación',
  makeAnother: 'Crear otro código',
  making: 'Creando…',
  code: 'Código de activación',
  made: (code: string) => `Se creó el código de activación ${code}.`,
  replaces:
    'Un código nuevo reemplaza al anterior. La cuenta admite un solo equipo; para cambiarlo, libere primero el actual.',
  expiresIn: (minutes: string) => `Vence en ${minutes}`,
  expired: 'El código venció. Cree otro.',
  copy: 'Copiar el código',
  check: 'Ya lo usé: actualizar',
  unused: 'Ningún equipo se ha registrado aún con este código.',
  registered: 'El equipo se registró.',
  loadFailed: 'No fue posible consultar su equipo.',
  release: 'Liberar este equipo',
  releaseTitle: '¿Liberar este equipo?',
  releaseText:
    'Las herramientas dejarán de funcionar en él hasta que lo registre de nuevo. Sus créditos y su historial no cambian.',
  releasing: 'Liberando…',
  released: 'El equipo se liberó.',
} as const;
