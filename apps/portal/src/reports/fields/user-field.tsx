import type { Client } from '@consultancy/api';
import { useReportList } from '@consultancy/api/hooks';
import { Combobox } from '@consultancy/ui';
import { getAdmins, getUsers, type ListedUser } from '@consultancy/validation';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { suggestionTexts, userFieldTexts as texts } from '../../texts/report-fields.ts';
import { reportTexts } from '../../texts/report-screen.ts';
import type { FieldMatches, ReportControlProps, SubjectField } from '../report-field.ts';
import { usernameRule } from './subject-rules.ts';

/** Most suggestions that are shown. */
const suggestions = '8';
/** Milliseconds after the last key before the request. */
const debounce = 200;

const optionOf = ({ username, first_name, last_name, enterprise_name }: ListedUser) => ({
  value: username,
  description: [`${first_name} ${last_name}`.trim(), enterprise_name].filter(Boolean).join(' · '),
});

/**
 * The user of an exact username, else the users and administrators whose username, name, e-mail or
 * enterprise contains the text. As an exact username may be behind the first matches, what could be
 * one is a match if there are more.
 */
async function findUsers(text: string, client: Client): Promise<FieldMatches> {
  const parsed = usernameRule.safeParse(text);
  const query = { search: text, max_count: suggestions };
  const pages = await Promise.all(
    [getUsers, getAdmins].map((list) => client.request(list, { query })),
  );
  const found = pages.flatMap(({ items }) => items.map(optionOf));
  const exact = found.find(({ value }) => value === parsed.data);
  if (exact) return { matches: [exact], hasMore: false };
  const hasMore = pages.some(({ next_cursor }) => next_cursor !== null);
  const typed = { value: parsed.data ?? '', description: texts.asTyped };
  return { matches: hasMore && parsed.success ? [typed, ...found] : found, hasMore };
}

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
  find: findUsers,
  prompt: { title: texts.prompt, help: texts.promptHelp },
  invalid: { title: reportTexts.userInvalid, help: reportTexts.userInvalidHelp },
};
