import {
  createCreditAdjustment,
  createPriceList,
  deletePriceList,
  endUserSessions,
  getAdminOverview,
  getPriceLists,
  getTransactionPreview,
  getTransactionReceipt,
  grantAdmin,
  publishPriceList,
  reactivateUser,
  releaseUserMachine,
  reverseTransaction,
  suspendUser,
  updatePriceList,
  withdrawAdmin,
} from '@consultancy/validation';
import { HttpResponse } from 'msw';
import { adminOverview } from './fixtures/overview.ts';
import { priceList } from './fixtures/price-list.ts';
import { ok, responses } from './scenarios.ts';

const done = { message: 'Hecho.' };

const booked = {
  message: 'Hecho.',
  username: 'marcela_rios',
  movement_id: 901,
  credits_balance: '1250.50',
};

/** Successful responses of the administrators' endpoints. */
export const adminHandlers = {
  getAdminOverview: ok(getAdminOverview, adminOverview),
  suspendUser: ok(suspendUser, done),
  reactivateUser: ok(reactivateUser, done),
  grantAdmin: ok(grantAdmin, done),
  withdrawAdmin: ok(withdrawAdmin, done),
  endUserSessions: ok(endUserSessions, done),
  releaseUserMachine: ok(releaseUserMachine, done),
  createCreditAdjustment: ok(createCreditAdjustment, booked),
  reverseTransaction: ok(reverseTransaction, booked),
  getTransactionPreview: ok(getTransactionPreview, {
    username: 'marcela_rios',
    first_name: 'Marcela',
    last_name: 'Ríos Castaño',
    enterprise_name: 'Ambiental del Valle S.A.S.',
    credits_balance: '1240.50',
  }),
  getTransactionReceipt: responses(
    getTransactionReceipt,
    ({ params }) =>
      new HttpResponse('%PDF-1.7', {
        headers: {
          'content-type': getTransactionReceipt.file,
          'content-disposition': `attachment; filename="comprobante-${params.id}.pdf"`,
        },
      }),
  ),
  getPriceLists: ok(getPriceLists, { items: [priceList] }),
  createPriceList: ok(createPriceList, priceList),
  updatePriceList: ok(updatePriceList, priceList),
  deletePriceList: ok(deletePriceList, done),
  publishPriceList: ok(publishPriceList, priceList),
};
