import {
  createCreditAdjustment,
  type Endpoint,
  endUserSessions,
  getTransactionPreview,
  grantAdmin,
  reactivateUser,
  releaseUserMachine,
  resetSecondFactor,
  reverseTransaction,
  suspendUser,
  withdrawAdmin,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { requireIdentity, requireRecentFactor } from '../second-factor/identity.ts';
import { accountActions } from './account-actions.ts';
import { actOnAccount } from './account-service.ts';
import { adjustCredits, reversePurchase } from './credit-service.ts';
import { previewTransaction } from './transaction-preview.ts';

const tag = 'administration';
const policy = 'admin';

/** The actions that need a reason only, by their endpoint. */
const plainActions = [
  [suspendUser, accountActions.suspend, 'Suspends an account and revokes its sessions.'],
  [reactivateUser, accountActions.reactivate, 'Lifts a suspension.'],
  [withdrawAdmin, accountActions.withdrawAdmin, 'Withdraws the administrator role.'],
  [endUserSessions, accountActions.endSessions, 'Revokes every session of a user.'],
  [releaseUserMachine, accountActions.releaseMachine, 'Releases the machine of a user.'],
] as const satisfies readonly (readonly [Endpoint, ...unknown[]])[];

/** Those that need the password too, or a passkey in its place. */
const provenActions = [
  [
    grantAdmin,
    accountActions.grantAdmin,
    'Grants a user the administrator role; needs the password or a passkey again.',
  ],
  [
    resetSecondFactor,
    accountActions.resetSecondFactor,
    'Removes the second factors of a user who has lost them; needs the password or a passkey again.',
  ],
] as const satisfies readonly (readonly [Endpoint, ...unknown[]])[];

const requestOf = (request: FastifyRequest, username: string, reason: string) => ({
  actor: userOf(request),
  username,
  reason,
  origin: originOf(request),
});

function addAccountActions(app: FastifyInstance): void {
  for (const [endpoint, action, summary] of plainActions) {
    app.route(
      createRoute(endpoint, {
        policy,
        summary,
        tag,
        handler: async ({ params, body, request }) => {
          if (action.needsRecentFactor) {
            requireRecentFactor(userOf(request));
          }
          return actOnAccount(app.db, action, requestOf(request, params.username, body.reason));
        },
      }),
    );
  }
  for (const [endpoint, action, summary] of provenActions) {
    app.route(
      createRoute(endpoint, {
        policy,
        summary,
        tag,
        handler: async ({ params, body, request }) => {
          await requireIdentity(app, request, body);
          return actOnAccount(app.db, action, requestOf(request, params.username, body.reason));
        },
      }),
    );
  }
}

const moneyRequest = <Payload>(request: FastifyRequest, key: string, payload: Payload) => ({
  actor: userOf(request),
  payload,
  key,
  request,
  origin: originOf(request),
});

function addCreditActions(app: FastifyInstance): void {
  app.route(
    createRoute(createCreditAdjustment, {
      policy,
      summary:
        'Corrects a balance by a signed amount, once per key; needs the password or a passkey again.',
      tag,
      handler: ({ params, body, key, request }) =>
        adjustCredits(app, params.username, moneyRequest(request, key, body)),
    }),
  );
  app.route(
    createRoute(reverseTransaction, {
      policy,
      summary: 'Reverses a whole purchase, once; needs the password or a passkey again.',
      tag,
      handler: ({ params, body, key, request }) =>
        reversePurchase(app, params.id, moneyRequest(request, key, body)),
    }),
  );
  app.route(
    createRoute(getTransactionPreview, {
      policy,
      summary: 'Account of an e-mail address, before a purchase is recorded.',
      tag,
      handler: ({ query, request }) => previewTransaction(app, userOf(request), query.email),
    }),
  );
}

/** Actions of administrators on accounts and balances; each action is in the audit trail. */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  addAccountActions(app);
  addCreditActions(app);
}
