/** Kinds of requests about personal data (§9), with their Spanish names. */
export const dataRequestKindNames = {
  query: 'Consulta',
  correction: 'Reclamo: corrección',
  erasure: 'Reclamo: supresión',
} as const;

/** A kind, as it is stored and filtered by. */
export type DataRequestKind = keyof typeof dataRequestKindNames;

/** All kinds. */
export const dataRequestKinds = Object.keys(dataRequestKindNames) as [
  DataRequestKind,
  ...DataRequestKind[],
];

/** States of a request, with their Spanish names; the last three are final. */
export const dataRequestStateNames = {
  received: 'Recibida',
  incomplete: 'Incompleta',
  in_process: 'En trámite',
  extended: 'Prorrogada',
  resolved: 'Resuelta',
  rejected: 'Rechazada',
  withdrawn: 'Desistida',
} as const;

/** A state, as it is stored and filtered by. */
export type DataRequestState = keyof typeof dataRequestStateNames;

/** All states. */
export const dataRequestStates = Object.keys(dataRequestStateNames) as [
  DataRequestState,
  ...DataRequestState[],
];

/** Steps that an administrator can apply to a request. */
export const dataRequestSteps = [
  'start',
  'request_completion',
  'extend',
  'resolve',
  'reject',
  'erase',
] as const;
export type DataRequestStep = (typeof dataRequestSteps)[number];

/** Working days before its last day from which a request is due soon. */
export const dueSoonDays = 3;
