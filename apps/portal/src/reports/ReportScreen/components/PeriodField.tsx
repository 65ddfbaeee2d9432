import { DateRangeField } from '@consultancy/ui';
import { usualPeriods } from '../../../lib/usual-periods.ts';
import { dateFieldTexts } from '../../../texts/date-field.ts';
import { reportTexts as texts } from '../../../texts/report-screen.ts';

interface PeriodFieldProps {
  /** Messages of invalid filters, by name. */
  issues: Readonly<Record<string, string>>;
  /** Called after a usual period fills both days. */
  onPreset: () => void;
}

const [week, month] = [7, 30];

/** Start and end date (§2), and the usual periods behind one button. */
export function PeriodField({ issues, onPreset }: PeriodFieldProps) {
  const period = usualPeriods(new Date());
  return (
    <DateRangeField
      label={texts.period}
      labelHidden
      texts={dateFieldTexts}
      presetsLabel={texts.presets}
      presets={[
        { label: texts.today, ...period.today },
        { label: texts.lastDays(week), ...period.lastDays(week) },
        { label: texts.lastDays(month), ...period.lastDays(month) },
        { label: texts.thisMonth, ...period.thisMonth },
        { label: texts.thisYear, ...period.thisYear },
      ]}
      onPreset={onPreset}
      from={{ name: 'start_date', error: issues.start_date, label: texts.start }}
      to={{ name: 'end_date', error: issues.end_date, label: texts.end }}
    />
  );
}
