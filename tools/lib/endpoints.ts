import * as contract from '@consultancy/validation';
import { type Endpoint, isEndpoint } from '@consultancy/validation';

/** The endpoints of the contract, by the names under which it exports them. */
export const endpointsByName: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isEndpoint(value) ? [[name, value] as const] : [],
  ),
);
