import {
  getAdmins,
  getUsers,
  type ListedUser,
  listedUserLabels as labels,
  type ProfileField,
  profileLabels,
  profileRecord,
  type Role,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource } from '../../lists/list-source.ts';
import { isOpenSession } from '../auth/open-session.ts';
import { containsText } from './search.ts';

const openSessions = `(SELECT count(*)::integer FROM sessions WHERE user_id = item.id
  AND ${isOpenSession('sessions')})`;

/** Widths in exports, in characters, where they differ from those of other texts. */
const columnWidths: Partial<Record<ProfileField, number>> = { cellphone: 16 };

const { email: _, ...profileColumns } = profileRecord((name) =>
  column('text', profileLabels[name], name, columnWidths[name]),
);

/** The users as administrators see them. */
export const userSource: ListSource<ListedUser> = {
  table: 'users',
  date: 'date_joined',
  id: 'id',
  columns: {
    id: column('integer', labels.id, 'id', 10),
    username: column('text', labels.username, 'username'),
    email: column('text', labels.email, 'email', 32),
    ...profileColumns,
    machine_id: column(
      'text',
      labels.machine_id,
      '(SELECT machine_id FROM machines WHERE user_id = item.id AND released_at IS NULL)',
    ),
    date_joined: column('timestamp', labels.date_joined, 'date_joined'),
    last_login: column('timestamp', labels.last_login, 'last_login'),
    current_credits: column('amount', labels.current_credits, 'current_credits'),
    pending_credits: column('amount', labels.pending_credits, 'pending_credits'),
    email_verified_at: column('timestamp', labels.email_verified_at, 'email_verified_at'),
    disabled_at: column('timestamp', labels.disabled_at, 'disabled_at'),
    erased_at: column('timestamp', labels.erased_at, 'erased_at'),
    open_sessions: column('integer', labels.open_sessions, openSessions),
  },
};

const roleIs = (role: Role) => sql`item.role = ${role}`;

/** Lists of users (§7): users and administrators, the newest first. */
export function addUsersLists(app: FastifyInstance): void {
  for (const { endpoint, role, title, summary } of [
    { endpoint: getUsers, role: 'user', title: 'Usuarios', summary: 'Ordinary users.' },
    { endpoint: getAdmins, role: 'admin', title: 'Administradores', summary: 'Administrators.' },
  ] as const) {
    addList(app, endpoint, {
      source: userSource,
      scope: 'all',
      summary,
      tag: 'users',
      title,
      conditions: ({ search }) => [
        roleIs(role),
        ...(search ? [containsText('item.search_text', search)] : []),
      ],
      planned: ({ search }) => (search ? 'each time' : 'once'),
    });
  }
}
