import {
  type AuditEvent,
  auditActionNames,
  auditFactNames,
  auditFactValues,
  formatDecimal,
  weightRecord,
} from '@consultancy/validation';
import { formatPesos, formatSigned } from '../../lib/format-credits.ts';
import { formatDateTime, formatDay } from '../../lib/format-date.ts';
import { auditTexts, factFormats, filterNames } from '../../texts/audit.ts';
import { commonTexts } from '../../texts/common.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A fact before and after; each a list of lines. */
export interface FactChange {
  name: string;
  before: readonly string[];
  after: readonly string[];
  isChanged: boolean;
}

/** Formats of facts and filters whose value is not written as it is stored. */
const formats: Readonly<Record<string, (value: string) => string>> = {
  current_credits: formatDecimal,
  credits_purchased: formatDecimal,
  ...weightRecord(() => formatDecimal),
  max_count: formatDecimal,
  amount: formatSigned,
  amount_paid: formatPesos,
  due_on: formatDay,
  start_date: formatDateTime,
  end_date: formatDateTime,
  reason: (value) => (value.startsWith('second factor: ') ? factFormats.furtherReason : value),
};

const names: Readonly<Record<string, string>> = { ...filterNames, ...auditFactNames };

/** Labels of values that are identifiers, by fact or filter. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...auditFactValues,
  action: auditActionNames,
};

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const nameOf = (key: string) => names[key] ?? key;

function levelLine(level: unknown): string {
  if (!isFacts(level)) return textOf(level);
  const [from, credits] = [level.min_score, level.credits].map((value) =>
    formatDecimal(String(value)),
  );
  return factFormats.level(String(level.level), from ?? '', credits ?? '');
}

/** The value of a fact in lines, as the portal formats it; unknown facts are not formatted. */
export function linesOf(key: string, value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [commonTexts.none];
  if (typeof value === 'boolean') return [value ? factFormats.yes : factFormats.no];
  if (Array.isArray(value)) return value.map(levelLine);
  if (isFacts(value))
    return Object.entries(value).map(([name, part]) =>
      auditTexts.factOf(nameOf(name), linesOf(name, part).join(' · ')),
    );
  const text = String(value);
  return [valueNames[key]?.[text] ?? formats[key]?.(text) ?? text];
}

/** The values before and after, fact by fact, in the order in which they were written. */
export function changesOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>): FactChange[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].map((key) => {
    const [was, is] = [linesOf(key, before?.[key]), linesOf(key, after?.[key])];
    return { name: nameOf(key), before: was, after: is, isChanged: was.join() !== is.join() };
  });
}

/** The other facts of an event, such as the number of a purchase; empty ones are omitted. */
export function factsOf({ detail }: Pick<AuditEvent, 'detail'>) {
  return Object.entries(detail)
    .map(([key, value]) => ({ name: nameOf(key), lines: linesOf(key, value) }))
    .filter(({ lines }) => lines.length > 0);
}
