import type { Endpoint } from '@consultancy/validation';
import { CliError } from '../lib/cli-error.ts';
import { endpointsByName } from '../lib/endpoints.ts';

/** Whether an endpoint returns a list in one response, for which it needs no input. */
function returnsList({ method, params, query, response }: Endpoint): boolean {
  return method === 'GET' && !params && !query && response.safeParse({ items: [] }).success;
}

/** Names of the endpoints that return a list. */
const listNames = [...endpointsByName]
  .filter(([, endpoint]) => returnsList(endpoint) && !endpoint.path.startsWith('/tool/'))
  .map(([name]) => name);

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
