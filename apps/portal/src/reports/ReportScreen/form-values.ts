import { ruleTexts } from '@consultancy/validation';
import type { ReportFilters } from '../report-filters.ts';

type Control = HTMLInputElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  return isControl ? control : null;
}

/** The filters as they stand in their controls. */
export function valuesIn(form: HTMLFormElement, names: readonly string[]): ReportFilters {
  const values = names.map((name) => [name, controlOf(form, name)?.value ?? '']);
  return { start_date: '', end_date: '', max_count: '', ...Object.fromEntries(values) };
}

/** Puts filters into their controls. */
export function fillIn(form: HTMLFormElement, names: readonly string[], filters: ReportFilters) {
  for (const name of names) {
    const control = controlOf(form, name);
    const value = filters[name] ?? '';
    if (control && control.value !== value) control.value = value;
  }
}

/** Leads to the first control at fault. */
export function focusFirst(form: HTMLFormElement, names: readonly string[], faults: object): void {
  const first = names.find((name) => Object.hasOwn(faults, name));
  if (first !== undefined) controlOf(form, first)?.focus();
}

/**
 * Days that are typed by half or do not exist. A date control gives nothing for them, so that they
 * would be searched for as if no day had been given.
 */
export function unreadableIn(form: HTMLFormElement, names: readonly string[]) {
  const unreadable = names.filter((name) => controlOf(form, name)?.validity.badInput);
  return Object.fromEntries(unreadable.map((name) => [name, ruleTexts.dateFormat]));
}
