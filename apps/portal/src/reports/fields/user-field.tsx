import { useReportList } from '@consultancy/api/hooks';
import { Combobox } from '@consultancy/ui';
import { getUsers, type ListedUser } from '@consultancy/validation';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { reportTexts, suggestionTexts, userFieldTexts as texts } from '../../texts/reports.ts';
import type { ReportControlProps, SubjectField } from '../report-field.ts';
import { usernameRule } from './subject-rules.ts';

/** Most suggestions that are shown. */
const suggestions = '8';
/** Milliseconds after the last key before the request. */
const debounce = 200;

const optionOf = ({ username, first_name, last_name, enterprise_name }: ListedUser) => ({
  value: username,
  description: [`${first_name} ${last_name}`.trim(), enterprise_name].filter(Boolean).join(' · '),
});

/** A username, with suggestions from the users list once the field is in use. */
function UserControl(props: ReportControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebouncedValue(typed, debounce);
  const query = useMemo(
    () => (search === null ? null : { search: search.trim(), max_count: suggestions }),
    [search],
  );
  const { rows, error } = useReportList(getUsers, null, query);
  const options = useMemo(() => (rows ?? []).map(optionOf), [rows]);
  const isAhead = search !== typed || rows === undefined;
  return (
    <Combobox
      {...props}
      options={options}
      state={error ? 'error' : isAhead ? 'loading' : 'ready'}
      onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
      onQueryChange={setTyped}
      texts={suggestionTexts}
      autoCapitalize="none"
      autoComplete="off"
    />
  );
}

/** The username of a one-user report (§2, §5). */
export const userField: SubjectField = {
  name: 'username',
  label: texts.label,
  rule: usernameRule,
  Control: UserControl,
  prompt: { title: texts.prompt, help: texts.promptHelp },
  invalid: { title: reportTexts.userInvalid, help: reportTexts.userInvalidHelp },
};
