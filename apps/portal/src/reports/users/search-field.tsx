import { SearchField } from '@consultancy/ui';
import { usersSearch } from '@consultancy/validation';
import { usersTexts as texts } from '../../texts/users.ts';
import type { ReportControlProps, ReportField } from '../report-field.ts';

function SearchControl({ required: _, ...props }: ReportControlProps) {
  return <SearchField {...props} clearLabel={texts.clearSearch} />;
}

/** Part of a name, an e-mail, a username or an enterprise. */
export const searchField: ReportField = {
  name: 'search',
  label: texts.search,
  rule: usersSearch,
  Control: SearchControl,
};
