import type { FieldDocs } from './field-doc.ts';

const received = '2026-11-23T14:05:00.000Z';
const due = '2026-12-15';
const text = 'Mi celular cambió y quiero que lo corrijan.';
const requestState = [
  'State: `received`, `incomplete`, `in_process`, `extended`; or `resolved`, `rejected`, ' +
    '`withdrawn`, which are final.',
  'received',
] as const;

const kind = ['`query`, `correction` or `erasure`.', 'correction'] as const;
const number = ['Number of the request.', 12] as const;
const operations = [
  ...['completeDataRequest', 'withdrawDataRequest'],
  ...['getDataRequest', 'processDataRequest', 'eraseRequestedData'],
];
const owners = ['DataRequest', 'ListedDataRequest', 'DataRequestCase', 'WaitingDataRequest'];

/** Fields of requests about personal data. */
export const dataRequestDocs: FieldDocs = {
  ...Object.fromEntries(
    owners.flatMap((owner) => [
      [`${owner}.kind`, kind],
      [`${owner}.request_id`, number],
    ]),
  ),
  ...Object.fromEntries(operations.map((operation) => [`${operation}.id`, number])),
  'NewDataRequest.kind': kind,
  'getDataRequests.kind': kind,
  data_requests: ['Data requests that are due soon or overdue.'],
  received_at: ['When the request was made.', received],
  due_on: [
    'Last day to respond, in Colombia’s working days; null while it is incomplete or closed.',
    due,
  ],
  'WaitingDataRequest.due_on': ['Last day to respond, in Colombia’s working days.', due],
  complete_by: ['Last day to complete an incomplete request; null in every other state.', null],
  closed_at: ['When the request was closed, or null.', null],
  details: ['What is requested, in the data subject’s words.', text],
  'DataRequestCompletion.details': ['What was missing, in the data subject’s words.', text],
  events: ['The history of the request, oldest first.', []],
  note: [
    'Text of the response to the data subject, who gets it by mail.',
    'Corregimos su celular.',
  ],
  'DataRequestEvent.note': [
    'Text of the data subject or of the response; null where there is none, or it was erased.',
    null,
  ],
  'DataRequestEvent.at': ['When the step was taken.', received],
  last_administrator: [
    'Whether the user is the only active administrator, who cannot ask for erasure.',
    false,
  ],
  kind_name: ['Spanish name of the kind.', 'Reclamo: corrección'],
  state_name: ['Spanish name of the state.', 'Recibida'],
  overdue: ['Whether the last day to respond is over.', false],
  account: ['The account of the data subject; null once it was erased.', null],
  steps: ['Steps that the caller can take now.', ['start', 'reject']],
  step: ['The step to take; every one but `start` needs a `note`.', 'start'],
  completion_notice_by: [
    'Last day to notify the data subject that the request is incomplete; null where that is not possible.',
    '2026-11-30',
  ],
  extended_due_on: ['Last day of an extended term; null where it cannot be extended.', null],
  'DataRequest.state': requestState,
  'ListedDataRequest.state': requestState,
  'DataRequestCase.state': requestState,
  'DataRequestEvent.state': ['State after the step.', 'received'],
  'getDataRequests.state': ['One of the states, or `open` for those that are not closed.', 'open'],
};
