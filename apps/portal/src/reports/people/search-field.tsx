import { SearchField } from '@consultancy/ui';
import { peopleSearch } from '@consultancy/validation';
import { peopleTexts as texts } from '../../texts/people.ts';
import type { ReportControlProps, ReportField } from '../report-field.ts';

function SearchControl({ required: _, ...props }: ReportControlProps) {
  return <SearchField {...props} clearLabel={texts.clearSearch} />;
}

/** Part of a name, an e-mail, a username or an enterprise. */
export const searchField: ReportField = {
  name: 'search',
  label: texts.search,
  rule: peopleSearch,
  Control: SearchControl,
};
