import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts of accounts, persons and tokens. [PLUS-22] */
export const ACCOUNT_ACTS = {
  'account.close': {
    label: 'Close the account',
    done: (who, what) => `${who} closed the account ${what}`,
    refused: (who, what) => `${who} tried to close the account ${what} and was *refused*`,
    failed: (who, what) => `${who} could not close the account ${what}`,
  },
  'account.create': {
    label: 'Create the account',
    done: (who, what) => `${who} created the account ${what}`,
    refused: (who, what) => `${who} tried to create the account ${what} and was *refused*`,
    failed: (who, what) => `${who} could not create the account ${what}`,
  },
  'account.rename': {
    label: 'Rename the account',
    done: (who, what) => `${who} renamed the account ${what}`,
    refused: (who, what) => `${who} tried to rename the account ${what} and was *refused*`,
    failed: (who, what) => `${who} could not rename the account ${what}`,
  },
  'api-token.create': {
    label: 'Create the API token',
    done: (who, what) => `${who} created the API token ${what}`,
    refused: (who, what) => `${who} tried to create the API token ${what} and was *refused*`,
    failed: (who, what) => `${who} could not create the API token ${what}`,
  },
  'api-token.revoke': {
    label: 'Revoke the API token',
    done: (who, what) => `${who} revoked the API token ${what}`,
    refused: (who, what) => `${who} tried to revoke the API token ${what} and was *refused*`,
    failed: (who, what) => `${who} could not revoke the API token ${what}`,
  },
  'account.customer-number': {
    label: 'Change the customer number of the account',
    done: (who, what) => `${who} changed the customer number of the account ${what}`,
    refused: (who, what) =>
      `${who} tried to change the customer number of the account ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the customer number of the account ${what}`,
  },
  'support.device-history': {
    label: 'Let support read the history of the device',
    done: (who, what) => `${who} let support read the history of the device ${what}`,
    refused: (who, what) =>
      `${who} tried to let support read the history of the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not let support read the history of the device ${what}`,
  },
  'support.notifications': {
    label: 'Let support read the notifications of a user',
    done: (who, what) => `${who} let support read the notifications of ${what}`,
    refused: (who, what) => `${who} tried to let support read the notifications of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not let support read the notifications of ${what}`,
    unnamed: 'a user',
  },
  'support.rights': {
    label: 'Let support read the rights of a user',
    done: (who, what) => `${who} let support read the rights of ${what}`,
    refused: (who, what) => `${who} tried to let support read the rights of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not let support read the rights of ${what}`,
    unnamed: 'a user',
  },
  'support.who-can': {
    label: 'Let support read who can act',
    done: (who, what) => `${who} let support read who can act on ${what}`,
    refused: (who, what) => `${who} tried to let support read who can act on ${what} and was *refused*`,
    failed: (who, what) => `${who} could not let support read who can act on ${what}`,
    unnamed: 'something deleted',
  },
  'support-token.create': {
    label: 'Create the support token',
    done: (who, what) => `${who} created the support token ${what}`,
    refused: (who, what) => `${who} tried to create the support token ${what} and was *refused*`,
    failed: (who, what) => `${who} could not create the support token ${what}`,
  },
  'support-token.revoke': {
    label: 'Revoke the support token',
    done: (who, what) => `${who} revoked the support token ${what}`,
    refused: (who, what) => `${who} tried to revoke the support token ${what} and was *refused*`,
    failed: (who, what) => `${who} could not revoke the support token ${what}`,
  },
  'eula.accept': {
    label: 'Accept the license agreement',
    done: (who) => `${who} accepted the license agreement`,
    refused: (who) => `${who} tried to accept the license agreement and was *refused*`,
    failed: (who) => `${who} could not accept the license agreement`,
  },
  'person.end-other-sessions': {
    label: 'End their other sessions',
    done: (who) => `${who} ended their other sessions`,
    refused: (who) => `${who} tried to end their other sessions and was *refused*`,
    failed: (who) => `${who} could not end their other sessions`,
  },
  'person.end-session': {
    label: 'End one of their sessions',
    done: (who) => `${who} ended one of their sessions`,
    refused: (who) => `${who} tried to end one of their sessions and was *refused*`,
    failed: (who) => `${who} could not end one of their sessions`,
  },
  'person.contact': {
    label: 'Send a contact request',
    done: (who) => `${who} sent a contact request`,
    refused: (who) => `${who} tried to send a contact request and was *refused*`,
    failed: (who) => `${who} could not send a contact request`,
  },
  'person.feedback': {
    label: 'Send feedback',
    done: (who) => `${who} sent feedback`,
    refused: (who) => `${who} tried to send feedback and was *refused*`,
    failed: (who) => `${who} could not send feedback`,
  },
  'person.erase': {
    label: 'Delete their own access',
    done: (who) => `${who} deleted their own access`,
    refused: (who) => `${who} tried to delete their own access and was *refused*`,
    failed: (who) => `${who} could not delete their own access`,
  },
  'person.export': {
    label: 'Export their own data',
    done: (who) => `${who} exported their own data`,
    refused: (who) => `${who} tried to export their own data and was *refused*`,
    failed: (who) => `${who} could not export their own data`,
  },
  'person.log-out-everywhere': {
    label: 'Log out everywhere',
    done: (who) => `${who} logged out everywhere`,
    refused: (who) => `${who} tried to log out everywhere and was *refused*`,
    failed: (who) => `${who} could not log out everywhere`,
  },
  'profile.change': {
    label: 'Change their own profile',
    done: (who) => `${who} changed their own profile`,
    refused: (who) => `${who} tried to change their own profile and was *refused*`,
    failed: (who) => `${who} could not change their own profile`,
  },
} as const satisfies Record<string, ActTexts>;
