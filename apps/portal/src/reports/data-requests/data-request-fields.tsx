import { SelectField } from '@consultancy/ui';
import { dataRequestKindNames, dataRequestStateNames } from '@consultancy/validation';
import * as z from 'zod/mini';
import { dataRequestTexts as texts } from '../../texts/data-requests.ts';
import { userField } from '../fields/user-field.tsx';
import type { ReportControlProps, ReportField } from '../report-field.ts';

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { value: '', label: texts.any },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

const states = { open: texts.open, ...dataRequestStateNames };
const stateOptions = optionsOf(states);
const kindOptions = optionsOf(dataRequestKindNames);

function StateControl(props: ReportControlProps) {
  return <SelectField {...props} options={stateOptions} />;
}

function KindControl(props: ReportControlProps) {
  return <SelectField {...props} options={kindOptions} />;
}

/** The user. */
const usernameField: ReportField = { ...userField, name: 'username', label: texts.username };

const stateField: ReportField = {
  name: 'state',
  label: texts.state,
  rule: z.string().check(z.refine((value) => Object.hasOwn(states, value), texts.unknownState)),
  Control: StateControl,
};

const kindField: ReportField = {
  name: 'kind',
  label: texts.kind,
  rule: z
    .string()
    .check(z.refine((value) => Object.hasOwn(dataRequestKindNames, value), texts.unknownKind)),
  Control: KindControl,
};

/** The filters of the requests beside the dates. */
export const dataRequestFields: readonly ReportField[] = [usernameField, stateField, kindField];
