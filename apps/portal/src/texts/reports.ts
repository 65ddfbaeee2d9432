import { limits } from '@consultancy/validation';
import { formatCount } from '../lib/format-credits.ts';

const records = (count: number) => (count === 1 ? '1 registro' : `${formatCount(count)} registros`);

/** Texts of the report pattern (§2, §5, §8). */
export const reportTexts = {
  filters: 'Filtros',
  /** The button that shows the filters on small screens. */
  activeFilters: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  period: 'Periodo',
  start: 'Fecha inicial',
  end: 'Fecha final',
  count: 'Registros',
  /** Meaning of an empty «Registros» (§9). @param count the default; null if the server decides. */
  emptyCount: (count: number | null) =>
    count === null ? `Hasta ${formatCount(limits.maximumRecordCount)}` : `Últimos ${count}`,
  presets: 'Periodos',
  today: 'Hoy',
  lastDays: (days: number) => `${days} días`,
  thisMonth: 'Este mes',
  thisYear: 'Este año',
  search: 'Buscar',
  searching: 'Buscando…',
  /** Beside «Buscar». */
  found: (count: number, more: boolean) => {
    if (count === 0) return 'Sin resultados';
    return more ? `Más de ${records(count)}` : records(count);
  },
  more: 'Mostrar más',
  loadingMore: 'Cargando…',
  shown: (count: number, more: boolean) =>
    more ? `Mostrando ${records(count)}; hay más.` : `Mostrando ${records(count)}.`,
  result: (text: string) => `Resultado: ${text}`,
  clear: 'Quitar los filtros',
  emptyFiltered: 'Con estos filtros no hay resultados. Cambie las fechas o quite los filtros.',
  userInvalid: 'Usuario o búsqueda no válida.',
  userInvalidHelp: 'Revise el usuario y los filtros.',
  toolInvalid: 'Herramienta o búsqueda no válida.',
  toolInvalidHelp: 'Revise la herramienta y los filtros.',
  printedAt: (timestamp: string) => `Impreso el ${timestamp}`,
  /** On paper, if there are more records than those that are shown. */
  printedPart: (count: number) =>
    `Se imprimen ${records(count)}; hay más. Exporte el reporte para tenerlos todos.`,
  fromTo: (start: string, end: string) => `Del ${start} al ${end}`,
  since: (start: string) => `Desde el ${start}`,
  until: (end: string) => `Hasta el ${end}`,
} as const;

const directions = { ascending: 'ascendente', descending: 'descendente' } as const;
type Direction = keyof typeof directions;

/** Texts of the table of a report. */
export const reportTableTexts = {
  sorted: (header: string, direction: Direction) =>
    `Ordenado por ${header}, ${directions[direction]}.`,
  unsorted: 'En el orden de llegada: primero lo más reciente.',
  sortsLoaded: 'El orden se aplica solo a los registros mostrados.',
  printLimit: (printed: number, loaded: number) =>
    `Se imprimen ${formatCount(printed)} de ${records(loaded)}. Exporte el reporte para tenerlos todos.`,
  view: {
    label: 'Vista',
    closeLabel: 'Cerrar la vista',
    columnsLabel: 'Columnas',
    compactLabel: 'Filas compactas',
    sortLabel: 'Ordenar los registros mostrados',
    unsortedLabel: 'Primero lo más reciente',
    sortOption: (header: string, direction: Direction) => `${header}, ${directions[direction]}`,
  },
  details: 'Detalle',
  open: 'Ver',
  openRow: (row: string) => `Ver ${row}`,
  closeDetails: 'Cerrar el detalle',
  print: 'Imprimir',
} as const;

/** Texts of the latest rows of a report, on another page. */
export const excerptTexts = {
  all: (report: string) => `Ver todo: ${report}`,
  failed: 'No se pudieron cargar los registros.',
} as const;

/** Texts of the export of a report. */
export const exportTexts = {
  label: 'Exportar',
  closeLabel: 'Cerrar la exportación',
  csv: 'CSV, para Excel y otros programas',
  xlsx: 'Libro de Excel (XLSX)',
  whole: 'Todos los registros que cumplen los filtros.',
  running: (form: string, size: string) => `Exportando a ${form}: ${size}`,
  cancel: 'Cancelar',
  done: (file: string) => `Se descargó ${file}.`,
  fileName: (caption: string, form: string) => `${caption}.${form}`,
  failed: 'No se pudo exportar el reporte.',
} as const;

/** Texts of the saved searches. */
export const savedViewTexts = {
  label: 'Búsquedas guardadas',
  closeLabel: 'Cerrar las búsquedas guardadas',
  none: 'Aún no ha guardado búsquedas de este reporte. Quedan en este navegador.',
  name: 'Nombre de la búsqueda actual',
  save: 'Guardar',
  nameMissing: 'Escriba un nombre para la búsqueda.',
  nameTooLong: 'Use 60 caracteres como máximo.',
  full: 'Puede guardar hasta 20 búsquedas por reporte. Borre una antes.',
  removeShort: 'Borrar',
  remove: (name: string) => `Borrar «${name}»`,
  saved: (name: string) => `Se guardó «${name}».`,
  removed: (name: string) => `Se borró «${name}».`,
  notStored: 'Este navegador no permite guardar búsquedas.',
} as const;

/** Texts of the suggestions under a username or a tool. */
export const suggestionTexts = {
  loading: 'Buscando sugerencias…',
  empty: 'Sin sugerencias',
  error: 'No hay sugerencias ahora; escriba el valor completo.',
  count: (options: number) => (options === 1 ? '1 sugerencia' : `${options} sugerencias`),
};

