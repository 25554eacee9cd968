import { shell } from '../shell/shell.ts';

/** Texts of subscriptions and invoices at /myaccount. */
export const billing = {
  title: 'Billing',
  text: 'What this account pays for, and every invoice.',
  noRightsTitle: 'Your role does not include billing',
  manage: 'Manage billing',
  opening: 'Opening billing',
  noPortal: 'Available after the first purchase.',
  loadFailed: 'This could not be loaded',
  tryAgain: 'Try again',
  cancel: 'Keep subscription',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',

  subscriptions: {
    title: 'Subscriptions',
    loading: 'Loading subscriptions',
    noneTitle: 'No subscription yet',
    noneText: 'Choose a plan above. Its subscription appears here.',
    search: 'Search subscriptions',
    searchHint: 'Name or workspace',
    clearSearch: 'Clear search',
    noMatch: 'No subscription has this in its name or workspace.',
    export: 'Export CSV',
    noDevice: (plan: string) => `${plan} without an instance`,
    in: (workspace: string) => `in ${workspace}`,
    columns: {
      name: 'Name',
      plan: 'Plan',
      invoice: 'Invoice ID',
      users: 'Users',
      statement: 'Next',
      price: 'Price',
      step: 'Next step',
      actions: 'Actions',
    },
    seats: (used: number, users: number) => `${used} of ${users}`,
    /** In one line, on phones; null: not known. */
    facts: (workspace: string | null, plan: string, used: number | null, users: number) =>
      [workspace, plan, used === null ? `${users} users` : `${used} of ${users} users`]
        .filter((part) => part !== null)
        .join(', '),
    menuOf: (name: string) => `Actions for the subscription of ${name}`,
    renews: (date: string) => `Renews ${date}`,
    ends: (date: string) => `Ends ${date}`,
    ended: (date: string) => `Ended ${date}`,
    statuses: { Subscribed: 'Subscribed', 'Past-Due': 'Past-Due', 'Not Subscribed': 'Not Subscribed' },
    graceEnds: (date: string) => `Everything works until ${date}. Pay before then to keep it.`,
    groups: { intercom: 'Instances', skyport: 'Devices', customers: 'Paid for customers' },
    /** Of a customer, whose intercom the partner knows no name of. */
    ofCustomer: (company: string, plan: string, users: number) => `${company}: ${plan}, ${users} users`,
    yourCustomer: 'Your customer',
    formerCustomer: 'Released customer',
  },

  actions: {
    cancel: 'Cancel subscription',
    resubscribe: 'Resubscribe',
    resubscribeOf: (name: string) => `Resubscribe ${name}`,
    buyAgain: 'Buy again',
    buyAgainOf: (name: string) => `Buy again for ${name}`,
    choosePlan: shell.trial.choosePlan,
    choosePlanOf: (name: string) => `Choose a plan for ${name}`,
    delete: 'Delete',
    payNow: 'Pay now',
    payNowOf: (name: string) => `Pay now for ${name}`,
    noInvoice: 'The invoice is not known yet. “Manage billing” opens it at the payment provider.',
    notBilled: 'This plan has no invoice to pay. Contact support.',
    busy: 'Saving',
    cancelled: (name: string) => `The subscription of ${name} will not be renewed.`,
    cancelledUnpaid: (name: string, date: string) => `The subscription of ${name} ends on ${date}.`,
    resubscribed: (name: string) => `The subscription of ${name} will be renewed.`,
    resubscribedUnpaid: (name: string) =>
      `The subscription of ${name} is not cancelled any more. Pay to keep it.`,
    deleted: (name: string) => `The subscription of ${name} has been deleted.`,
  },

  cancelQuestion: {
    title: (name: string) => `Cancel the subscription of ${name}?`,
    until: (date: string) => `It works until ${date} and is not renewed. Until then you can resubscribe.`,
    untilUnpaid: (date: string) =>
      `A payment is past due: everything works until ${date}, then it ends. Until then you can resubscribe, or pay to keep it.`,
    untilUnknown: 'It works until the end of its period and is not renewed. Until then you can resubscribe.',
    after: (days: number) =>
      `After its end it cannot be started any more, and ${days} days later the subscription is deleted.`,
    confirm: 'Cancel subscription',
  },

  deleteQuestion: {
    title: (name: string) => `Delete the subscription of ${name}?`,
    text: 'It is removed at once and cannot be restored. Its invoices stay.',
    confirm: 'Delete subscription',
  },

  invoices: {
    title: 'Invoices',
    loading: 'Loading invoices',
    noneTitle: 'No invoice yet',
    noneText: 'After a purchase its invoice appears here.',
    export: 'Export CSV',
    columns: {
      plan: 'Plan',
      invoice: 'Invoice ID',
      date: 'Date',
      users: 'Users',
      renewal: 'Renewal date',
      status: 'Status',
      net: 'Net',
      tax: 'Tax',
      amount: 'Amount',
      /** In place of the amount, where there is tax. */
      total: 'Total',
    },
    statuses: { Paid: 'Paid', Open: 'Open', 'Past-Due': 'Past-Due', Void: 'Void', Credit: 'Credit' },
    unknown: 'Unknown',
    open: (id: string) => `${id}, opens in a new tab`,
    refunded: (amount: string) => `${amount} refunded`,
    credit: (amount: string) => `Credit ${amount}`,
    creditUsed: (amount: string) => `${amount} paid with credit`,
    /** How long a discount lasts. */
    discount: {
      once: (amount: string) => `${amount} off once`,
      repeating: (amount: string, until: string) => `${amount} off until ${until}`,
      forever: (amount: string) => `${amount} off every payment`,
    },
    file: (day: string) => `invoices-${day}.csv`,
  },

  charges: {
    title: 'Next charges',
    loading: 'Loading the next charges',
    none: 'No charge is coming.',
    beforeTax: 'Before tax',
    /** Beside the sum. */
    sum: (days: number) => `Next ${days} days`,
    overdue: (date: string) => `Overdue, by ${date}`,
    /** At least two. */
    of: (count: number, isYearly: boolean) => `${count} ${isYearly ? 'yearly ' : ''}subscriptions`,
    credit: (amount: string) => `Credit of the account: ${amount}. It pays the coming charges first.`,
    expected: (amount: string) => `${amount} expected from credit`,
  },

  partner: {
    pays: (partner: string) => `${partner} buys the plans of this account.`,
    asks: (partner: string) =>
      `${partner} asks to release this account. If you confirm, you buy for yourself: what is paid runs to its end and does not renew.`,
    confirm: 'Confirm and buy myself',
    decline: 'Decline',
    confirmed: 'This account buys its own plans from now on.',
    declined: 'Your partner goes on to buy the plans.',
    ownerOnly: 'The owner of this account answers this.',
  },

  customers: {
    title: 'Your customers',
    loading: 'Loading your customers',
    none: 'No customers yet',
    noOwner: 'No owner',
    add: 'Add customer',
    addTitle: 'Add a customer',
    addText:
      'We mail an offer to this address. Who accepts it owns the account; you buy its plans, and see them, the users connected, the renewal and the health.',
    email: 'E-mail of the owner',
    company: 'Company',
    companyHint: 'The account gets this name.',
    send: 'Send offer',
    cancel: 'Cancel',
    added: (email: string) => `The offer is on its way to ${email}.`,
    ownerOnly: 'Only the owner of this account adds and releases customers.',
    menuOf: (company: string) => `Actions for ${company}`,
    buy: 'Buy a plan',
    showPlans: 'Change plans',
    noPlans: 'You pay for no plan of this customer.',
    buyTitle: (company: string) => `Buy a plan for ${company}`,
    buyText:
      'The intercom is made in the account of the customer. You pay for it, until you release the customer.',
    plan: 'Plan',
    toPayment: 'Go to payment',
    option: (plan: string, users: number, interval: string, price: string) =>
      `${plan}, ${users} users, ${interval}: ${price}`,
    notAccepted: 'The customer has not accepted the offer yet.',
    withdraw: 'Withdraw offer',
    withdrawTitle: (company: string) => `Withdraw the offer to ${company}?`,
    withdrawText: 'The mailed link does not work any more.',
    withdrawn: (company: string) => `The offer to ${company} is withdrawn.`,
    release: 'Release',
    releaseTitle: (company: string) => `Release ${company}?`,
    releaseText:
      'We ask the owner by e-mail. Once they confirm, they buy for themselves: what you have paid runs to its end and does not renew.',
    askRelease: 'Ask to release',
    releaseAsked: (company: string) => `The owner of ${company} has been asked.`,
    offeredUntil: (date: string) => `Offer open until ${date}`,
    states: {
      invited: 'Not accepted yet',
      expired: 'Offer expired',
      releasing: 'Release waits for the owner',
    },
    export: 'Export CSV',
    file: (day: string) => `customers-${day}.csv`,
    columns: {
      company: 'Customer',
      actions: 'Actions',
      owner: 'Owner',
      plans: 'Plans',
      seats: 'Users connected',
      next: 'Next date',
      health: 'Health',
    },
    seats: (used: number, users: number) => `${used} of ${users}`,
    health: {
      ok: 'Good',
      'ends-soon': 'Ends soon',
      'past-due': 'Past-Due',
      expired: 'Expired',
      none: 'No subscription',
    },
  },
} as const;
