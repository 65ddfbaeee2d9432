import { type ErrorBody, ruleTexts } from '@consultancy/validation';

type Fields = NonNullable<ErrorBody['fields']>;

interface ZodFault {
  instancePath?: string;
  keyword?: string;
  message?: string | undefined;
  params?: unknown;
}

/** zod's own English words, which only rules without a Spanish text of theirs can produce. */
const builtIn = /^(Invalid|Too|Unrecognized|Expected|Required)\b/;
const valueInvalid = 'El dato no es válido.';

/** The first fault of each field of a payload, in Spanish; unknown fields are named too. */
export function fieldFaults(faults: readonly ZodFault[]): Fields {
  const all = faults.flatMap((fault): Fields => {
    if (fault.keyword === 'unrecognized_keys') {
      const keys = (fault.params as { keys?: readonly string[] }).keys ?? [];
      return keys.map((field) => ({ field, message: ruleTexts.fieldUnknown }));
    }
    const field = (fault.instancePath ?? '').split('/').filter(Boolean).join('.');
    const message = fault.message ?? '';
    return [{ field, message: !message || builtIn.test(message) ? valueInvalid : message }];
  });
  return all.filter(
    ({ field }, index) => all.findIndex((other) => other.field === field) === index,
  );
}
