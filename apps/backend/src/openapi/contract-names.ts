import * as contract from '@consultancy/validation';
import { type Endpoint, isEndpoint } from '@consultancy/validation';
import type * as z from 'zod/mini';

const exported = Object.entries<unknown>(contract);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSchema = (value: unknown): value is z.ZodMiniType => isObject(value) && '_zod' in value;

/** The name of a type, by that of a value: `ledgerEntry` is of the type `LedgerEntry`. */
export const typeName = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());

/** `operationId` of each endpoint: the name under which the contract exports it. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  exported.flatMap(([name, value]) => (isEndpoint(value) ? [[value, name] as const] : [])),
);

/** Names of the components: those under which the contract exports its schemas of objects. */
export const schemaNames: ReadonlyMap<object, string> = new Map(
  exported.flatMap(([name, value]) =>
    isSchema(value) && value._zod.def.type === 'object' ? [[value, typeName(name)] as const] : [],
  ),
);
