import type {
  AcknowledgementRefusal,
  CommandRefusal,
  OpenRefusal,
  WithdrawalRefusal,
} from '@partyline/device-state';
import type { PurchaseStep, RefusalReason } from '@partyline/permissions';
import type { CustomerRefusal } from '@partyline/roles';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { startRefusalTextOf } from '../terms/look-ups.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Why a right is refused, for the disabled control and the API's error. [GC-5, GC-10, PLUS-7] */
export const PERMISSION_REFUSAL_TEXTS = {
  'unknown-role': 'Your role is not known here.',
  'no-right': 'Your role does not allow this.',
  'partner-customer': DECIDED_WORDINGS.contactPartner,
  trial: DECIDED_WORDINGS.notInTrial,
  'no-plan': 'Your partner sets up your intercom.',
  'default-workspace': 'Not available for the default workspace',
  dirty: 'An invitation, transfer or move is still open for this workspace.',
  expired: DECIDED_WORDINGS.subscriptionExpired,
  running: 'Stop the device first.',
  'no-workspace': 'This device belongs to no workspace.',
} as const satisfies Record<RefusalReason, string>;

/** Why a device refuses a command. [GD-14, GP-14] */
export const COMMAND_REFUSAL_TEXTS = {
  deleted: 'This device has been deleted.',
  'in-progress': 'The device is starting or stopping. Wait until it has finished.',
  'already-online': 'The device is already online.',
  'already-offline': 'The device is already offline.',
  'data-center-of-physical-device': 'A physical device has no data center to change.',
  'stop-before-data-center-change': DECIDED_WORDINGS.stopBeforeDataCenterChange,
} as const satisfies Record<CommandRefusal, string>;

/** Why a problem cannot be taken on. [PLUS-34] */
export const ACKNOWLEDGEMENT_REFUSAL_TEXTS = {
  'no-problem': 'The device has no problem any more.',
  acknowledged: 'Another person is on it already.',
} as const satisfies Record<AcknowledgementRefusal, string>;

/** Why a command cannot be withdrawn. [GD-11] */
export const WITHDRAWAL_REFUSAL_TEXTS = {
  'nothing-open': 'No start or stop is in progress any more.',
  'taken-by-host': 'The host has taken the command already.',
  'perhaps-taken': 'The command was sent and may have reached the host, which has not answered.',
} as const satisfies Record<WithdrawalRefusal, string>;

/** Why a partner's customer cannot be added, accepted, withdrawn or released. [HZ-6] */
export const CUSTOMER_REFUSAL_TEXTS = {
  'own-address': 'A customer needs an e-mail address that is not in your own account.',
  'customer-there-already': 'This address is a customer of yours already.',
  'customer-elsewhere':
    'You own the account of another partner’s customer. Ask that partner to release it, then accept this again.',
  'offer-accepted': 'The customer has accepted already. Release the customer instead.',
  'offer-open': 'The customer has not accepted yet. Withdraw the offer instead.',
  'customer-closed': 'This is no customer any more.',
  'release-asked': 'The release waits for the confirmation of the customer’s owner.',
  'release-not-asked': 'Your partner does not ask for a release any more.',
} as const satisfies Record<CustomerRefusal, string>;

/** Why a device cannot be opened. [DEV-23 … DEV-28, GD-23] */
export const OPEN_REFUSAL_TEXTS = {
  deleted: 'This device has been deleted.',
  offline: 'Open is available when the device is online.',
  initialising: 'Open is available when DNS is ready.',
  'dns-error': 'DNS could not be prepared. Restart the device to try again.',
  'dns-not-ready': 'Open is available when DNS is ready.',
  'no-address': 'Open is available when the device has reported the address of its manager.',
  'address-not-allowed': 'The address of its manager is not on a trusted host. Please contact support.',
} as const satisfies Record<OpenRefusal, string>;

/** Names the account's owner; the account is named only to its members. */
export function accountOwnerText(accountName: string | null): string {
  return accountName === null ? 'the account owner' : `the owner of ${accountName}`;
}

/** The reader of a refusal, which decides the next step. */
export interface RefusalReader {
  readonly purchase: PurchaseStep;
  readonly accountName: string | null;
}

const BUYERS = {
  buy: 'Go to Billing',
  'ask-partner': 'Contact your partner',
  'ask-owner': null,
} as const satisfies Record<PurchaseStep, string | null>;

/** Explains why a right is refused, and names who can grant it, or who can buy the plan. [GC-5, GD-35, PLUS-7] */
export function permissionRefusalText(reason: RefusalReason, reader: RefusalReader): string {
  const text = PERMISSION_REFUSAL_TEXTS[reason];
  const askOwner = `Ask ${accountOwnerText(reader.accountName)}`;
  if (reason === 'no-right') return `${text} ${askOwner}.`;
  if (reason !== 'expired' && reason !== 'trial') return text;
  const whom = BUYERS[reader.purchase] ?? askOwner;
  return `${text.replace(/\.$/, '')}. ${whom} to ${reason === 'expired' ? 'renew it' : 'choose a plan'}.`;
}

/** Explains why a user who may give access cannot take it away, and names who can. [HZ-4, PLUS-7] */
export function takingRefusalText({ accountName }: Pick<RefusalReader, 'accountName'>): string {
  return `Your role can give access, but not take it away. Ask ${accountOwnerText(accountName)}.`;
}

/** Text of a refused start, with the specification's sentence for a missing right. [DEV-39, ERR-28, GD-36] */
export const startRefusalText = /* @__PURE__ */ startRefusalTextOf(
  WORDINGS.startNotAllowed,
  PERMISSION_REFUSAL_TEXTS,
);
