import type { Endpoint } from '@consultancy/validation';
import * as contract from '@consultancy/validation';
import { CliError } from '../lib/cli-error.ts';

const exported: readonly [string, unknown][] = Object.entries(contract);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Whether an endpoint returns a list in one response, for which it needs no input. */
function returnsList({ method, params, query, response }: Endpoint): boolean {
  return method === 'GET' && !params && !query && response.safeParse({ items: [] }).success;
}

/** Names of the endpoints that return a list. */
const listNames = exported.flatMap(([name, value]) =>
  isEndpoint(value) && returnsList(value) && !value.path.startsWith('/tool/') ? [name] : [],
);

/**
 * Returns the name of an endpoint from which a screen with a list reads.
 * @throws CliError with the existing ones, when it is none of them.
 */
export function expectListEndpoint(name: string): string {
  if (listNames.includes(name)) return name;
  throw new CliError(
    `${name} is no endpoint of @consultancy/validation that returns a list; these are: ${listNames.join(', ')}.`,
    ['A list with filters is a report (docs/contributing/add-a-report.md).'],
  );
}
