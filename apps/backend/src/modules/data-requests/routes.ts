import {
  completeDataRequest,
  createDataRequest,
  downloadOwnData,
  eraseRequestedData,
  getDataRequest,
  listDataRequests,
  processDataRequest,
  withdrawDataRequest,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { applyStep, type CaseRequest, eraseRequested, readCase } from './case-service.ts';
import { addDataRequestList } from './lists.ts';
import { ownDataFile } from './own-data.ts';
import { completeRequest, createRequest, listOwn, withdrawRequest } from './own-requests.ts';

const tag = 'personal data';

function addOwnRequests(app: FastifyInstance): void {
  app.route(
    createRoute(downloadOwnData, {
      policy: 'session',
      summary: 'Everything stored about the user, as a file; needs the password again.',
      tag,
      handler: async ({ body, request, reply }) => {
        const { bytes, disposition } = await ownDataFile(app, request, body.password);
        reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', disposition);
        return bytes;
      },
    }),
  );
  app.route(
    createRoute(listDataRequests, {
      policy: 'session',
      summary: 'The user’s requests about personal data, newest first.',
      tag,
      handler: ({ request }) => listOwn(app.db, userOf(request)),
    }),
  );
  app.route(
    createRoute(createDataRequest, {
      policy: 'session',
      summary: 'Makes a request to consult, correct or erase the user’s data.',
      tag,
      handler: ({ body, request }) => createRequest(app, userOf(request), body, originOf(request)),
    }),
  );
  app.route(
    createRoute(completeDataRequest, {
      policy: 'session',
      summary: 'Completes an incomplete request of the user.',
      tag,
      handler: ({ params, body, request }) =>
        completeRequest(app.db, userOf(request), params.id, body, originOf(request)),
    }),
  );
  app.route(
    createRoute(withdrawDataRequest, {
      policy: 'session',
      summary: 'Withdraws an open request of the user.',
      tag,
      handler: ({ params, request }) =>
        withdrawRequest(app.db, userOf(request), params.id, originOf(request)),
    }),
  );
}

const caseOf = (request: FastifyRequest, requestId: number): CaseRequest => ({
  admin: userOf(request),
  requestId,
  origin: originOf(request),
});

function addAdminRequests(app: FastifyInstance): void {
  app.route(
    createRoute(getDataRequest, {
      policy: 'admin',
      summary: 'A request with its history, its user, and the steps that apply.',
      tag,
      handler: ({ params, request }) => readCase(app.db, userOf(request), params.id),
    }),
  );
  app.route(
    createRoute(processDataRequest, {
      policy: 'admin',
      summary: 'Takes a step with a request; the user is notified by mail.',
      tag,
      handler: ({ params, body, request }) => applyStep(app.db, body, caseOf(request, params.id)),
    }),
  );
  app.route(
    createRoute(eraseRequestedData, {
      policy: 'admin',
      summary: 'Resolves a request for erasure; needs the password again.',
      tag,
      handler: ({ params, body, request }) =>
        eraseRequested(app, request, body, caseOf(request, params.id)),
    }),
  );
}

/** The file of one’s own data, and requests about personal data (§9, ADR 055). */
export async function dataRequestRoutes(app: FastifyInstance): Promise<void> {
  addOwnRequests(app);
  addDataRequestList(app);
  addAdminRequests(app);
}
