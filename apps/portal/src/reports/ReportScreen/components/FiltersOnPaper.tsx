import { formatDateTime, formatDay } from '../../../lib/format-date.ts';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { type ReportFilters, subjectFieldOf } from '../../report-filters.ts';
import type { Report } from '../use-report.ts';
import * as styles from './FiltersOnPaper.css.ts';

function periodOf({ start_date, end_date }: ReportFilters): string | null {
  const [start, end] = [formatDay(start_date), formatDay(end_date)];
  if (start && end) return texts.fromTo(start, end);
  if (start) return texts.since(start);
  return end ? texts.until(end) : null;
}

interface FiltersOnPaperProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
}

/** Prints the filters and the time of the report, as the form is not printed. */
export function FiltersOnPaper<Row>({ definition, report }: FiltersOnPaperProps<Row>) {
  const { filters, subject, state, pages } = report;
  if (state !== 'ready') return null;
  const subjectField = subjectFieldOf(definition.subject);
  const named = [...(subjectField ? [subjectField] : []), ...(definition.fields ?? [])]
    .map(({ name, label }) => [label, filters[name] ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  const own = definition.subject === 'own' && subject !== null ? [subject] : [];
  const facts = [
    ...own,
    ...named,
    periodOf(filters),
    texts.printedAt(formatDateTime(new Date().toISOString())),
    pages.rows && pages.hasMore ? texts.printedPart(pages.rows.length) : null,
  ];
  return <p className={styles.paper}>{facts.filter((fact) => fact !== null).join(' · ')}</p>;
}
