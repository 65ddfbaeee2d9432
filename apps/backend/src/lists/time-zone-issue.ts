import { ruleTexts } from '@consultancy/validation';
import { AppError } from '../app-error.ts';

/** The error for a zone that PostgreSQL's list lacks, although the contract's own has it. */
export function timeZoneIssue(): AppError {
  return new AppError('VALIDATION_ERROR', {
    fields: [{ field: 'time_zone', message: ruleTexts.timeZone }],
  });
}
