import * as contract from '@consultancy/validation';
import { type Endpoint, isEndpoint, messageResponse } from '@consultancy/validation';
import type { RequestHandler } from 'msw';
import type { EndpointResponse } from '../client/endpoint-types.ts';
import { ok } from './scenarios.ts';

type Contract = typeof contract;

/** Names of the endpoints of `@consultancy/validation`. */
export type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/** Names of the endpoints whose response is a message only. */
type MessageEndpointName = {
  [Name in EndpointName]: Contract[Name]['response'] extends typeof messageResponse ? Name : never;
}[EndpointName];

type Responses = { [Name in EndpointName]?: EndpointResponse<Contract[Name]> };

type Handlers<Name extends EndpointName> = Record<Name, RequestHandler>;

const exported: readonly [string, unknown][] = Object.entries(contract);

/** The endpoints of the contract, by name. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  exported.flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : [])),
);

/** Handlers that respond successfully with these bodies, by the names of their endpoints. */
export function handlersOf<Bodies extends Responses>(
  responses: Bodies,
): Handlers<keyof Bodies & EndpointName> {
  const entries = Object.entries(responses).flatMap(([name, body]) => {
    const endpoint = endpoints[name];
    return endpoint ? [[name, ok(endpoint, body)]] : [];
  });
  return Object.fromEntries(entries);
}

/** Handlers of every endpoint whose response is a message. */
export function messageHandlers(): Handlers<MessageEndpointName> {
  const entries = Object.entries(endpoints).filter(
    ([, { response }]) => response === messageResponse,
  );
  return Object.fromEntries(
    entries.map(([name, endpoint]) => [name, ok(endpoint, { message: 'Hecho.' })]),
  ) as Handlers<MessageEndpointName>;
}
