import type { AuditEvent } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { formatPesos, formatSigned } from '../../lib/format-credits.ts';
import { factFormats, factNames, factValues } from '../../texts/audit.ts';
import { commonTexts } from '../../texts/common.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A fact before and after; each a list of lines. */
export interface FactChange {
  name: string;
  before: readonly string[];
  after: readonly string[];
  isChanged: boolean;
}

const amounts: Readonly<Record<string, (value: string) => string>> = {
  current_credits: formatDecimal,
  credits_purchased: formatDecimal,
  fc_weight: formatDecimal,
  tb_weight: formatDecimal,
  amount: formatSigned,
  amount_paid: formatPesos,
};

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function levelLine(level: unknown): string {
  if (!isFacts(level)) return textOf(level);
  const [from, credits] = [level.min_score, level.credits].map((value) =>
    formatDecimal(String(value)),
  );
  return factFormats.level(String(level.level), from ?? '', credits ?? '');
}

/** The value of a fact in lines, as the portal formats it; unknown facts are not formatted. */
export function linesOf(key: string, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [commonTexts.none];
  if (typeof value === 'boolean') return [value ? factFormats.yes : factFormats.no];
  if (Array.isArray(value)) return value.map(levelLine);
  if (isFacts(value))
    return Object.entries(value).map(([name, part]) => `${name}: ${textOf(part)}`);
  const text = String(value);
  return [amounts[key]?.(text) ?? factValues[`${key} ${text}`] ?? text];
}

const nameOf = (key: string) => factNames[key] ?? key;

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
