import { paper } from '../../../components/PrintTime/PrintTime.css.ts';
import { usePrintTime } from '../../../components/PrintTime/use-print-time.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { reportPrintTexts as texts } from '../../../texts/report-print.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { type ReportFilters, subjectFieldOf } from '../../report-filters.ts';
import type { Report } from '../use-report.ts';

function periodOf({ start_date, end_date }: ReportFilters): string | null {
  const [start, end] = [formatDay(start_date), formatDay(end_date)];
  if (start && end) return texts.fromTo(start, end);
  if (start) return texts.since(start);
  return end ? texts.until(end) : null;
}

interface FiltersOnPaperProps {
  definition: Pick<ReportDefinition<object>, 'subject' | 'fields'>;
  report: Pick<Report<object>, 'filters' | 'subject' | 'pages'>;
}

/** Prints the filters and the time of the report, as the form is not printed. */
export function FiltersOnPaper({ definition, report }: FiltersOnPaperProps) {
  const { filters, subject, pages } = report;
  const printTime = usePrintTime();
  const subjectField = subjectFieldOf(definition.subject);
  const named = [...(subjectField ? [subjectField] : []), ...(definition.fields ?? [])]
    .map((field) => ({ ...field, value: filters[field.name] ?? '' }))
    .filter(({ value }) => value !== '')
    .map(({ label, value, labelOf }) => `${label}: ${labelOf?.(value) ?? value}`);
  const own = definition.subject === 'own' && subject !== null ? [subject] : [];
  const facts = [
    ...own,
    ...named,
    periodOf(filters),
    printTime,
    pages.rows && pages.hasMore ? texts.printedPart(pages.rows.length) : null,
  ];
  return <p className={paper}>{facts.filter((fact) => fact !== null).join(' · ')}</p>;
}
