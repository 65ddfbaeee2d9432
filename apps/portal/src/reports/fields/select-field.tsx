import { SelectField } from '@consultancy/ui';
import * as z from 'zod/mini';
import type { ReportControlProps, ReportField } from '../report-field.ts';

interface SelectFieldInput extends Pick<ReportField, 'name' | 'label'> {
  /** Label of the empty value. */
  any: string;
  /** Labels by value. */
  names: Readonly<Record<string, string>>;
  /** Message for a value that has no label. */
  unknown: string;
}

/** A filter whose values are chosen by their labels. */
export function selectField({ name, label, any, names, unknown }: SelectFieldInput): ReportField {
  const options = [
    { value: '', label: any },
    ...Object.entries(names).map(([value, label]) => ({ value, label })),
  ];
  function SelectControl(props: ReportControlProps) {
    return <SelectField {...props} options={options} />;
  }
  return {
    name,
    label,
    rule: z.string().check(z.refine((value) => Object.hasOwn(names, value), unknown)),
    Control: SelectControl,
    labelOf: (value) => names[value] ?? value,
  };
}
