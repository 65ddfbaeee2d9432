import { type FormEvent, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReportDefinition } from '../report-definition.ts';
import { filterNamesOf, filterRulesOf, type ReportFilters } from '../report-filters.ts';
import { fillIn, focusFirst, unreadableIn, valuesIn } from './form-values.ts';
import type { Report } from './use-report.ts';

/** Messages of invalid filters, by name. */
type Issues = Readonly<Record<string, string>>;

/** A constant: a search without issues causes no further rendering. */
const noIssues: Issues = {};

const isInvalid = (issues: Issues) => Object.keys(issues).length > 0;

/** Validates filters against the rules of a report. */
function validate(rules: ReturnType<typeof filterRulesOf>, values: ReportFilters) {
  const result = rules.safeParse(values);
  const issues: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    issues[String(path[0])] ??= message;
  }
  return { values: { ...values, ...result.data }, issues };
}

/**
 * The form for the filters of the address. The controls store the typed values: a form library is
 * not worth its bytes for a handful of them (numbers P2). A rejected search focuses the first
 * invalid filter, and from then on the filters are validated on change.
 */
export function useFiltersForm<Row>(definition: ReportDefinition<Row>, report: Report<Row>) {
  const { filters, state, search } = report;
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Issues>(noIssues);
  const { names, rules } = useMemo(
    () => ({ names: filterNamesOf(definition), rules: filterRulesOf(definition) }),
    [definition],
  );
  const address = JSON.stringify(filters);
  const fillFromAddress = useEffectEvent(() => {
    if (form.current) fillIn(form.current, names, filters);
    // Users can type an address: its issues are shown as if they had been typed in the form.
    setIssues(state === 'invalid' ? validate(rules, filters).issues : noIssues);
  });
  // Before the first paint, so that the empty form is never visible.
  useLayoutEffect(() => {
    if (address) fillFromAddress();
  }, [address]);

  const send = () => {
    if (!form.current) return;
    const { values, issues: found } = validate(rules, valuesIn(form.current, names));
    const all = { ...found, ...unreadableIn(form.current, names) };
    setIssues(isInvalid(all) ? all : noIssues);
    if (isInvalid(all)) return focusFirst(form.current, names, all);
    fillIn(form.current, names, values);
    search(values);
  };
  return {
    issues,
    send,
    /** Props of the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send();
      },
      onChange: () => {
        if (!form.current || !isInvalid(issues)) return;
        setIssues(validate(rules, valuesIn(form.current, names)).issues);
      },
    },
  };
}