/** Texts of the choice between several users or tools that a search matches. */
export const choiceTexts = {
  title: (text: string) => `Varios resultados coinciden con «${text}». Elija uno:`,
  more: 'Hay más coincidencias: escriba algo más para encontrarlas.',
  close: 'Cancelar',
} as const;

/** Texts of the username of a report (§2, §5). */
export const userFieldTexts = {
  label: 'Usuario',
  prompt: 'Elija un usuario',
  promptHelp: 'Escriba el usuario, el nombre o la empresa, y presione Buscar.',
  asTyped: 'El usuario con ese nombre exacto',
} as const;

/** Texts of the tool of a report (§2, §5). */
export const toolFieldTexts = {
  label: 'Herramienta',
  prompt: 'Elija una herramienta',
  promptHelp: 'Escriba el código, como R_INF_04, o el nombre, y presione Buscar.',
} as const;

/** Texts of cells. */
export const columnTexts = {
  copy: (header: string, value: string) => `Copiar ${header}: ${value}`,
  copied: (header: string) => `${header}: copiado.`,
  copyText: 'Copiar el texto',
} as const;

const user = 'Usuario';
const emptyAdvice = 'Cambie el periodo o revise la búsqueda.';

/** Texts of the reports of web accesses. */
export const accessLogTexts = {
  leadOfMine: 'Cada ingreso al portal y cada cambio de contraseña de su cuenta.',
  leadOfUser: 'Ingresos al portal y cambios de contraseña de una persona.',
  leadOfAll: 'Ingresos al portal y cambios de contraseña de todas las cuentas.',
  caption: 'Accesos web',
  row: (username: string, time: string) => `el acceso de ${username} del ${time}`,
  emptyOfUser: 'El usuario no tiene accessos.',
  emptyOfAll: 'No se encontraron accesos.',
  emptyHelp: emptyAdvice,
  time: 'Fecha de acceso',
  user,
  type: 'Tipo de acceso',
} as const;

/** Texts of the reports of utilizations. */
export const utilizationTexts = {
  leadOfMine: 'Cada ejecución de una herramienta y los créditos que usó.',
  leadOfUser: 'Las ejecuciones de una persona y los créditos que usó.',
  leadOfTool: 'Las ejecuciones de una herramienta, de todas las personas.',
  leadOfAll: 'Las ejecuciones de todas las personas y los créditos que usaron.',
  caption: 'Utilizaciones',
  row: (id: number) => `la utilización ${id}`,
  emptyOfUser: 'El usuario no tiene utilizaciones.',
  emptyOfTool: 'La herramienta no tiene utilizaciones.',
  emptyOfAll: 'No se encontraron utilizaciones.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Cuando ejecute una herramienta, aparecerá aquí.',
  emptyAction: 'Ir a Descargas',
  id: 'N.º',
  user,
  date: 'Fecha de uso',
  finished: 'Finalización',
  tool: 'Herramienta',
  fcRecords: 'Registros FC',
  tbRecords: 'Registros TB',
  score: 'Score',
  level: '% nivel',
  credits: 'Créditos',
  open: 'En curso',
  expired: 'Sin terminar',
} as const;

/** Texts of the reports of credits. */
export const creditTexts = {
  leadOfMine: 'Su saldo y cada movimiento que lo cambió.',
  leadOfUser: 'El saldo de una persona y cada movimiento que lo cambió.',
  currentBalance: 'Saldo',
  currentBalanceHint: 'créditos',
  estimate: 'Calcular una ejecución',
  caption: 'Movimientos de créditos',
  row: (id: number) => `el movimiento ${id}`,
  empty: 'El usuario no tiene movimientos de créditos.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Aquí aparecerán sus compras y los créditos que use cada herramienta.',
  emptyAction: 'Contactar a soporte',
  id: 'N.º',
  date: 'Fecha',
  type: 'Tipo',
  description: 'Descripción',
  amount: 'Créditos',
  balance: 'Saldo',
  status: 'Estado',
} as const;

/** Texts of the reports of transactions. */
export const transactionTexts = {
  leadOfMine: 'Las compras de créditos registradas en su cuenta.',
  leadOfUser: 'Las compras de créditos de una persona.',
  leadOfAll: 'Las compras de créditos de todas las personas.',
  caption: 'Transacciones',
  row: (id: number) => `la transacción ${id}`,
  emptyOfUser: 'El usuario no tiene transacciones.',
  emptyOfAll: 'No se encontraron transacciones.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Para comprar créditos, escriba a soporte.',
  emptyAction: 'Contactar a soporte',
  id: 'N.º',
  user,
  date: 'Fecha',
  type: 'Tipo',
  credits: 'Créditos',
  amount: 'Valor pagado (COP)',
  platform: 'Plataforma',
} as const;

/** Texts of the reports of errors. */
export const errorLogTexts = {
  leadOfMine: 'Las ejecuciones que fallaron y por qué. No usaron créditos.',
  leadOfUser: 'Las ejecuciones de una persona que fallaron, y por qué.',
  leadOfTool: 'Las ejecuciones de una herramienta que fallaron, y por qué.',
  leadOfAll: 'Las ejecuciones de todas las personas que fallaron, y por qué.',
  caption: 'Errores',
  row: (id: number) => `el error ${id}`,
  emptyOfUser: 'El usuario no ha registrado errores.',
  emptyOfTool: 'La herramienta no registra errores.',
  emptyOfAll: 'No se encontraron registros de errores.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Si una ejecución falla, aquí verá en qué etapa y por qué.',
  id: 'N.º',
  user,
  time: 'Fecha',
  tool: 'Herramienta',
  stage: 'Etapa',
  message: 'Mensaje',
  run: 'Utilización',
} as const;
