import {
  dataRequestKindNames,
  dataRequestStateNames,
  dataRequestLabels as labels,
} from '@consultancy/validation';
import { dataRequestTexts as texts } from '../../texts/data-requests.ts';
import { selectField } from '../fields/select-field.tsx';
import { userField } from '../fields/user-field.tsx';
import type { ReportField } from '../report-field.ts';

/** The user. */
const usernameField: ReportField = { ...userField, name: 'username', label: labels.username };

const stateField = selectField({
  name: 'state',
  label: labels.state_name,
  any: texts.any,
  names: { open: texts.open, ...dataRequestStateNames },
  unknown: texts.unknownState,
});

const kindField = selectField({
  name: 'kind',
  label: labels.kind_name,
  any: texts.any,
  names: dataRequestKindNames,
  unknown: texts.unknownKind,
});

/** The filters of the requests beside the dates. */
export const dataRequestFields: readonly ReportField[] = [usernameField, stateField, kindField];
