import { TextField } from '@consultancy/ui';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import type { ReportField } from '../../report-field.ts';
import { PeriodField } from './PeriodField.tsx';
import * as styles from './ReportFiltersForm.css.ts';

interface FilterFieldsProps<Row> {
  definition: ReportDefinition<Row>;
  /** The filters of the report's own that are not beside these. */
  fields: readonly ReportField[];
  /** Messages of invalid filters, by name. */
  issues: Readonly<Record<string, string>>;
  onPreset: () => void;
}

/** The optional filters of a report: its own ones, start and end date, and «Registros» (§2). */
export function FilterFields<Row>(props: FilterFieldsProps<Row>) {
  const { definition, fields, issues, onPreset } = props;
  return (
    <>
      {fields.length > 0 ? (
        <div className={styles.further}>
          {fields.map(({ name, label, Control }) => (
            <Control key={name} name={name} label={label} error={issues[name]} />
          ))}
        </div>
      ) : null}
      <div className={styles.period}>
        <PeriodField issues={issues} onPreset={onPreset} />
      </div>
      {definition.defaultCount === false ? null : (
        <div className={styles.count}>
          <TextField
            name="max_count"
            label={texts.count}
            error={issues.max_count}
            placeholder={texts.emptyCount(definition.defaultCount)}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </>
  );
}
