import { dataRequestTerms, dataRequestText } from '@consultancy/validation';
import { formatCount } from '../lib/format-credits.ts';
import { adminTitles, areaTitles } from './areas.ts';
import { counted, credits } from './counted.ts';
import { recordNumber } from './record-number.ts';

const { query, claim, retentionYears, withdrawalMonths } = dataRequestTerms;
const { minimum, maximum } = dataRequestText;
const longest = formatCount(maximum);

/** Records that an erasure leaves, under a pseudonym. */
const remaining = `Por deber legal conservamos durante ${retentionYears} años, sin su nombre ni sus datos de contacto, los registros de compras, créditos y ejecuciones.`;

/** Texts of «Mis datos»: the file, and the requests of the user. */
export const myDataTexts = {
  title: areaTitles.myData,
  lead: 'Conozca los datos personales que guardamos sobre usted, y pida que se corrijan o se supriman.',
  card: 'Datos personales',
  cardText: 'Descargue lo que guardamos sobre usted, o pida que se corrija o se suprima.',
  open: 'Ver mis datos',
  file: 'Descargar mis datos',
  fileText:
    'Un archivo con todo lo que guardamos sobre usted: cuenta, sesiones, equipos, compras, créditos, ejecuciones, errores, accesos y solicitudes. Está en formato JSON, que otros programas pueden leer.',
  download: 'Descargar',
  downloadTitle: '¿Descargar sus datos?',
  downloadText: 'El archivo contiene datos personales: guárdelo en un lugar seguro.',
  downloading: 'Descargando…',
  fileName: 'mis-datos.json',
  downloaded: 'La descarga terminó.',
  make: 'Presentar una solicitud',
  kind: 'Qué necesita',
  kinds: {
    query: 'Consultar mis datos',
    correction: 'Corregir mis datos',
    erasure: 'Suprimir mis datos y cerrar mi cuenta',
  },
  kindHints: {
    query: `Respondemos en ${query.days} días hábiles.`,
    correction: `Respondemos en ${claim.days} días hábiles.`,
    erasure: `Respondemos en ${claim.days} días hábiles. No se puede deshacer.`,
  },
  details: 'Su solicitud',
  detailsHint: `Explique qué dato y por qué, con ${minimum} a ${longest} caracteres.`,
  send: 'Enviar la solicitud',
  sending: 'Enviando…',
  sent: (id: number) =>
    `Recibimos su solicitud ${recordNumber(id)}. Le enviamos la confirmación por correo.`,
  erasureTitle: 'La supresión es definitiva',
  erasureText: `Cuando la resolvamos, su cuenta se cierra para siempre y borramos lo que permite saber quién es usted. ${remaining}`,
  erasureCredits: (available: string, pending: string) =>
    `Pierde los créditos que tenga: hoy, ${counted(available, 'disponible', 'disponibles')}${pending === '0' ? '' : ` y ${counted(pending, 'reservado', 'reservados')}`}.`,
  lastAdministrator:
    'Usted es el único administrador activo: asigne el rol a otra persona antes de pedir la supresión.',
  mine: 'Mis solicitudes',
  empty: 'Aún no ha presentado solicitudes.',
  loadFailed: 'No fue posible consultar sus solicitudes.',
  requestTitle: (id: number, kind: string) => `${recordNumber(id, 'N.º')} · ${kind}`,
  due: (day: string) => `Respondemos a más tardar el ${day}.`,
  completeBy: (day: string) =>
    `Complétela a más tardar el ${day}; después entenderemos que desistió.`,
  complete: 'Completar',
  completed: (id: number) => `Recibimos lo que faltaba de la solicitud ${recordNumber(id)}.`,
  completeTitle: (id: number) => `Completar la solicitud ${recordNumber(id)}`,
  completeText: 'El plazo de respuesta empieza de nuevo cuando la envíe.',
  completion: 'Lo que faltaba',
  withdraw: 'Desistir',
  withdrawTitle: (id: number) => `¿Desistir de la solicitud ${recordNumber(id)}?`,
  withdrawText: 'La cerramos sin responderla. Puede presentar otra cuando quiera.',
  withdrawing: 'Cerrando…',
  withdrawn: (id: number) => `Cerramos la solicitud ${recordNumber(id)}.`,
} as const;

