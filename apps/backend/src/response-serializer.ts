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

/** Recognizes the types of nearly all fields without the library. */
const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
};

/**
 * Runs the checks of a schema on values of its type. One payload serves all of them: with one for each
 * field and its issues, the check of a page was a third of what its request allocated.
 */
function checksOf(schema: $ZodType): Reader {
  const own = schema instanceof $ZodCheck ? [schema] : [];
  const checks = [...own, ...(schema._zod.def.checks ?? [])].map(({ _zod }) => _zod.check);
  if (checks.length === 0) {
    return (value) => value;
  }
  const payload: ParsePayload = { value: undefined, issues: [] };
  return (value) => {
    payload.value = value;
    for (let at = 0; at < checks.length && payload.issues.length === 0; at += 1) {
      checks[at]?.(payload as ParsePayload<never>);
    }
    // A check may also change the value.
    if (payload.issues.length > 0 || payload.value !== value) {
      payload.issues = [];
      return undecided;
    }
    return value;
  };
}

/** Reads a value without parts: its type, then its checks. */
function plainReader(schema: $ZodType): Reader {
  const { parse, def } = schema._zod;
  const check = checksOf(schema);
  const isType =
    isOfType[def.type] ??
    ((value) => {
      const payload = parse({ value, issues: [] }, context) as ParsePayload;
      return payload.issues.length === 0 && payload.value === value;
    });
  return (value) => (isType(value) ? check(value) : undecided);
}

function objectReader(schema: $ZodObject): Reader | null {
  const { shape, catchall } = schema._zod.def;
  if (catchall) {
    return null;
  }
  const fields: { name: string; read: Reader; mayBeAbsent: boolean }[] = [];
  for (const [name, field] of Object.entries(shape)) {
    const read = readerOf(field);
    if (!read) {
      return null;
    }
    fields.push({ name, read, mayBeAbsent: field instanceof $ZodOptional });
  }
  const empty = Object.fromEntries(fields.map(({ name }) => [name, undefined]));
  const check = checksOf(schema);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return undecided;
    }
    const result: Record<string, unknown> = { ...empty };
    for (const { name, read, mayBeAbsent } of fields) {
      const field = (value as Record<string, unknown>)[name];
      const part = field === undefined && !mayBeAbsent ? undecided : read(field);
      if (part === undecided) {
        return undecided;
      }
      result[name] = part;
    }
    return check(result);
  };
}

function arrayReader(schema: $ZodArray): Reader | null {
  const read = readerOf(schema._zod.def.element);
  const check = checksOf(schema);
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
    const check = checksOf(schema);
    return read && ((value) => (value === none ? check(value) : read(value)));
  }
  return plain.has(schema._zod.def.type) ? plainReader(schema) : null;
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
