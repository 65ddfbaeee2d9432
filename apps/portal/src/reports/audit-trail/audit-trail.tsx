import {
  type AuditEvent,
  getAuditEvents,
  auditEventLabels as labels,
} from '@consultancy/validation';
import { UserLink } from '../../components/UserLink/UserLink.tsx';
import { adminTitles } from '../../texts/areas.ts';
import { auditTexts as texts } from '../../texts/audit.ts';
import { commonTexts } from '../../texts/common.ts';
import { idColumn, textColumn, timestampColumn } from '../columns.tsx';
import { longTextColumn } from '../long-text-column.tsx';
import type { ReportDefinition } from '../report-definition.ts';
import { AuditFacts } from './AuditFacts.tsx';
import { auditFields } from './audit-fields.ts';
import { changesOf } from './facts.ts';

/** The first change of an event, in a line; null if it changed nothing. */
function changeText(event: AuditEvent): string | null {
  const change = changesOf(event).find(({ isChanged }) => isChanged);
  if (!change) return null;
  // A created object has nothing before, a deleted one nothing after.
  if (event.before === null) return texts.factOf(change.name, change.after.join(' · '));
  if (event.after === null) return texts.factOf(change.name, change.before.join(' · '));
  const [before, after] = [change.before, change.after].map((lines) => lines.join(' · '));
  return texts.changeOf(change.name, before ?? '', after ?? '');
}

const reasonOf = (event: AuditEvent) => event.reason;

type TextOf = (event: AuditEvent) => string | null;

const dashIfNone = (value: TextOf) => (event: AuditEvent) => value(event) ?? commonTexts.none;

/** A long text that not every event has; those without it are sorted last. */
const optionalText = (key: string, header: string, value: TextOf) => ({
  ...longTextColumn(key, header, dashIfNone(value)),
  sort: { by: 'text' as const, value },
  width: 8,
});

const hiddenAtFirst = { hiddenAtFirst: true, mono: true } as const;

/** Every event of security and administration in the audit trail. */
export const report: ReportDefinition<AuditEvent> = {
  title: adminTitles.auditTrail,
  lead: texts.lead,
  caption: texts.caption,
  list: getAuditEvents,
  fields: auditFields,
  defaultCount: 20,
  empty: { title: texts.empty, help: texts.emptyHelp },
  rowKey: (event) => String(event.id),
  rowName: (event) => texts.row(event.id),
  columns: [
    { ...idColumn<AuditEvent>('id', labels.id, (event) => event.id), width: 4.5 },
    timestampColumn('date', labels.date, (event) => event.date),
    textColumn('action', labels.action_name, (event) => event.action_name, { width: 8.5 }),
    textColumn('actor', labels.actor, (event) => event.actor ?? texts.server, {
      width: 7,
      cell: ({ actor }) => (actor === null ? texts.server : <UserLink username={actor} />),
    }),
    textColumn('target', labels.target, (event) => event.target, {
      width: 7.5,
      cell: ({ target }) => (target === null ? commonTexts.none : <UserLink username={target} />),
    }),
    { ...optionalText('change', texts.change, changeText), detail: false },
    { ...optionalText('reason', labels.reason, reasonOf), detail: dashIfNone(reasonOf) },
    textColumn('address', labels.address, (event) => event.address, hiddenAtFirst),
    textColumn('request_id', labels.request_id, (event) => event.request_id, {
      ...hiddenAtFirst,
      width: 18,
    }),
  ],
  rowActions: AuditFacts,
};
