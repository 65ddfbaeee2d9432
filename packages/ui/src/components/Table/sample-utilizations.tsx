import { Badge } from '../Badge/Badge.tsx';
import type { TableColumn } from './table-column.ts';

/** A row of the stories' table. */
export interface SampleUtilization {
  id: string;
  code: string;
  name: string;
  date: string;
  records: string;
  score: string;
  credits: string;
  status: 'Aplicado' | 'Pendiente';
}

export const sampleRows: SampleUtilization[] = [
  ['1042', 'R_INF_04', 'Topología', '18/11/2026 16:42:10', '48.210', '72,4', '18,00', 'Pendiente'],
  [
    '1041',
    'R_INF_02',
    'Sistemas de coordenadas',
    '18/11/2026 15:03:55',
    '1.204',
    '9,1',
    '2,00',
    'Aplicado',
  ],
  [
    '1040',
    'R_INF_10',
    'Relaciones entre tablas',
    '17/11/2026 09:21:37',
    '112.876',
    '131,0',
    '34,50',
    'Aplicado',
  ],
  [
    '1039',
    'R_INF_05',
    'Elementos multiparte',
    '16/11/2026 11:58:02',
    '8.033',
    '15,8',
    '4,00',
    'Aplicado',
  ],
].map(
  ([id = '', code = '', name = '', date = '', records = '', score = '', credits = '', status]) => ({
    id,
    code,
    name,
    date,
    records,
    score,
    credits,
    status: status === 'Pendiente' ? 'Pendiente' : 'Aplicado',
  }),
);

export const sampleColumns: TableColumn<SampleUtilization>[] = [
  { key: 'id', header: 'Id', mono: true, rowHeader: true, cell: (row) => row.id },
  { key: 'code', header: 'Código', mono: true, nowrap: true, cell: (row) => row.code },
  { key: 'name', header: 'Herramienta', cell: (row) => row.name },
  { key: 'date', header: 'Fecha de uso', nowrap: true, cell: (row) => row.date },
  {
    key: 'records',
    header: 'Registros FC',
    numeric: true,
    hideOnMobile: true,
    cell: (row) => row.records,
  },
  { key: 'score', header: 'Puntaje', numeric: true, cell: (row) => row.score },
  { key: 'credits', header: 'Créditos', numeric: true, cell: (row) => row.credits },
  {
    key: 'status',
    header: 'Estado',
    cell: (row) => (
      <Badge tone={row.status === 'Aplicado' ? 'success' : 'warning'}>{row.status}</Badge>
    ),
  },
];
