import { ResponseSerializationError, serializerCompiler } from 'fastify-type-provider-zod';
import {
  $ZodArray,
  $ZodNullable,
  $ZodObject,
  $ZodObjectJIT,
  $ZodOptional,
  $ZodType,
  clone,
  safeParse,
} from 'zod/v4/core';

/** Types whose values are the same parsed and encoded. */
const plain: ReadonlySet<string> = new Set([
  ...['string', 'number', 'int', 'boolean', 'bigint', 'null', 'undefined', 'literal', 'enum'],
  ...['any', 'unknown', 'never'],
]);

/** The shape of an object with each field in its fast form; null when a field has none. */
function fastShape(shape: Readonly<Record<string, $ZodType>>): Record<string, $ZodType> | null {
  const fields = Object.entries(shape).map(([name, field]) => [name, fastForm(field)] as const);
  return fields.some(([, field]) => field === null)
    ? null
    : (Object.fromEntries(fields) as Record<string, $ZodType>);
}

/**
 * The same schema for parsing in place of encoding, which checks each level twice, and with objects
 * that are read by generated code. Those of the contract are not, as browsers would have to allow it.
 * @returns null for a schema that may convert values, for which parsing is not encoding.
 */
export function fastForm(schema: $ZodType): $ZodType | null {
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod;
    const shape = def.catchall ? null : fastShape(def.shape);
    return shape && new $ZodObjectJIT({ ...def, shape });
  }
  if (schema instanceof $ZodArray) {
    const element = fastForm(schema._zod.def.element);
    return element && clone(schema, { ...schema._zod.def, element });
  }
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional) {
    const innerType = fastForm(schema._zod.def.innerType);
    return innerType && clone(schema, { ...schema._zod.def, innerType });
  }
  return plain.has(schema._zod.def.type) ? schema : null;
}

type Route = Parameters<typeof serializerCompiler>[0];

/** Checks a response and writes it as JSON. @throws ResponseSerializationError, which is a 500. */
export function compileSerializer(route: Route): (data: unknown) => string {
  const { schema, method, url } = route;
  const fast = schema instanceof $ZodType ? fastForm(schema) : null;
  if (!fast) {
    return serializerCompiler(route);
  }
  return (data) => {
    const { data: checked, error } = safeParse(fast, data);
    if (error) {
      throw new ResponseSerializationError(method, url, { cause: error });
    }
    return JSON.stringify(checked);
  };
}
