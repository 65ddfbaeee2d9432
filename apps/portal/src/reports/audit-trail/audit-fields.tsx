import { SelectField } from '@consultancy/ui';
import { auditActionNames, auditActions } from '@consultancy/validation';
import * as z from 'zod/mini';
import { auditTexts as texts } from '../../texts/audit.ts';
import { userField } from '../fields/user-field.tsx';
import type { ReportControlProps, ReportField } from '../report-field.ts';

const options = [
  { value: '', label: texts.anyAction },
  ...auditActions.map((value) => ({ value, label: auditActionNames[value] })),
];

function ActionControl(props: ReportControlProps) {
  return <SelectField {...props} options={options} />;
}

/** Actor: any username, with suggestions. */
const actorField: ReportField = { ...userField, name: 'actor', label: texts.actor };

/** The affected user. */
const targetField: ReportField = { ...userField, name: 'target', label: texts.target };

/** The action, by its Spanish name. */
const actionField: ReportField = {
  name: 'action',
  label: texts.action,
  rule: z
    .string()
    .check(z.refine((value) => Object.hasOwn(auditActionNames, value), texts.unknownAction)),
  Control: ActionControl,
};

/** The filters of the audit trail beside the dates. */
export const auditFields: readonly ReportField[] = [actorField, targetField, actionField];
