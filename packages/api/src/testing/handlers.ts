import {
  createActivationCode,
  downloadOwnData,
  getTransactionReceipt,
  refreshToken,
  type SessionUser,
  validateToken,
} from '@consultancy/validation';
import { HttpResponse } from 'msw';
import { handlersOf, messageHandlers } from './contract-handlers.ts';
import {
  creditStatement,
  ownSessions,
  transactionPreview,
  userInformation,
} from './fixtures/account.ts';
import { dataRequest, dataRequestCase, resolvedDataRequest } from './fixtures/data-requests.ts';
import { adminOverview } from './fixtures/overview.ts';
import { priceList } from './fixtures/price-list.ts';
import { secondFactorResponses } from './fixtures/second-factor.ts';
import { extraFiles, toolboxReleases } from './fixtures/toolbox-releases.ts';
import { transactionRow } from './fixtures/transactions.ts';
import {
  foundRecords,
  noMachine,
  ordinaryUser,
  registeredMachine,
  userAccount,
  welcome,
} from './fixtures/users.ts';
import { listResponses } from './list-responses.ts';
import { fails, respondWith } from './scenarios.ts';
import { summaryHandlers } from './summary-handlers.ts';

/** An activation code that was created just now. */
export const activationCode = () => ({
  code: 'K7QF-2M9X-TB4H',
  expires_at: new Date(Date.now() + 600_000).toISOString(),
});

/** No user is signed in: validation and refresh are rejected. */
export const anonymousHandlers = {
  validateToken: fails(validateToken, 'UNAUTHENTICATED'),
  refreshToken: fails(refreshToken, 'UNAUTHENTICATED'),
};

/** A user is signed in. */
export const signedInHandlers = (user: SessionUser) =>
  handlersOf({ validateToken: user, refreshToken: user });

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

const booked = {
  message: 'Hecho.',
  username: userInformation.username,
  movement_id: 901,
  credits_balance: '1250.50',
};

const { username } = userInformation;

/** Responses that are more than a message. */
const accountResponses = {
  login: ordinaryUser,
  verifyPasswordReset: ordinaryUser,
  getUserInformation: userInformation,
  updateInfo: { message: 'Hecho.', pending_email: null },
  getUsernameAvailability: { available: true },
  listSessions: { items: ownSessions },
  getMachine: registeredMachine,
  releaseMachine: noMachine,
  getWelcomeInfo: welcome,
  getUserCreditsBalance: { credits_balance: '1240.50' },
  getCreditStatement: creditStatement,
  getLatestReleases: { items: toolboxReleases, extras: extraFiles },
  getPriceList: { price_list: priceList },
  getBotCheckChallenge: easyChallenge,
  listDataRequests: { items: [dataRequest, resolvedDataRequest], last_administrator: false },
  createDataRequest: dataRequest,
  completeDataRequest: dataRequest,
  withdrawDataRequest: resolvedDataRequest,
  verifyRegisterEmail: { message: 'Su correo quedó verificado.' },
};

const adminResponses = {
  getAdminOverview: adminOverview,
  findRecords: foundRecords,
  getUserAccount: userAccount,
  getDataRequest: dataRequestCase,
  createCreditAdjustment: booked,
  reverseTransaction: booked,
  getTransactionPreview: transactionPreview,
  getPriceLists: { items: [priceList] },
  createPriceList: priceList,
  updatePriceList: priceList,
  publishPriceList: priceList,
  newTransaction: {
    message: 'Transacción creada con éxito.',
    transaction: { ...transactionRow(0), username, credits_balance: '1340.50' },
  },
};

/** Successful responses of every endpoint, keyed by endpoint so that a story replaces just one. */
export const handlers = {
  ...messageHandlers(),
  ...handlersOf({
    ...accountResponses,
    ...secondFactorResponses,
    ...adminResponses,
    ...listResponses,
  }),
  ...anonymousHandlers,
  ...summaryHandlers,
  getTransactionReceipt: respondWith(
    getTransactionReceipt,
    ({ params }) =>
      new HttpResponse('%PDF-1.7', {
        headers: {
          'content-type': getTransactionReceipt.file,
          'content-disposition': `attachment; filename="comprobante-${params.id}.pdf"`,
        },
      }),
  ),
  downloadOwnData: respondWith(
    downloadOwnData,
    () => new HttpResponse('{}', { headers: { 'content-type': downloadOwnData.file } }),
  ),
  // Created on request, as a story's clock may be set after this file was imported.
  createActivationCode: respondWith(createActivationCode, () =>
    HttpResponse.json(activationCode(), { status: 201 }),
  ),
};
