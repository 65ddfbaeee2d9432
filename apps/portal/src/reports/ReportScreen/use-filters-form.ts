import { type FormEvent, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReportDefinition } from '../report-definition.ts';
import { filterNamesOf, filterRulesOf, type ReportFilters } from '../report-filters.ts';
import { fillIn, focusFirst, unreadableIn, valuesIn } from './form-values.ts';
import type { Report } from './use-report.ts';

/** What is wrong with the filters, by name. */
type Faults = Readonly<Record<string, string>>;

/** The same each time: a search without faults draws the form no more often than it must. */
const noIssues: Faults = {};

const isInvalid = (faults: Faults) => Object.keys(faults).length > 0;

/** Holds filters against the rules of a report. */
function judge(rules: ReturnType<typeof filterRulesOf>, values: ReportFilters) {
  const result = rules.safeParse(values);
  const faults: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    faults[String(path[0])] ??= message;
  }
  return { values: { ...values, ...result.data }, faults };
}

/**
 * The form over the filters of the address. The controls hold what is typed and a form library is
 * not worth its bytes for a handful of them (numbers P2). A refused search leads to the first fault,
 * and from then on the filters are judged as they are typed.
 */
export function useFiltersForm<Row>(definition: ReportDefinition<Row>, report: Report<Row>) {
  const { filters, state, search } = report;
  const form = useRef<HTMLFormElement>(null);
  const [faults, setIssues] = useState<Faults>(noIssues);
  const { names, rules } = useMemo(
    () => ({ names: filterNamesOf(definition), rules: filterRulesOf(definition) }),
    [definition],
  );
  const address = JSON.stringify(filters);
  const takeFromAddress = useEffectEvent(() => {
    if (form.current) fillIn(form.current, names, filters);
    // An address can be written by hand: its faults are told as if they had been typed here.
    setIssues(state === 'invalid' ? judge(rules, filters).faults : noIssues);
  });
  // Before the page is painted, so that nobody sees the form without them.
  useLayoutEffect(() => {
    if (address) takeFromAddress();
  }, [address]);

  const send = () => {
    if (!form.current) return;
    const { values, faults: found } = judge(rules, valuesIn(form.current, names));
    const all = { ...found, ...unreadableIn(form.current, names) };
    setIssues(isInvalid(all) ? all : noIssues);
    if (isInvalid(all)) return focusFirst(form.current, names, all);
    fillIn(form.current, names, values);
    search(values);
  };
  return {
    faults,
    send,
    /** What the form element takes. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send();
      },
      onChange: () => {
        if (!form.current || !isInvalid(faults)) return;
        setIssues(judge(rules, valuesIn(form.current, names)).faults);
      },
    },
  };
}
