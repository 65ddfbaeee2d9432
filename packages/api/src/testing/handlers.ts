import {
  createActivationCode,
  getBotCheckChallenge,
  getLatestReleases,
  getMachine,
  getPriceList,
  getWelcomeInfo,
  logAccess,
  login,
  logout,
  newTransaction,
  refreshToken,
  register,
  resendVerification,
  type SessionUser,
  sendSuggestion,
  validateToken,
  verifyRegisterEmail,
} from '@consultancy/validation';
import { HttpResponse } from 'msw';
import { accountHandlers } from './account-handlers.ts';
import { adminHandlers } from './admin-handlers.ts';
import { priceList } from './fixtures/price-list.ts';
import { extraFiles, toolboxReleases } from './fixtures/toolbox-releases.ts';
import { transactionRow } from './fixtures/transactions.ts';
import { ordinaryUser, registeredMachine, welcome } from './fixtures/users.ts';
import { listHandlers } from './list-handlers.ts';
import { fails, ok, responses } from './scenarios.ts';
import { summaryHandlers } from './summary-handlers.ts';

const done = { message: 'Hecho.' };

/** An activation code that is good for nine minutes and a half more. */
export const activationCode = () => ({
  code: 'K7QF-2M9X',
  expires_at: new Date(Date.now() + 570_000).toISOString(),
});

/** No user is signed in: validation and refresh are rejected. */
export const anonymousHandlers = {
  validateToken: fails(validateToken, 'UNAUTHENTICATED'),
  refreshToken: fails(refreshToken, 'UNAUTHENTICATED'),
};

/** A user is signed in. */
export const signedInHandlers = (user: SessionUser) => ({
  validateToken: ok(validateToken, user),
  refreshToken: ok(refreshToken, user),
});

/** A challenge that any solver finds within some hundred cheap tries. */
export const easyChallenge = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: 'fixture',
};

/** Successful responses of every endpoint, keyed by endpoint so that a story replaces just one. */
export const handlers = {
  ...anonymousHandlers,
  ...accountHandlers,
  ...listHandlers,
  ...summaryHandlers,
  ...adminHandlers,
  login: ok(login, ordinaryUser),
  logAccess: ok(logAccess, done),
  logout: ok(logout, done),
  getBotCheckChallenge: ok(getBotCheckChallenge, easyChallenge),
  register: ok(register, done),
  resendVerification: ok(resendVerification, done),
  verifyRegisterEmail: ok(verifyRegisterEmail, { message: 'Su correo quedó verificado.' }),
  getWelcomeInfo: ok(getWelcomeInfo, welcome),
  getLatestReleases: ok(getLatestReleases, { items: toolboxReleases, extras: extraFiles }),
  getPriceList: ok(getPriceList, { price_list: priceList }),
  getMachine: ok(getMachine, registeredMachine),
  // Created on request, as a story's clock may be set after this file was imported.
  createActivationCode: responses(createActivationCode, () =>
    HttpResponse.json(activationCode(), { status: 201 }),
  ),
  sendSuggestion: ok(sendSuggestion, done),
  newTransaction: ok(newTransaction, {
    message: 'Transacción creada con éxito.',
    transaction: { ...transactionRow(0), username: 'marcela_rios', credits_balance: '1340.50' },
  }),
};
