import { brand } from '@consultancy/brand';
import { errorCodes, errorStatuses, errorTexts } from '@consultancy/validation';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { version } from '../version.ts';
import { apiTags } from './openapi-tags.ts';
import { openApiTransform } from './openapi-transform.ts';
import { contentPolicy } from './security-headers.ts';

const errorTable = errorCodes
  .map((code) => `| ${errorStatuses[code]} | \`${code}\` | ${errorTexts[code]} |`)
  .join('\n');

const description = `Calls of the portal and of the desktop toolboxes. The portal signs in by
cookie; the toolboxes send \`Authorization: Bearer\`. Credits and money are decimal strings, timestamps
ISO 8601 in UTC. Changing calls of a browser must come from the portal's own origin.

A machine may make 120 calls at once and two more each second; beyond that, as with every limit,
the response is 429 with \`Retry-After\`.

## Errors

Every rejection is \`{ "error": text in Spanish, "code": … }\`; choose by \`code\`, which is stable.

| status | code | text |
| --- | --- | --- |
${errorTable}`;

/** How callers prove themselves. Over TLS the cookie's name binds it to the host. */
const securitySchemes = (publicUrl: string) =>
  ({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: publicUrl.startsWith('https:') ? '__Host-session' : 'session',
      description: 'Set by signing in; renewed by `POST /api/token/refresh`.',
    },
    machine: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token that `POST /api/tool/v1/machines` gives once.',
    },
  }) as const;

/** The OpenAPI document, made from the routes' own schemas, and a page to browse it (ADR 007). */
export const openApiPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${brand.product} API`, description, version },
        tags: [...apiTags],
        components: { securitySchemes: securitySchemes(app.config.PUBLIC_URL) },
      },
      transform: openApiTransform,
    });
    await app.register(async (docs) => {
      docs.addHook('onRoute', (route) => {
        route.config = { ...route.config, policy: 'public' };
      });
      await docs.register(swaggerUi, {
        routePrefix: '/api/docs',
        // The page needs nothing inline either; its own default would let in other sites.
        staticCSP: contentPolicy(false),
        logLevel: 'warn',
      });
      docs.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    });
  },
  { name: 'openapi', dependencies: ['policy', 'settings'] },
);
