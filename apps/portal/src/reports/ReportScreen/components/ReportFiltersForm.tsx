import { Button } from '@consultancy/ui';
import { Suspense, useId, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { filterNamesOf, subjectFieldOf } from '../../report-filters.ts';
import { useFiltersForm } from '../use-filters-form.ts';
import type { Report } from '../use-report.ts';
import { FilterFields } from './FilterFields.tsx';
import * as styles from './ReportFiltersForm.css.ts';
import { ResultCount } from './ResultCount.tsx';

// Fetched when a text first has several matches.
const ValueChoices = lazyChunk(() => import('./ValueChoices.tsx'), 'ValueChoices');

interface ReportFiltersFormProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
  /** Called with each search. */
  onSearch: () => void;
}

/**
 * The field that is never folded, its subject or its only own filter, and the others.
 * @returns `names` of all that are folded on small screens.
 */
function fieldsOf<Row>(definition: ReportDefinition<Row>) {
  const { subject, fields = [] } = definition;
  const [only, ...others] = fields;
  const subjectField = subjectFieldOf(subject);
  const main = subjectField ?? (others.length === 0 ? only : undefined);
  const names = filterNamesOf(definition).filter((name) => name !== main?.name);
  return { main, optional: fields.filter((field) => field !== main), names };
}

/**
 * The filters of a report, «Buscar» (§2) and the number of results in one line. On small screens the
 * optional filters are folded until a button shows them, or one of them is invalid.
 */
export function ReportFiltersForm<Row>(props: ReportFiltersFormProps<Row>) {
  const { definition, report, onSearch } = props;
  const { state, pages, subjectField, filters } = report;
  const { main, optional, names } = fieldsOf(definition);
  const [isUnfolded, setUnfolded] = useState(state === 'invalid');
  const onRejected = (invalid: readonly string[]) => {
    if (invalid.some((name) => names.includes(name))) setUnfolded(true);
  };
  const form = useFiltersForm({ definition, report, onSearch, onRejected });
  const { issues, choice } = form;
  const isLoading = state === 'ready' && (pages.isInitialLoading || pages.isReloading);
  const optionalId = useId();
  return (
    <search className={styles.container} data-print="hidden">
      <form {...form.formProps} aria-label={texts.filters} className={styles.form}>
        {main ? (
          <div className={styles.subject}>
            <main.Control
              name={main.name}
              label={main.label}
              error={issues[main.name]}
              required={main === subjectField}
            />
          </div>
        ) : null}
        <div className={styles.unfold}>
          <Button
            aria-expanded={isUnfolded}
            aria-controls={optionalId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {texts.activeFilters(names.filter((name) => filters[name]).length)}
          </Button>
        </div>
        <div id={optionalId} className={styles.optional} data-folded={!isUnfolded || undefined}>
          <FilterFields
            definition={definition}
            fields={optional}
            issues={issues}
            onPreset={form.send}
          />
        </div>
        <div className={styles.action}>
          <Button
            type="submit"
            variant="primary"
            // Other filters can be sent while a search loads: it is superseded.
            busy={(isLoading && !form.isChanged) || form.isFinding}
            busyLabel={texts.searching}
          >
            {texts.search}
          </Button>
        </div>
        <div className={styles.result}>
          <ResultCount report={report} />
        </div>
      </form>
      {choice ? (
        <Suspense>
          <ValueChoices choice={choice} onChoose={form.choose} onClose={() => form.choose(null)} />
        </Suspense>
      ) : null}
    </search>
  );
}
