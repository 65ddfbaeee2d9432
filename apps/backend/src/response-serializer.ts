import { serializerCompiler } from 'fastify-type-provider-zod';
import {
  $ZodArray,
  $ZodCheck,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodType,
  type ParsePayload,
} from 'zod/v4/core';

/** Types whose values are the same parsed and encoded. */
const plain: ReadonlySet<string> = new Set([
  ...['string', 'number', 'int', 'boolean', 'bigint', 'null', 'undefined', 'literal', 'enum'],
  ...['any', 'unknown', 'never'],
]);

/** In place of a value on which the library has to decide. */
export const undecided = Symbol('undecided');

/** Reads what a schema lets through of a value, without fields that are no part of it. */
type Reader = (value: unknown) => unknown;

const context = { async: false } as const;

/**
 * Runs the checks of a schema on values of its type. One payload serves all of them: with one for each
 * field and its issues, the check of a page was a third of what its request allocated.
 */
function checksOf(schema: $ZodType, isType: boolean): Reader {
  const { parse, def } = schema._zod;
  const own = schema instanceof $ZodCheck ? [schema] : [];
  const checks: readonly $ZodCheck[] = [...own, ...(def.checks ?? [])];
  const payload: ParsePayload = { value: undefined, issues: [] };
  return (value) => {
    payload.value = value;
    if (!isType) {
      parse(payload, context);
    }
    for (let at = 0; at < checks.length && payload.issues.length === 0; at += 1) {
      checks[at]?._zod.check(payload as ParsePayload<never>);
    }
    // A check may also change the value.
    if (payload.issues.length > 0 || payload.value !== value) {
      payload.issues = [];
      return undecided;
    }
    return value;
  };
}

function objectReader(schema: $ZodObject): Reader | null {
  const { shape, catchall } = schema._zod.def;
  const names = Object.keys(shape);
  const readers = names.map((name) => readerOf(shape[name] as $ZodType));
  if (catchall || !readers.every((reader) => reader !== null)) {
    return null;
  }
  const mayBeAbsent = names.map((name) => shape[name] instanceof $ZodOptional);
  const empty = Object.fromEntries(names.map((name) => [name, undefined]));
  const check = checksOf(schema, true);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return undecided;
    }
    const result: Record<string, unknown> = { ...empty };
    for (const [at, reader] of readers.entries()) {
      const name = names[at] as string;
      const field = (value as Record<string, unknown>)[name];
      const read = field === undefined && !mayBeAbsent[at] ? undecided : reader(field);
      if (read === undecided) {
        return undecided;
      }
      result[name] = read;
    }
    return check(result);
  };
}

function arrayReader(schema: $ZodArray): Reader | null {
  const read = readerOf(schema._zod.def.element);
  const check = checksOf(schema, true);
  return (
    read &&
    ((value) => {
      if (!Array.isArray(value)) {
        return undecided;
      }
      const result = value.map(read);
      return result.includes(undecided) ? undecided : check(result);
    })
  );
}

/**
 * Reads values as the schema does, which checks each level once and copies only what is sent.
 * @returns null for a schema that may convert values.
 */
export function readerOf(schema: $ZodType): Reader | null {
  if (schema instanceof $ZodObject) {
    return objectReader(schema);
  }
  if (schema instanceof $ZodArray) {
    return arrayReader(schema);
  }
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional) {
    const read = readerOf(schema._zod.def.innerType);
    const none = schema instanceof $ZodNullable ? null : undefined;
    const check = checksOf(schema, true);
    return read && ((value) => (value === none ? check(value) : read(value)));
  }
  return plain.has(schema._zod.def.type) ? checksOf(schema, false) : null;
}

type Route = Parameters<typeof serializerCompiler>[0];

/** Checks a response and writes it as JSON. @throws ResponseSerializationError, which is a 500. */
export function compileSerializer(route: Route): (data: unknown) => string {
  const library = serializerCompiler(route);
  const read = route.schema instanceof $ZodType ? readerOf(route.schema) : null;
  if (!read) {
    return library;
  }
  return (data) => {
    const response = read(data);
    return response === undecided ? library(data) : JSON.stringify(response);
  };
}
