import { TextField } from '@consultancy/ui';
import { reportTexts as texts } from '../../../texts/reports.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { PeriodField } from './PeriodField.tsx';
import * as styles from './ReportFiltersForm.css.ts';

interface FilterFieldsProps<Row> {
  definition: ReportDefinition<Row>;
  /** Messages of invalid filters, by name. */
  issues: Readonly<Record<string, string>>;
  onPreset: () => void;
}

/** The optional filters of a report: its own ones, start and end date, and «Registros» (§2). */
export function FilterFields<Row>({ definition, issues, onPreset }: FilterFieldsProps<Row>) {
  const { fields = [], defaultCount } = definition;
  return (
    <>
      {fields.length > 0 ? (
        <div className={fields.length > 1 ? styles.further : styles.subject}>
          {fields.map(({ name, label, Control }) => (
            <Control key={name} name={name} label={label} error={issues[name]} />
          ))}
        </div>
      ) : null}
      <div className={styles.period}>
        <PeriodField issues={issues} onPreset={onPreset} />
      </div>
      {defaultCount === false ? null : (
        <div className={styles.count}>
          <TextField
            name="max_count"
            label={texts.count}
            error={issues.max_count}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </>
  );
}
