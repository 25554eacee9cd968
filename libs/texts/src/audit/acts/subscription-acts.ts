import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts on subscriptions, payments and customers of partners. [PLUS-22] */
export const SUBSCRIPTION_ACTS = {
  'partner.add': {
    label: 'Make the account an authorized partner',
    done: (who, what) => `${who} made the account ${what} an authorized partner`,
    refused: (who, what) =>
      `${who} tried to make the account ${what} an authorized partner and was *refused*`,
    failed: (who, what) => `${who} could not make the account ${what} an authorized partner`,
  },
  'partner.customer-accept': {
    label: 'Accept the offer to something deleted',
    done: (who, what) => `${who} accepted the offer to ${what}`,
    refused: (who, what) => `${who} tried to accept the offer to ${what} and was *refused*`,
    failed: (who, what) => `${who} could not accept the offer to ${what}`,
    unnamed: 'a customer',
  },
  'partner.customer-add': {
    label: 'Offer to set up something deleted',
    done: (who, what) => `${who} offered to set up ${what}`,
    refused: (who, what) => `${who} tried to offer to set up ${what} and was *refused*`,
    failed: (who, what) => `${who} could not offer to set up ${what}`,
    unnamed: 'a customer',
  },
  'partner.customer-release': {
    label: 'Release the customer',
    done: (who, what) => `${who} released the customer ${what}`,
    refused: (who, what) => `${who} tried to release the customer ${what} and was *refused*`,
    failed: (who, what) => `${who} could not release the customer ${what}`,
  },
  'partner.customer-release-ask': {
    label: 'Ask to release the customer',
    done: (who, what) => `${who} asked to release the customer ${what}`,
    refused: (who, what) => `${who} tried to ask to release the customer ${what} and was *refused*`,
    failed: (who, what) => `${who} could not ask to release the customer ${what}`,
  },
  'partner.customer-release-decline': {
    label: 'Decline the release of something deleted',
    done: (who, what) => `${who} declined the release of ${what}`,
    refused: (who, what) => `${who} tried to decline the release of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not decline the release of ${what}`,
    unnamed: 'a customer',
  },
  'partner.customer-withdraw': {
    label: 'Withdraw the offer to something deleted',
    done: (who, what) => `${who} withdrew the offer to ${what}`,
    refused: (who, what) => `${who} tried to withdraw the offer to ${what} and was *refused*`,
    failed: (who, what) => `${who} could not withdraw the offer to ${what}`,
    unnamed: 'a customer',
  },
  'partner.remove': {
    label: 'Make the account a direct customer',
    done: (who, what) => `${who} made the account ${what} a direct customer`,
    refused: (who, what) => `${who} tried to make the account ${what} a direct customer and was *refused*`,
    failed: (who, what) => `${who} could not make the account ${what} a direct customer`,
  },
  'payment.dispute': {
    label: 'Record a payment dispute',
    done: (who) => `${who} recorded a payment dispute`,
    refused: (who) => `${who} tried to record a payment dispute and was *refused*`,
    failed: (who) => `${who} could not record a payment dispute`,
  },
  'payment.refund': {
    label: 'Record a refund',
    done: (who) => `${who} recorded a refund`,
    refused: (who) => `${who} tried to record a refund and was *refused*`,
    failed: (who) => `${who} could not record a refund`,
  },
  'subscription.buy': {
    label: 'Buy the subscription',
    done: (who, what) => `${who} bought the subscription ${what}`,
    refused: (who, what) => `${who} tried to buy the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not buy the subscription ${what}`,
  },
  'subscription.cancel': {
    label: 'Cancel the subscription',
    done: (who, what) => `${who} cancelled the subscription ${what}`,
    refused: (who, what) => `${who} tried to cancel the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not cancel the subscription ${what}`,
  },
  'subscription.change': {
    label: 'Change the plan of the subscription',
    done: (who, what) => `${who} changed the plan of the subscription ${what}`,
    refused: (who, what) => `${who} tried to change the plan of the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the plan of the subscription ${what}`,
  },
  'subscription.checkout': {
    label: 'Begin to buy the subscription',
    done: (who, what) => `${who} began to buy the subscription ${what}`,
    refused: (who, what) => `${who} tried to begin to buy the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not begin to buy the subscription ${what}`,
  },
  'subscription.delete': {
    label: 'Delete the subscription',
    done: (who, what) => `${who} deleted the subscription ${what}`,
    refused: (who, what) => `${who} tried to delete the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not delete the subscription ${what}`,
  },
  'subscription.end': {
    label: 'End the subscription',
    done: (who, what) => `${who} ended the subscription ${what}`,
    refused: (who, what) => `${who} tried to end the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not end the subscription ${what}`,
  },
  'subscription.follow': {
    label: 'Update the subscription',
    done: (who, what) => `${who} updated the subscription ${what}`,
    refused: (who, what) => `${who} tried to update the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not update the subscription ${what}`,
  },
  'subscription.open-billing': {
    label: 'Open the billing portal',
    done: (who) => `${who} opened the billing portal`,
    refused: (who) => `${who} tried to open the billing portal and was *refused*`,
    failed: (who) => `${who} could not open the billing portal`,
  },
  'subscription.withdraw-change': {
    label: 'Withdraw the waiting change of a subscription',
    done: (who) => `${who} withdrew the waiting change of a subscription`,
    refused: (who) => `${who} tried to withdraw the waiting change of a subscription and was *refused*`,
    failed: (who) => `${who} could not withdraw the waiting change of a subscription`,
  },
  'subscription.resubscribe': {
    label: 'Reactivate the subscription',
    done: (who, what) => `${who} reactivated the subscription ${what}`,
    refused: (who, what) => `${who} tried to reactivate the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not reactivate the subscription ${what}`,
  },
  'subscription.tax': {
    label: 'Add tax to the subscription',
    done: (who, what) => `${who} added tax to the subscription ${what}`,
    refused: (who, what) => `${who} tried to add tax to the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not add tax to the subscription ${what}`,
  },
  'subscription.tax-told': {
    label: 'Tell the owners the tax of their subscriptions',
    done: (who) => `${who} told the owners the tax of their subscriptions`,
    refused: (who) => `${who} tried to tell the owners the tax of their subscriptions and was *refused*`,
    failed: (who) => `${who} could not tell the owners the tax of their subscriptions`,
  },
  'subscription.warn': {
    label: 'Warn of the end of the subscription',
    done: (who, what) => `${who} warned of the end of the subscription ${what}`,
    refused: (who, what) => `${who} tried to warn of the end of the subscription ${what} and was *refused*`,
    failed: (who, what) => `${who} could not warn of the end of the subscription ${what}`,
  },
} as const satisfies Record<string, ActTexts>;