/** Texts of the list of requests, and of one of them, for administrators. */
export const dataRequestTexts = {
  title: adminTitles.dataRequests,
  lead: 'Consultas y reclamos sobre datos personales. La ley fija el plazo en días hábiles.',
  caption: 'Solicitudes de datos',
  row: (id: number) => `la solicitud ${id}`,
  overdue: (day: string) => `${day}, vencida`,
  incomplete: (day: string) => `${day}, por completar`,
  any: 'Cualquiera',
  open: 'Abiertas',
  unknownState: 'Elija un estado de la lista.',
  unknownKind: 'Elija un tipo de la lista.',
  empty: 'No se encontraron solicitudes de datos.',
  emptyHelp: 'Las personas las presentan desde «Mis datos», en su perfil.',
  process: 'Abrir la solicitud',

  unknownHelp: 'Revise el número en la dirección, o búsquela en la lista.',
  seeAll: 'Ver las solicitudes',
  caseTitle: (id: number) => `Solicitud ${recordNumber(id)}`,
  facts: 'Solicitud',
  text: 'Texto',
  removed: 'Se suprimió con los datos de la persona.',
  noticeBy: 'Pedir que la complete a más tardar',
  extendable: 'Con prórroga',
  account: 'Persona',
  name: 'Nombre',
  email: 'Correo',
  credits: 'Saldo',
  pending: 'Créditos reservados',
  erasureDone: 'Los datos ya se suprimieron.',
  erased: 'Los datos de esta persona se suprimieron. Sus registros siguen bajo un seudónimo.',
  history: 'Historial',
  steps: 'Trámite',
  noSteps: 'No hay nada que tramitar.',
  ownRequest: 'Es su propia solicitud: la tramita otro administrador.',
  overdueTitle: 'El plazo venció',
  overdueText: (day: string) => `Debía responderse a más tardar el ${day}. Responda cuanto antes.`,
  note: 'Mensaje para la persona',
  lastNoteHint: `Entre ${minimum} y ${longest} caracteres. Le llega en el último correo de su cuenta.`,
  noteHint: `Entre ${minimum} y ${longest} caracteres. Le llega por correo y lo ve en «Mis datos».`,
} as const;

/** Texts of each step of an administrator. */
export const dataRequestStepTexts = {
  start: {
    button: 'Empezar el trámite',
    title: '¿Empezar el trámite?',
    text: 'Le avisamos a la persona que su solicitud está en trámite.',
    confirm: 'Empezar',
    busy: 'Guardando…',
  },
  request_completion: {
    button: 'Pedir que la complete',
    title: '¿Pedir que complete el reclamo?',
    text: `El plazo se detiene. Si en ${withdrawalMonths} meses no responde, entendemos que desistió.`,
    confirm: 'Pedir',
    busy: 'Enviando…',
  },
  extend: {
    button: 'Prorrogar',
    title: '¿Prorrogar el plazo?',
    text: 'Solo una vez. Explique por qué no es posible responder a tiempo.',
    confirm: 'Prorrogar',
    busy: 'Enviando…',
  },
  resolve: {
    button: 'Resolver',
    title: '¿Resolver la solicitud?',
    text: 'La solicitud se cierra y la persona recibe su respuesta.',
    confirm: 'Resolver',
    busy: 'Enviando…',
  },
  reject: {
    button: 'Rechazar',
    title: '¿Rechazar la solicitud?',
    text: 'La solicitud se cierra y la persona recibe el motivo.',
    confirm: 'Rechazar',
    busy: 'Enviando…',
  },
  erase: {
    button: 'Suprimir los datos',
    title: '¿Suprimir los datos de esta persona?',
    text: `La cuenta se cierra para siempre y se borra lo que identifica a la persona. Las compras, los créditos y las ejecuciones quedan ${retentionYears} años bajo un seudónimo. No se puede deshacer.`,
    confirm: 'Suprimir',
    busy: 'Suprimiendo…',
  },
} as const;

/** Warning for the administrator before an erasure. */
export const erasureCredits = (balance: string, pending: string) => {
  const lost = `${balance === '1' ? 'Se pierde' : 'Se pierden'} ${credits(balance)}`;
  if (pending === '0') return `${lost}.`;
  return `${lost}; ${counted(pending, 'está reservado', 'están reservados')} por ejecuciones abiertas, que se cancelan.`;
};
