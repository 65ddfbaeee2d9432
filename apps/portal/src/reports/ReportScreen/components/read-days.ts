import { ruleTexts } from '@consultancy/validation';
import type { UseFormReturn } from 'react-hook-form';
import type { ReportFilters } from '../../report-filters.ts';

const days = ['start_date', 'end_date'] as const;

/**
 * Makes the form think of its days what the reader sees. A date control gives nothing both for what
 * is no date in an address, which it shows as empty, and for a day typed by half or that does not
 * exist, which would be searched for as if no day had been given. Says whether they can be read.
 */
export function readDays(form: UseFormReturn<ReportFilters>, element: HTMLFormElement): boolean {
  const controls = days.map((name) => [name, element.elements.namedItem(name)] as const);
  let readable = true;
  for (const [name, control] of controls) {
    if (!(control instanceof HTMLInputElement) || control.value !== '') continue;
    if (!control.validity.badInput) {
      form.setValue(name, '');
    } else {
      const fault = { type: 'unreadable', message: ruleTexts.dateFormat };
      form.setError(name, fault, { shouldFocus: readable });
      readable = false;
    }
  }
  return readable;
}
