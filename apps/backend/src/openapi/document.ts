import { brand, portalPaths } from '@consultancy/brand';
import { errorBody, errorCodes, errorStatuses, errorTexts } from '@consultancy/validation';
import type { RouteOptions } from 'fastify';
import { burstRequests, requestsPerSecond } from '../modules/tool/machine-repository.ts';
import { version } from '../version.ts';
import { Components } from './components.ts';
import { ErrorResponses } from './errors.ts';
import { headerComponents } from './headers.ts';
import { type DescribedRoute, operationOf, type Shared } from './operation.ts';
import { downloadOperation } from './released-file.ts';
import { securitySchemes } from './security.ts';
import { apiTags } from './tags.ts';

/** Title of the OpenAPI document and of its page. */
export const apiTitle = `${brand.product} API`;

const errorTable = errorCodes
  .map((code) => `| ${errorStatuses[code]} | \`${code}\` | ${errorTexts[code]} |`)
  .join('\n');

const description = `Endpoints of the portal and of the desktop toolboxes. The portal signs in by
cookie; the toolboxes send \`Authorization: Bearer\`. Credits and money are decimal strings, timestamps
ISO 8601 in UTC. A browser's requests that change something must come from the portal's own origin.

Texts that users write are trimmed, and may not contain control characters; passwords and the messages of
tools are taken as they are. A body is JSON in UTF-8, at most 1 MiB, and a field that is not described is rejected. Responses may get further fields in later versions.

A machine may send ${burstRequests} requests at once and ${requestsPerSecond} more each second; beyond that, as with every
limit, the response is 429 with \`Retry-After\`.

## Errors

Every rejection is \`{ "error": text in Spanish, "code": … }\`; choose by \`code\`, which is stable.

| status | code | text |
| --- | --- | --- |
${errorTable}`;

/** The route's endpoint with what is said of it; nothing of a route that has none. */
function describedRoute({ config, schema, method }: RouteOptions): DescribedRoute[] {
  const { endpoint, policy, example } = config ?? {};
  if (!endpoint || !policy || !schema || method === 'HEAD') {
    return [];
  }
  const { summary = '', tags = [] } = schema;
  return [{ endpoint, policy, summary, tags, ...(example ? { example } : {}) }];
}

/** Operations by path and method. */
function pathsOf(routes: readonly RouteOptions[], shared: Shared): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes.flatMap(describedRoute)) {
    const path = `/api${route.endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [route.endpoint.method.toLowerCase()]: operationOf(route, shared),
    };
  }
  return { ...paths, ...downloadOperation };
}

interface Site {
  PUBLIC_URL: string;
  SUPPORT_EMAIL: string;
}

/**
 * The OpenAPI document of the server's routes (ADR 007).
 * @param routes every route; those of an endpoint of the contract are described.
 * @param site the server's own address, and whom to ask.
 */
export function apiDocument(routes: readonly RouteOptions[], site: Site) {
  const components = new Components();
  const errors = new ErrorResponses();
  components.add(errorBody, 'output', 'ErrorBody');
  return {
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      description,
      version,
      contact: { name: brand.consultancy, url: site.PUBLIC_URL, email: site.SUPPORT_EMAIL },
      license: { name: 'Proprietary', url: `${site.PUBLIC_URL}${portalPaths.terms}` },
    },
    servers: [{ url: site.PUBLIC_URL, description: 'This server.' }],
    tags: [...apiTags],
    paths: pathsOf(routes, { components, errors }),
    components: {
      schemas: components.schemas as Record<string, object>,
      responses: errors.responses as Record<string, { description: string }>,
      headers: headerComponents as Record<string, object>,
      securitySchemes: securitySchemes(site.PUBLIC_URL),
    },
  };
}
