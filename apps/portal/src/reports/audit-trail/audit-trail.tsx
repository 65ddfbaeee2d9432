import { type AuditEvent, getAuditEvents } from '@consultancy/validation';
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

/** The first change of an event, in a line; a dash if it changed nothing. */
function changeText(event: AuditEvent): string {
  const change = changesOf(event).find(({ isChanged }) => isChanged);
  if (!change) return commonTexts.none;
  // A created object has nothing before, a deleted one nothing after.
  if (event.before === null) return texts.factOf(change.name, change.after.join(' · '));
  if (event.after === null) return texts.factOf(change.name, change.before.join(' · '));
  const [before, after] = [change.before, change.after].map((lines) => lines.join(' · '));
  return texts.changeOf(change.name, before ?? '', after ?? '');
}

const reasonOf = (event: AuditEvent) => event.reason ?? commonTexts.none;

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
    { ...idColumn<AuditEvent>('id', texts.id, (event) => event.id), width: 4.5 },
    timestampColumn('date', texts.date, (event) => event.date),
    textColumn('action', texts.action, (event) => event.action_name, { width: 8.5 }),
    textColumn('actor', texts.actor, (event) => event.actor ?? texts.server, {
      width: 7,
      cell: ({ actor }) => (actor === null ? texts.server : <UserLink username={actor} />),
    }),
    textColumn('target', texts.target, (event) => event.target ?? commonTexts.none, {
      width: 7.5,
      cell: ({ target }) => (target === null ? commonTexts.none : <UserLink username={target} />),
    }),
    { ...longTextColumn('change', texts.change, changeText), width: 8, detail: false },
    { ...longTextColumn('reason', texts.reason, reasonOf), width: 8, detail: reasonOf },
    textColumn('address', texts.address, (event) => event.address ?? commonTexts.none, {
      ...hiddenAtFirst,
    }),
    textColumn('request_id', texts.request, (event) => event.request_id ?? commonTexts.none, {
      ...hiddenAtFirst,
      width: 18,
    }),
  ],
  rowActions: AuditFacts,
};
