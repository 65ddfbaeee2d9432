import { Badge, type DescriptionItem, Skeleton } from '@consultancy/ui';
import {
  type ListedUser,
  listedUserLabels as labels,
  profileLabels,
  type Role,
} from '@consultancy/validation';
import { type ReactNode, Suspense } from 'react';
import { MachineId } from '../../components/MachineId/MachineId.tsx';
import { formatDateTime } from '../../lib/format-date.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { commonTexts } from '../../texts/common.ts';
import { usersTexts as texts } from '../../texts/users.ts';
import {
  countColumn,
  decimalColumn,
  textColumn,
  timestampColumn,
  userColumn,
} from '../columns.tsx';
import { dashIfEmpty } from '../dash-if-empty.ts';
import { emailColumn } from '../email-column.tsx';
import type { ReportColumn, ReportDefinition, RowActionsProps } from '../report-definition.ts';
import { searchField } from './search-field.tsx';

// Fetched when the first user is opened: the list is readable without it.
const UserActions = lazyChunk(() => import('./UserActions.tsx'), 'UserActions');

const stateOf = ({ erased_at, disabled_at, email_verified_at }: ListedUser) => {
  if (erased_at) return { word: texts.erased, tone: 'neutral' } as const;
  if (disabled_at !== null) return { word: texts.suspended, tone: 'warning' } as const;
  if (email_verified_at === null) return { word: texts.unverified, tone: 'neutral' } as const;
  return { word: texts.active, tone: 'success' } as const;
};

const timestampOr = (timestamp: string | null, otherwise: string = commonTexts.none) =>
  timestamp === null ? otherwise : formatDateTime(timestamp);

const hidden = { hiddenAtFirst: true } as const;

const columns: readonly ReportColumn<ListedUser>[] = [
  { ...userColumn<ListedUser>(labels.username), rowHeader: true, width: 9 },
  textColumn('name', texts.name, (row) => `${row.first_name} ${row.last_name}`.trim(), {
    width: 8.5,
  }),
  emailColumn('email', labels.email, (row) => row.email),
  textColumn('enterprise_name', profileLabels.enterprise_name, (row) => row.enterprise_name, {
    width: 8.5,
  }),
  textColumn('state', texts.state, (row) => stateOf(row).word, {
    width: 7.5,
    cell: (row) => {
      const { word, tone } = stateOf(row);
      return <Badge tone={tone}>{word}</Badge>;
    },
  }),
  decimalColumn('current_credits', labels.current_credits, (row) => row.current_credits, {
    width: 6,
  }),
  decimalColumn('pending_credits', labels.pending_credits, (row) => row.pending_credits, hidden),
  timestampColumn('last_login', labels.last_login, (row) => row.last_login, {
    ...hidden,
    // An erasure removes the timestamp: it says nothing about whether the user ever signed in.
    cell: ({ last_login, erased_at }) =>
      timestampOr(last_login, erased_at ? commonTexts.none : texts.noLogin),
  }),
  timestampColumn('date_joined', labels.date_joined, (row) => row.date_joined, hidden),
  textColumn('cellphone', profileLabels.cellphone, (row) => row.cellphone, hidden),
  textColumn('machine_id', labels.machine_id, (row) => row.machine_id ?? texts.noMachine, {
    ...hidden,
    cell: ({ machine_id }) => (machine_id ? <MachineId>{machine_id}</MachineId> : texts.noMachine),
  }),
  {
    ...countColumn<ListedUser>('open_sessions', labels.open_sessions, (row) => row.open_sessions),
    ...hidden,
  },
  { ...countColumn<ListedUser>('id', labels.id, (row) => row.id), ...hidden },
];

/** Since when an account is closed, if it is. */
function closedFacts({ erased_at, disabled_at }: ListedUser): DescriptionItem[] {
  if (erased_at) {
    return [{ term: labels.erased_at, description: formatDateTime(erased_at) }];
  }
  if (disabled_at === null) return [];
  return [{ term: labels.disabled_at, description: formatDateTime(disabled_at) }];
}

/** Facts of an account beyond the columns. */
const furtherFacts = (row: ListedUser): DescriptionItem[] => [
  { term: labels.email_verified_at, description: timestampOr(row.email_verified_at) },
  ...closedFacts(row),
];

/** Columns that the page of a user shows in another way. */
const shownElsewhere = new Set(['username', 'current_credits', 'pending_credits']);

/** Every fact of an account but the username and the credits; `loading` for each while it is null. */
export const accountFacts = (row: ListedUser | null, loading: ReactNode): DescriptionItem[] => [
  ...columns
    .filter(({ key }) => !shownElsewhere.has(key))
    .map(({ header, cell }) => ({
      term: header,
      description: row === null ? loading : dashIfEmpty(cell(row)),
    })),
  ...(row === null
    ? [{ term: labels.email_verified_at, description: loading }]
    : furtherFacts(row)),
];

/** Rows of a page; the lists have no default of their own in §9. */
const pageSize = 50;

type Options = 'title' | 'lead' | 'caption' | 'list' | 'empty';

/** A list of users (§2 users, admins), with the actions of an administrator on one (§6). */
export function usersReport(
  options: Pick<ReportDefinition<ListedUser>, Options>,
  role: Role,
): ReportDefinition<ListedUser> {
  return {
    ...options,
    columns,
    defaultCount: pageSize,
    fields: [searchField],
    rowKey: (row) => row.username,
    rowName: (row) => texts.row(row.username),
    details: furtherFacts,
    // The key resets the message about the previous user.
    rowActions: (props: RowActionsProps<ListedUser>) => (
      <Suspense fallback={<Skeleton shape="block" />}>
        <UserActions key={props.row.username} role={role} {...props} />
      </Suspense>
    ),
  };
}
