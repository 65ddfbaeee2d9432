import { auditTools, type FindResults } from '@consultancy/validation';
import { areaPaths, dayFilters } from '../../../config/area-paths.ts';
import { foldText } from '../../../lib/fold-text.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { reportTitles } from '../../../texts/areas.ts';
import { findTexts as texts } from '../../../texts/find.ts';
import type { AreaNavigation } from '../area-navigation.ts';

/** Something to go to. Its URL identifies it. */
export interface FindOption {
  key: string;
  value: string;
  /** Its kind, and what distinguishes it. */
  description: string;
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** The pages of an area whose name contains a text, then those of the group of that name; all without one. */
export function pageOptions(navigation: AreaNavigation, text: string): FindOption[] {
  const wanted = foldText(text);
  const pages = navigation.groups.flatMap(({ label: group, entries }) =>
    entries.map(({ href, label }) => ({
      key: href,
      value: label,
      description: texts.page(group),
      name: foldText(label),
      group: foldText(group ?? ''),
    })),
  );
  const byName = pages.filter(({ name }) => name.includes(wanted));
  const byGroup = pages.filter(({ name, group }) => !name.includes(wanted) && group === wanted);
  return [...byName, ...byGroup].map(({ key, value, description }) => ({
    key,
    value,
    description,
  }));
}

/** The two reports of each tool whose code or name contains a text. */
export function toolOptions(text: string): FindOption[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  return auditTools
    .filter(({ code, name }) => foldText(`${code} ${name}`).includes(wanted))
    .flatMap(({ code, name }) => [
      {
        key: areaPaths.toolUtilizations.href(code),
        value: texts.tool(code, name),
        description: reportTitles.toolUtilizations,
      },
      {
        key: areaPaths.toolErrors.href(code),
        value: texts.tool(code, name),
        description: reportTitles.toolErrors,
      },
    ]);
}

/** The records that the server found: users lead to their page, numbers to their report. */
export function recordOptions({ users, transaction, utilization }: FindResults): FindOption[] {
  const options = users.map(({ username, role, suspended, erased, ...user }) => ({
    key: areaPaths.userPage.href(username),
    value: username,
    description: joined([
      role === 'admin' ? texts.admin : texts.user,
      `${user.first_name} ${user.last_name}`.trim(),
      user.enterprise_name,
      suspended ? texts.suspended : '',
      erased ? texts.erased : '',
    ]),
  }));
  if (transaction) {
    const { trans_id, trans_date, username } = transaction;
    options.push({
      key: areaPaths.userTransactions.href(username, dayFilters(trans_date)),
      value: texts.transaction(trans_id),
      description: joined([username, formatDateTime(trans_date)]),
    });
  }
  if (utilization) {
    const { utilization_id, usage_date, username, feature_id } = utilization;
    options.push({
      key: areaPaths.userUtilizations.href(username, dayFilters(usage_date)),
      value: texts.utilization(utilization_id),
      description: joined([username, feature_id, formatDateTime(usage_date)]),
    });
  }
  return options;
}
