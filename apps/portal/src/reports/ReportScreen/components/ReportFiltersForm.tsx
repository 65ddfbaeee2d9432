import { Button, TextField } from '@consultancy/ui';
import { reportTexts as texts } from '../../../texts/reports.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { useFiltersForm } from '../use-filters-form.ts';
import type { Report } from '../use-report.ts';
import { PeriodField } from './PeriodField.tsx';
import * as styles from './ReportFiltersForm.css.ts';

interface ReportFiltersFormProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
}

/**
 * The filters of a report and «Buscar» (§2): its subject if there is one, its own filters, start
 * and end date, and «Registros».
 */
export function ReportFiltersForm<Row>({ definition, report }: ReportFiltersFormProps<Row>) {
  const { state, pages, subjectField } = report;
  const { fields = [] } = definition;
  const { issues, send, formProps } = useFiltersForm(definition, report);
  const hasCount = definition.defaultCount !== false;
  const isBusy = state === 'ready' && (pages.isInitialLoading || pages.isReloading);
  return (
    <search className={styles.container} data-print="hidden">
      <form {...formProps} aria-label={texts.filters} className={styles.form}>
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
        {fields.length > 0 ? (
          <div className={fields.length > 1 ? styles.further : styles.subject}>
            {fields.map(({ name, label, Control }) => (
              <Control key={name} name={name} label={label} error={issues[name]} />
            ))}
          </div>
        ) : null}
        <div className={styles.period}>
          <PeriodField issues={issues} onPreset={send} />
        </div>
        {hasCount ? (
          <div className={styles.count}>
            <TextField
              name="max_count"
              label={texts.count}
              error={issues.max_count}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        ) : null}
        <div className={hasCount ? `${styles.besideCount} ${styles.action}` : styles.action}>
          <Button
            type="submit"
            variant="primary"
            fullWidth
            busy={isBusy}
            busyLabel={texts.searching}
          >
            {texts.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
