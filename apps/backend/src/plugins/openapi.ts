import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { apiDocument } from '../openapi/document.ts';
import { PortalText } from '../portal/portal-text.ts';
import { sendText } from '../portal/send-text.ts';
import { contentPolicy } from './security-headers.ts';

/** The OpenAPI document and a page to browse it (ADR 007). */
export const openApiPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: { openapi: '3.1.0' },
      // The document is made of the contract's endpoints, which know more than the routes' schemas.
      transform: ({ url }) => ({ url, schema: { hide: true } }),
      transformObject: () => apiDocument(app.routeTable, app.config),
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
      let text: PortalText | undefined;
      docs.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) => {
        text ??= new PortalText('application/json; charset=utf-8', JSON.stringify(app.swagger()));
        return sendText(request, reply, text);
      });
    });
  },
  { name: 'openapi', dependencies: ['policy', 'settings'] },
);
