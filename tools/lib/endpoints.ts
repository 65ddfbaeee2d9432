import type { Endpoint } from '@consultancy/validation';
import * as contract from '@consultancy/validation';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

export const endpointsByName: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isEndpoint(value) ? [[name, value] as const] : [],
  ),
);
