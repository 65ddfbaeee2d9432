import {
  createPriceList,
  deletePriceList,
  getPriceList,
  getPriceLists,
  publishPriceList,
  updatePriceList,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { requireIdentity } from '../second-factor/identity.ts';
import { readPriceListInForce, readPriceLists } from './repository.ts';
import * as service from './service.ts';

const tag = 'prices';
const policy = 'admin';

/** Endpoints that read price lists. */
function addReads(app: FastifyInstance): void {
  app.route(
    createRoute(getPriceList, {
      policy: 'public',
      summary: 'The price list in force, or null.',
      tag,
      handler: async () => ({ price_list: await readPriceListInForce(app.db) }),
    }),
  );
  app.route(
    createRoute(getPriceLists, {
      policy,
      summary: 'Every version of the price list, newest first.',
      tag,
      handler: async () => ({ items: await readPriceLists(app.db) }),
    }),
  );
}

/** Endpoints that change, publish and delete drafts. */
function addDrafts(app: FastifyInstance): void {
  app.route(
    createRoute(createPriceList, {
      policy,
      summary: 'Creates a draft of a price list.',
      tag,
      handler: ({ body, request }) =>
        service.draftPriceList(app.db, userOf(request), originOf(request), body),
    }),
  );
  app.route(
    createRoute(updatePriceList, {
      policy,
      summary: 'Replaces a draft if it was not changed since it was read.',
      tag,
      handler: ({ params, body, request }) =>
        service.changePriceList(app.db, userOf(request), originOf(request), params.version, body),
    }),
  );
  app.route(
    createRoute(deletePriceList, {
      policy,
      summary: 'Deletes a draft; with a revision, if it was not changed since it was read.',
      tag,
      handler: async ({ params, query, request }) => {
        await service.deletePriceList(
          app.db,
          userOf(request),
          originOf(request),
          params.version,
          query.revision,
        );
        return { message: 'El borrador se eliminó.' };
      },
    }),
  );
  app.route(
    createRoute(publishPriceList, {
      policy,
      summary: 'Publishes a draft for new runs; needs the password or a passkey again.',
      tag,
      handler: async ({ params, body, request }) => {
        await requireIdentity(app, request, body);
        return service.publishPriceList(
          app.db,
          userOf(request),
          originOf(request),
          params.version,
          body.revision,
        );
      },
    }),
  );
}

/** The price list (§2, §9). */
export async function priceRoutes(app: FastifyInstance): Promise<void> {
  addReads(app);
  addDrafts(app);
}
