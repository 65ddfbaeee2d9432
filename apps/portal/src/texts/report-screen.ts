import { limits } from '@consultancy/validation';
import { formatCount } from '../lib/format-credits.ts';

/** A counted number of records. */
export const records = (count: number) =>
  count === 1 ? '1 registro' : `${formatCount(count)} registros`;

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
    // A number that does not fit beside the button is on a line of its own, and not on three.
    return more ? `Más\u00a0de\u00a0${records(count)}` : records(count);
  },
  notUpdated: 'No se pudo actualizar',
  more: 'Mostrar más',
  loadingMore: 'Cargando…',
  shown: (count: number, more: boolean) =>
    more ? `Mostrando ${records(count)}; hay más.` : `Mostrando ${records(count)}.`,
  result: (text: string) => `Resultado: ${text}`,
  clear: 'Quitar los filtros',
  emptyFiltered: 'Con estos filtros no hay resultados. Cámbielos o quítelos.',
  userInvalid: 'Usuario o búsqueda no válida.',
  userInvalidHelp: 'Revise el usuario y los filtros.',
  toolInvalid: 'Herramienta o búsqueda no válida.',
  toolInvalidHelp: 'Revise la herramienta y los filtros.',
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

/** Texts of the export of a report. */
export const exportTexts = {
  label: 'Exportar',
  closeLabel: 'Cerrar la exportación',
} as const;

/** The button of the saved searches; the texts behind it are loaded with them. */
export const savedViewsTexts = {
  label: 'Búsquedas guardadas',
  closeLabel: 'Cerrar las búsquedas guardadas',
} as const;

/** Texts of cells. */
export const columnTexts = {
  copy: (header: string, value: string) => `Copiar ${header}: ${value}`,
  copied: (header: string) => `${header}: copiado.`,
  copyText: 'Copiar el texto',
} as const;

/** Heading of the column of usernames. */
export const userHeader = 'Usuario';
