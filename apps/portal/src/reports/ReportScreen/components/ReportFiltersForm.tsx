import { Button } from '@consultancy/ui';
import { Suspense, useId, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { reportTexts as texts } from '../../../texts/reports.ts';
import type { ReportDefinition } from '../../report-definition.ts';
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
 * The filters of a report, «Buscar» (§2) and the number of results in one line. On small screens the
 * optional filters are folded until a button shows them, or one of them is invalid.
 */
export function ReportFiltersForm<Row>(props: ReportFiltersFormProps<Row>) {
  const { definition, report, onSearch } = props;
  const { state, pages, subjectField, activeFilters } = report;
  const [isUnfolded, setUnfolded] = useState(state === 'invalid');
  const onRejected = (names: readonly string[]) => {
    if (names.some((name) => name !== subjectField?.name)) setUnfolded(true);
  };
  const form = useFiltersForm({ definition, report, onSearch, onRejected });
  const { issues, choice } = form;
  const isLoading = state === 'ready' && (pages.isInitialLoading || pages.isReloading);
  const optionalId = useId();
  return (
    <search className={styles.container} data-print="hidden">
      <form
        {...form.formProps}
        aria-label={texts.filters}
        className={styles.form}
        data-invalid={Object.keys(issues).length > 0 || undefined}
      >
        {subjectField ? (
          <div className={styles.subject}>
            <subjectField.Control
              name={subjectField.name}
              label={subjectField.label}
              error={issues[subjectField.name]}
              required
            />
          </div>
        ) : null}
        <div className={styles.unfold}>
          <Button
            aria-expanded={isUnfolded}
            aria-controls={optionalId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {texts.activeFilters(activeFilters)}
          </Button>
        </div>
        <div id={optionalId} className={styles.optional} data-folded={!isUnfolded || undefined}>
          <FilterFields definition={definition} issues={issues} onPreset={form.send} />
        </div>
        <div className={styles.action}>
          <Button
            type="submit"
            variant="primary"
            busy={isLoading || form.isFinding}
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
