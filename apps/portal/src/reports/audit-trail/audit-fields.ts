import { auditActionNames, auditEventLabels as labels } from '@consultancy/validation';
import { auditTexts as texts } from '../../texts/audit.ts';
import { selectField } from '../fields/select-field.tsx';
import { userField } from '../fields/user-field.tsx';
import type { ReportField } from '../report-field.ts';

/** Actor: any username, with suggestions. */
const actorField: ReportField = { ...userField, name: 'actor', label: labels.actor };

/** The affected user. */
const targetField: ReportField = { ...userField, name: 'target', label: labels.target };

/** The action, by its Spanish name. */
const actionField = selectField({
  name: 'action',
  label: labels.action_name,
  any: texts.anyAction,
  names: auditActionNames,
  unknown: texts.unknownAction,
});

/** The filters of the audit trail beside the dates. */
export const auditFields: readonly ReportField[] = [actorField, targetField, actionField];
