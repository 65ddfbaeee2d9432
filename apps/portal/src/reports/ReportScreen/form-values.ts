import type { ReportFilters } from '../report-filters.ts';

type Control = HTMLInputElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  return isControl ? control : null;
}

/** Values of the filters in their controls. */
export function valuesIn(form: HTMLFormElement, names: readonly string[]): ReportFilters {
  const values = names.map((name) => [name, controlOf(form, name)?.value ?? '']);
  return { start_date: '', end_date: '', max_count: '', ...Object.fromEntries(values) };
}

/** Fills the controls with filters. */
export function fillIn(form: HTMLFormElement, names: readonly string[], filters: ReportFilters) {
  for (const name of names) {
    const control = controlOf(form, name);
    const value = filters[name] ?? '';
    if (control && control.value !== value) control.value = value;
  }
}

/** Focuses the control of a filter. */
export function focusControl(form: HTMLFormElement, name: string): void {
  controlOf(form, name)?.focus();
}

/** Focuses the first invalid control. */
export function focusFirst(form: HTMLFormElement, names: readonly string[], issues: object): void {
  const first = names.find((name) => Object.hasOwn(issues, name));
  if (first !== undefined) focusControl(form, first);
}

/**
 * Issues of days that are partly typed or do not exist, as their fields report them. A date field has
 * no value for them, so that they would be searched as if they were empty.
 */
export function unreadableIn(form: HTMLFormElement, names: readonly string[]) {
  const issues = names.map((name) => [name, controlOf(form, name)?.validationMessage ?? '']);
  return Object.fromEntries(issues.filter(([, message]) => message !== ''));
}
