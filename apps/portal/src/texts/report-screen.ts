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

/** Heading of the column of usernames. */
export const userHeader = 'Usuario';

/** Advice where a report has no rows. */
export const emptyAdvice = 'Cambie el periodo o revise la búsqueda.';
