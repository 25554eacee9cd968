import type { Handlers } from '../../http/routes/route-types.ts';
import type { Database } from '../../db/open-database.ts';
import { acceptOfferSignedIn, readOffer } from './accept-offer.service.ts';
import { addCustomer, askRelease, withdrawCustomer, type CustomerDeps } from './customers.service.ts';
import { listPartnerCustomers } from './list-customers.service.ts';
import { answerRelease } from './release.service.ts';

type PartnerRoutes =
  | 'listPartnerCustomers'
  | 'addCustomer'
  | 'withdrawCustomer'
  | 'releaseCustomer'
  | 'answerRelease'
  | 'readCustomerOffer';

/** Handles the calls of a partner and of its customers. [HZ-6, PLUS-21] */
export function partnersHandlers(deps: CustomerDeps): Pick<Handlers, PartnerRoutes> {
  const { database, now } = deps;
  return {
    listPartnerCustomers: ({ caller }) => listPartnerCustomers(database, caller, now().getTime()),
    addCustomer: ({ caller, body, requestId }) => addCustomer(deps, { caller, body, requestId }),
    withdrawCustomer: ({ caller, params, requestId }) =>
      withdrawCustomer(deps, { caller, id: params.id, requestId }),
    releaseCustomer: ({ caller, params, requestId }) =>
      askRelease(deps, { caller, id: params.id, requestId }),
    answerRelease: ({ caller, body, requestId }) =>
      answerRelease(database, { caller, requestId, accept: body.accept }),
    readCustomerOffer: ({ params }) => readOffer(database, params.key),
  };
}

/** Handles the acceptance of an offer by a signed-in user. [HZ-6] */
export function acceptOfferHandler(database: Database): Handlers['acceptInvitation'] {
  return ({ identity, caller: { isKnown }, body, requestId }) =>
    acceptOfferSignedIn(database, { identity, isKnown, key: body.inviteId, requestId });
}
