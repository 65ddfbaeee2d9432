import {
  type AdminOverview,
  type DifferingSettlement,
  dataRequestKindNames,
  formatDecimal,
  isZeroDecimal,
} from '@consultancy/validation';
import { areaPaths } from '../../../config/area-paths.ts';
import { paths } from '../../../config/paths.ts';
import { formatDateTime, formatDay } from '../../../lib/format-date.ts';
import { waitingTexts as texts } from '../../../texts/overview.ts';

/** A pending item, with a link to the page that handles it. */
export interface WaitingItem {
  key: string;
  title: string;
  /** Whether the title is the username of an account. */
  isUser?: true;
  /** E-mail address of the user, if it is needed. */
  email?: string;
  text: string;
  link?: { label: string; href: string };
}

/** Pending items of one kind. */
export interface WaitingKind {
  key: keyof AdminOverview['waiting'];
  title: string;
  /** Text if there are none of the kind. */
  none: string;
  /** Description of the kind, and a remedy. */
  help: string;
  count: number;
  /** Timestamp of the oldest item. */
  oldest: string | null;
  /** The oldest ones. */
  items: readonly WaitingItem[];
}

/** Reserved and final counts of a run, and its charge. */
function settlementText(run: DifferingSettlement): string {
  const { records, item, charged, shortfall } = texts.settlements;
  const reserved = records(run.reserved_fc_records90, run.reserved_tb_records90);
  const finalCounts = records(run.settled_fc_records90, run.settled_tb_records90);
  const parts = [
    item(run.feature_id, reserved, finalCounts),
    charged(formatDecimal(run.credits_reserved), formatDecimal(run.credits_used)),
  ];
  if (!isZeroDecimal(run.credits_shortfall)) {
    parts.push(shortfall(formatDecimal(run.credits_shortfall)));
  }
  return parts.join(' ');
}

/** All pending items, the most urgent kind first. */
export function waitingKinds({ waiting }: AdminOverview): readonly WaitingKind[] {
  const { data_requests, mails, reservations, settlements, registrations } = waiting;
  return [
    {
      key: 'data_requests',
      ...texts.data_requests,
      ...data_requests,
      items: data_requests.items.map(({ request_id, username, kind, due_on, overdue }) => ({
        key: String(request_id),
        title: username,
        isUser: true,
        text: texts.data_requests.item(dataRequestKindNames[kind], formatDay(due_on), overdue),
        link: { label: texts.data_requests.link, href: areaPaths.dataRequest.href(request_id) },
      })),
    },
    {
      key: 'mails',
      ...texts.mails,
      ...mails,
      items: mails.items.map(({ created_at, attempts, given_up, name, to, last_error }, index) => ({
        key: `${created_at} ${index}`,
        title: name ?? texts.mails.unnamed,
        ...(to ? { email: to } : {}),
        text: texts.mails.item(formatDateTime(created_at), attempts, given_up, last_error),
      })),
    },
    {
      key: 'reservations',
      ...texts.reservations,
      ...reservations,
      items: reservations.items.map((run) => ({
        key: String(run.utilization_id),
        title: run.username,
        isUser: true,
        text: texts.reservations.item(
          run.feature_id,
          formatDecimal(run.credits_reserved),
          formatDateTime(run.expires_at),
        ),
        link: {
          label: texts.reservations.link,
          href: areaPaths.userUtilizations.href(run.username),
        },
      })),
    },
    {
      key: 'settlements',
      ...texts.settlements,
      ...settlements,
      items: settlements.items.map((run) => ({
        key: String(run.utilization_id),
        title: run.username,
        isUser: true,
        text: settlementText(run),
        link: {
          label: texts.settlements.link,
          href: areaPaths.userUtilizations.href(run.username),
        },
      })),
    },
    {
      key: 'registrations',
      ...texts.registrations,
      ...registrations,
      items: registrations.items.map(({ username, email, registered_at, expires_at }) => ({
        key: username,
        title: username,
        email,
        text: texts.registrations.item(formatDateTime(registered_at), formatDateTime(expires_at)),
        link: { label: texts.registrations.link, href: paths.pendingVerification.href() },
      })),
    },
  ];
}
