import { DateRangeField } from '@consultancy/ui';
import { usualPeriods } from '../../../lib/usual-periods.ts';
import { reportTexts as texts } from '../../../texts/reports.ts';

interface PeriodFieldProps {
  /** What is wrong with the filters, by name. */
  faults: Readonly<Record<string, string>>;
  /** Called once a usual period stands in both days. */
  onPreset: () => void;
}

const [week, month] = [7, 30];

/** Start and end date (§2), and the usual periods in one press. */
export function PeriodField({ faults, onPreset }: PeriodFieldProps) {
  const period = usualPeriods(new Date());
  return (
    <DateRangeField
      label={texts.period}
      presetsLabel={texts.presets}
      presets={[
        { label: texts.today, ...period.today },
        { label: texts.lastDays(week), ...period.lastDays(week) },
        { label: texts.lastDays(month), ...period.lastDays(month) },
        { label: texts.thisMonth, ...period.thisMonth },
        { label: texts.thisYear, ...period.thisYear },
      ]}
      onPreset={onPreset}
      from={{ name: 'start_date', error: faults.start_date, label: texts.start }}
      to={{ name: 'end_date', error: faults.end_date, label: texts.end }}
    />
  );
}
