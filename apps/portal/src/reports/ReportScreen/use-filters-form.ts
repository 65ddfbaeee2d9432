import { useClient } from '@consultancy/api/hooks';
import {
  type FormEvent,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ReportDefinition } from '../report-definition.ts';
import {
  filterNamesOf,
  filterRulesOf,
  type ReportFilters,
  subjectFieldOf,
} from '../report-filters.ts';
import { findValues, unresolvedIn, type ValueChoice } from './find-values.ts';
import { fillIn, focusControl, focusFirst, unreadableIn, valuesIn } from './form-values.ts';
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

interface FormOptions<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
  /** Called with each search that is not rejected. */
  onSearch: () => void;
  /** Called with the invalid filters before one gets the focus, so that it can be shown. */
  onRejected: (names: readonly string[]) => void;
}

/** The names, rules and searchable fields of a report's filters. */
function formOf<Row>(definition: ReportDefinition<Row>) {
  const subjectField = subjectFieldOf(definition.subject);
  const fields = [...(subjectField ? [subjectField] : []), ...(definition.fields ?? [])];
  const finders = fields.filter(({ find }) => find !== undefined);
  return { names: filterNamesOf(definition), rules: filterRulesOf(definition), finders };
}

/**
 * The form for the filters of the address. The controls store the typed values: a form library is
 * not worth its bytes for a handful of them (P2). A text that is looked up, such as a name,
 * is replaced by its single match; several are offered. A rejected search focuses the first invalid
 * filter, and from then on the filters are validated on change.
 */
export function useFiltersForm<Row>(options: FormOptions<Row>) {
  const { definition, report, onSearch, onRejected } = options;
  const { filters, state, search } = report;
  const client = useClient();
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Issues>(noIssues);
  const [choice, setChoice] = useState<ValueChoice | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [isChanged, setChanged] = useState(false);
  /** Another object for each search, also for one that is undone before its address is rendered. */
  const [sent, setSent] = useState({});
  /** The current look-up: a later search or change makes an earlier one obsolete. */
  const lookup = useRef(0);
  /** Texts that need no look-up: those of the address, and those that the user selected. */
  const known = useRef<Readonly<Record<string, string>>>({});
  const { names, rules, finders } = useMemo(() => formOf(definition), [definition]);
  const filtersKey = JSON.stringify(filters);
  const fillFromUrl = useEffectEvent(() => {
    if (form.current) fillIn(form.current, names, filters);
    // Users can type an address: its issues are shown as if they had been typed in the form.
    setIssues(state === 'invalid' ? validate(rules, filters).issues : noIssues);
    known.current = filters;
    setChanged(false);
    cancelLookup();
  });
  // Before the first paint, so that the empty form is never visible.
  useLayoutEffect(() => {
    if (filtersKey && sent) fillFromUrl();
  }, [filtersKey, sent]);

  const submit = (form: HTMLFormElement, typed: ReportFilters) => {
    const { values, issues: found } = validate(rules, typed);
    const all = { ...found, ...unreadableIn(form, names) };
    if (isInvalid(all)) {
      // Rendered at once, as only a visible control accepts the focus.
      flushSync(() => {
        setIssues(all);
        onRejected(Object.keys(all));
      });
      return focusFirst(form, names, all);
    }
    setIssues(noIssues);
    setChanged(false);
    fillIn(form, names, values);
    onSearch();
    // Rendered with the address.
    startTransition(() => {
      setSent({});
      search(values);
    });
  };
  const cancelLookup = () => {
    lookup.current += 1;
    setFinding(false);
    setChoice(null);
  };
  const send = async () => {
    const element = form.current;
    if (!element) return;
    cancelLookup();
    const typed = valuesIn(element, names);
    const unresolved = unresolvedIn(finders, typed, known.current);
    if (unresolved.length === 0) return submit(element, typed);
    const own = lookup.current;
    setFinding(true);
    const found = await findValues(unresolved, typed, client);
    if (own !== lookup.current) return;
    setFinding(false);
    if (found.choice) return setChoice(found.choice);
    submit(element, found.values);
  };
  return {
    issues,
    isFinding,
    /** The form has other filters than the search that was sent last. */
    isChanged,
    choice,
    send: () => void send(),
    /** Searches with one of the offered values; null returns to the field. */
    choose: (value: string | null) => {
      if (!form.current || !choice) return;
      const { name } = choice.field;
      cancelLookup();
      focusControl(form.current, name);
      if (value === null) return;
      known.current = { ...known.current, [name]: value };
      fillIn(form.current, [name], { ...filters, [name]: value });
      void send();
    },
    /** Props of the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void send();
      },
      onChange: () => {
        if (!form.current) return;
        setChanged(true);
        if (isFinding || choice) cancelLookup();
        if (!isInvalid(issues)) return;
        const typed = valuesIn(form.current, names);
        const { issues: found } = validate(rules, typed);
        // A text that is looked up can be a name: only a search can reject it.
        for (const { name } of unresolvedIn(finders, typed, known.current)) delete found[name];
        setIssues(found);
      },
    },
  };
}
