import { type ErrorBody, ruleTexts } from '@consultancy/validation';

type Fields = NonNullable<ErrorBody['fields']>;

interface ZodValidationIssue {
  instancePath?: string;
  keyword?: string;
  message?: string | undefined;
  params?: unknown;
}

/** zod's own English words, which only rules without a Spanish text of theirs can produce. */
const builtIn = /^(Invalid|Too|Unrecognized|Expected|Required)\b/;
const valueInvalid = 'El dato no es válido.';

/** Unknown fields that a response names; a client that sends more learns enough from these. */
const MAX_UNKNOWN = 20;
/** All fields that a response names: a price list of 50 levels has 153. */
export const MAX_FIELDS = 200;
/** Names that the client chose are cut off here. */
const MAX_NAME = 100;

function unknownFields({ params }: ZodValidationIssue): Fields {
  const { keys = [] } = params as { keys?: readonly string[] };
  return keys
    .slice(0, MAX_UNKNOWN)
    .map((field) => ({ field: field.slice(0, MAX_NAME), message: ruleTexts.fieldUnknown }));
}

function knownField({ instancePath = '', message = '' }: ZodValidationIssue): Fields[number] {
  const field = instancePath.split('/').filter(Boolean).join('.');
  return { field, message: !message || builtIn.test(message) ? valueInvalid : message };
}

/**
 * The first issue of each field of a payload, in Spanish; unknown fields are named too. Anyone can
 * send a payload with thousands of issues, so this takes linear time and its result is bounded.
 */
export function fieldIssues(issues: readonly ZodValidationIssue[]): Fields {
  const first = new Map<string, Fields[number]>();
  let unknown = 0;
  for (const issue of issues) {
    const isUnknown = issue.keyword === 'unrecognized_keys';
    for (const one of isUnknown ? unknownFields(issue) : [knownField(issue)]) {
      if (first.has(one.field) || (isUnknown && unknown >= MAX_UNKNOWN)) {
        continue;
      }
      first.set(one.field, one);
      unknown += isUnknown ? 1 : 0;
    }
    if (first.size >= MAX_FIELDS) {
      break;
    }
  }
  return [...first.values()];
}
