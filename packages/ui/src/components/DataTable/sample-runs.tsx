import { Badge } from '../Badge/Badge.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableTexts, RowSelection, ViewMenuTexts } from './data-table-props.ts';

/** A row of the sample tables: one run of a tool, as an API would return it. */
export type SampleRun = {
  id: number;
  code: string;
  tool: string;
  username: string;
  usedAt: string;
  records: number;
  credits: string;
  status: 'Aplicado' | 'Pendiente' | 'Anulado';
  note: string | null;
};

const tools = [
  ['R_INF_01', 'Estructura general'],
  ['R_INF_02', 'Sistemas de coordenadas'],
  ['R_INF_04', 'Topología'],
  ['R_INF_05', 'Elementos multiparte'],
  ['R_INF_10', 'Relaciones entre tablas'],
  ['R_INF_13', 'Cobertura por áreas de influencia'],
] as const;

const usernames = ['laura.nunez', 'andres.rincon', 'oscar.alvarez', 'ximena.pena', 'nicolas.munoz'];
const statuses = ['Aplicado', 'Aplicado', 'Aplicado', 'Pendiente', 'Anulado'] as const;

const FIRST_TIMESTAMP = Date.parse('2026-11-18T21:42:10Z');

/** The same rows each time: all values are derived from the index of the row. */
export function sampleRuns(count: number): SampleRun[] {
  return Array.from({ length: count }, (_, place) => {
    const mixed = (place * 48271 + 11) % 104729;
    const [code, tool] = tools[mixed % tools.length] ?? tools[0];
    return {
      id: 100_000 + count - place,
      code,
      tool,
      username: usernames[mixed % usernames.length] ?? '',
      usedAt: new Date(FIRST_TIMESTAMP - place * 1_037_000).toISOString(),
      records: (mixed * 17) % 250_000,
      credits: `${(mixed % 4000) / 100}`,
      status: statuses[mixed % statuses.length] ?? 'Aplicado',
      note: mixed % 3 === 0 ? `Lote ${mixed % 97}` : null,
    };
  });
}

const wholes = new Intl.NumberFormat('es-CO');
const hundredths = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2 });
const timestamps = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
});

const tones = { Aplicado: 'success', Pendiente: 'warning', Anulado: 'neutral' } as const;

export const runColumns: DataTableColumn<SampleRun>[] = [
  {
    key: 'id',
    header: 'Id',
    mono: true,
    rowHeader: true,
    width: 6,
    sort: { by: 'number', value: (row) => row.id },
    cell: (row) => row.id,
    copy: {
      value: (row) => String(row.id),
      label: (row) => `Copiar el identificador ${row.id}`,
      copiedLabel: 'Identificador copiado',
      failedLabel: 'El navegador no permitió copiar',
    },
  },
  {
    key: 'code',
    header: 'Código',
    mono: true,
    nowrap: true,
    width: 6.5,
    sort: { by: 'text', value: (row) => row.code },
    cell: (row) => row.code,
  },
  {
    key: 'tool',
    header: 'Herramienta',
    width: 12,
    sort: { by: 'text', value: (row) => row.tool },
    cell: (row) => row.tool,
  },
  {
    key: 'username',
    header: 'Usuario',
    width: 9,
    sort: { by: 'text', value: (row) => row.username },
    cell: (row) => row.username,
  },
  {
    key: 'usedAt',
    header: 'Fecha de uso',
    nowrap: true,
    width: 10.5,
    sort: { by: 'date', value: (row) => row.usedAt },
    cell: (row) => timestamps.format(new Date(row.usedAt)).replace(',', ''),
  },
  {
    key: 'records',
    header: 'Registros',
    numeric: true,
    width: 6.5,
    sort: { by: 'number', value: (row) => row.records },
    cell: (row) => wholes.format(row.records),
  },
  {
    key: 'credits',
    header: 'Créditos',
    numeric: true,
    width: 6,
    sort: { by: 'decimal', value: (row) => row.credits },
    cell: (row) => hundredths.format(Number(row.credits)),
  },
  {
    key: 'status',
    header: 'Estado',
    width: 7,
    sort: { by: 'text', value: (row) => row.status },
    cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
  },
  {
    key: 'note',
    header: 'Observación',
    width: 8,
    hideOnMobile: true,
    cell: (row) => row.note ?? '—',
  },
];

const directionTexts = { ascending: 'de menor a mayor', descending: 'de mayor a menor' } as const;

export const tableTexts: DataTableTexts = {
  sorted: (header, direction) => `Ordenado por ${header}, ${directionTexts[direction]}`,
  unsorted: 'En el orden de llegada',
  printLimit: (printed, loaded) =>
    `Se imprimen ${wholes.format(printed)} de ${wholes.format(loaded)} filas. Exporte la lista para tenerlas todas.`,
};

export const viewTexts: ViewMenuTexts = {
  label: 'Vista',
  closeLabel: 'Cerrar la vista',
  columnsLabel: 'Columnas',
  compactLabel: 'Filas compactas',
  sortLabel: 'Ordenar por',
  unsortedLabel: 'Orden de llegada',
  sortOption: (header, direction) => `${header}, ${directionTexts[direction]}`,
};

const countOf = (count: number) => {
  if (count === 0) return 'Ningún uso seleccionado';
  return count === 1 ? '1 uso seleccionado' : `${wholes.format(count)} usos seleccionados`;
};

export const selectionTexts: RowSelection<SampleRun> = {
  header: 'Selección',
  allLabel: 'Seleccionar los usos cargados',
  label: (row) => `Seleccionar el uso ${row.id}`,
  selected: countOf,
};

/** Totals of some of the columns. */
const totals: Partial<Record<string, (rows: ReadonlyArray<SampleRun>) => string>> = {
  id: () => 'Total',
  records: (rows) => wholes.format(rows.reduce((sum, row) => sum + row.records, 0)),
  credits: (rows) => hundredths.format(rows.reduce((sum, row) => sum + Number(row.credits), 0)),
};

/** The same columns with totals. */
export const totalColumns: DataTableColumn<SampleRun>[] = runColumns.map((column) => ({
  ...column,
  footer: totals[column.key],
}));
