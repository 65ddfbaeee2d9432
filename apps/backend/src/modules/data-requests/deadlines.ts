import {
  type DataRequestKind,
  type DataRequestState,
  type DataRequestStep,
  dataRequestTerms,
  dueSoonDays,
} from '@consultancy/validation';
import { addMonths, addWorkingDays, type Day } from './working-days.ts';

/** The fields of a request on which its terms depend. */
export interface DatedRequest {
  kind: DataRequestKind;
  state: DataRequestState;
  /** The day from which the term counts: of the receipt, or of the completion. */
  counted_from: Day;
  /** Last day to respond; null while it is incomplete and once it is closed. */
  due_on: Day | null;
}

const termsOf = (kind: DataRequestKind) =>
  kind === 'query' ? dataRequestTerms.query : dataRequestTerms.claim;

/** Last day to respond to a request that was received, or completed, on a day (§9). */
export const dueOn = (kind: DataRequestKind, countedFrom: Day): Day =>
  addWorkingDays(countedFrom, termsOf(kind).days);

/** Last day of the term after its extension, which follows the first one (§9). */
export const extendedDueOn = (kind: DataRequestKind, due: Day): Day =>
  addWorkingDays(due, termsOf(kind).extension);

/** Last day to notify the data subject that a complaint is incomplete (§9). */
export const completionNoticeBy = (countedFrom: Day): Day =>
  addWorkingDays(countedFrom, dataRequestTerms.completionNoticeDays);

/** Last day to complete a complaint that was reported as incomplete on a day (§9). */
export const completeBy = (reportedOn: Day): Day =>
  addMonths(reportedOn, dataRequestTerms.withdrawalMonths);

/** Whether a request awaits a response whose last day is over. */
export const isOverdue = (due: Day | null, today: Day): boolean => due !== null && due < today;

/** The last day up to which a request is due soon. */
export const dueSoonUntil = (today: Day): Day => addWorkingDays(today, dueSoonDays);

/** Whether the data subject can still be asked to complete the request. Queries need no papers. */
export const canRequestCompletion = ({ kind, state, counted_from }: DatedRequest, today: Day) =>
  kind !== 'query' &&
  (state === 'received' || state === 'in_process') &&
  today <= completionNoticeBy(counted_from);

/** Whether the term can be extended: once, before it is over. */
export const canExtend = ({ state, due_on }: DatedRequest, today: Day) =>
  (state === 'received' || state === 'in_process') && due_on !== null && today <= due_on;

/** The steps that an administrator can apply to a request on a day. */
export function stepsOf(request: DatedRequest, today: Day): DataRequestStep[] {
  const { kind, state } = request;
  if (state !== 'received' && state !== 'in_process' && state !== 'extended') {
    return [];
  }
  return [
    ...(state === 'received' ? (['start'] as const) : []),
    ...(canRequestCompletion(request, today) ? (['request_completion'] as const) : []),
    ...(canExtend(request, today) ? (['extend'] as const) : []),
    kind === 'erasure' ? 'erase' : 'resolve',
    'reject',
  ];
}
