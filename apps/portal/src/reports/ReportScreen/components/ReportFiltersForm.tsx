import { Button, DateField, TextField } from '@consultancy/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../../components/EnglishOriginal/field-props.tsx';
import { reportTexts as texts } from '../../../texts/reports.ts';
import { type ReportFilters, reportFilters } from '../../report-filters.ts';
import * as styles from './ReportFiltersForm.css.ts';
import { readDays } from './read-days.ts';

interface ReportFiltersFormProps {
  /** The filters that are in force. */
  filters: ReportFilters;
  isBusy: boolean;
  onSearch: (filters: ReportFilters) => void;
}

/** Start date, end date, «Registros» and «Buscar» (§2). The user's own name is not shown. */
export function ReportFiltersForm({ filters, isBusy, onSearch }: ReportFiltersFormProps) {
  const form = useForm<ReportFilters>({
    resolver: standardSchemaResolver(reportFilters),
    // Filters that come by the address, as with the back button, fill the form anew.
    values: filters,
  });
  const { trigger } = form;
  const inAddress = Object.values(filters).join('');
  useEffect(() => {
    // An address can be written by hand: its faults are told as if they had been typed here.
    if (inAddress !== '') void trigger();
  }, [inAddress, trigger]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (readDays(form, event.currentTarget)) void form.handleSubmit(onSearch)();
  };
  return (
    <form noValidate aria-label={texts.filters} className={styles.form} onSubmit={submit}>
      <DateField {...fieldProps(form, 'start_date')} label={texts.start} />
      <DateField {...fieldProps(form, 'end_date')} label={texts.end} />
      <TextField
        {...fieldProps(form, 'max_count')}
        label={texts.count}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={styles.action}>
        <Button type="submit" variant="primary" fullWidth busy={isBusy} busyLabel={texts.searching}>
          {texts.search}
        </Button>
      </div>
    </form>
  );
}
