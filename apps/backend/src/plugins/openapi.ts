import { brand } from '@consultancy/brand';
import { documentColors } from '@consultancy/brand/theme';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { apiDocument, apiTitle } from '../openapi/document.ts';
import { PortalText } from '../portal/portal-text.ts';
import { sendText } from '../portal/send-text.ts';
import { contentPolicy } from './security-headers.ts';

/** The brand's mark as the icon of the page: a server without the built portal has no other file of it. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="2.5"><path d="${brand.mark.outline}" stroke="${documentColors.muted}"/><path d="${brand.mark.accent}" stroke="${documentColors.accent}"/></svg>`;

/** The library follows the user's theme only in the layout with the bar, which this page does not have. */
const followTheme = `{
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', follow);
  follow();
}`;

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
        theme: {
          title: apiTitle,
          js: [{ filename: 'theme.js', content: followTheme }],
          favicon: [
            {
              filename: 'icon.svg',
              rel: 'icon',
              type: 'image/svg+xml',
              sizes: 'any',
              content: icon,
            },
          ],
        },
        // Without the bar above, which has Fastify's logo and would open documents of other sites.
        uiConfig: { layout: 'BaseLayout' },
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
