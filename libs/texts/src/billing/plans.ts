import { percentText } from '../terms/figures.ts';
import { landing } from '../landing/landing.ts';

const { plans } = landing;

/** Texts of the plan cards and the purchase dialog. */
export const planCards = {
  title: 'Plans',
  text: "Prices in USD. You pay on the card provider's page.",
  textTaxed: "Prices in USD, plus tax by your billing address. You pay on the card provider's page.",
  lists: 'What the plan is for',
  list: { new: 'New instance', upgrade: 'Change a plan', skyport: 'Devices' },
  interval: plans.intervalLabel,
  intervals: plans.intervals,
  users: 'Users',
  usersOf: (plan: string) => `Users of ${plan}`,
  count: plans.users,
  perInterval: plans.per,
  monthly: plans.monthly,
  listed: plans.listed,
  discountEveryRenewal: plans.discount,
  plusTax: plans.plusTax,
  saving: (price: string) => `${plans.saving(price)} a year`,
  notSold: (interval: string) => `Not sold ${interval.toLowerCase()} for this number of users.`,
  recommended: plans.recommended,
  discount: (percent: number) => `${percentText(percent)} off`,
  /** The catalogue's description in this language; unknown ones unchanged. */
  describe: (description: string): string => description,
  choose: plans.choose,
  chooseFor: (plan: string, users: number) => `${plans.choose(plan)} for ${plans.users(users)}`,
  loading: 'Loading plans and prices',
  missingTitle: 'Prices are not available right now',
  missingText: 'Your current plans are not affected. Try again in a moment.',
  tryAgain: 'Try again',
  noneTitle: 'No plan to change',
  noneText: 'An instance with a plan or a trial appears here.',
  target: 'Instance to change',
  targetMissing: 'Your instances could not be loaded.',
  targetOf: (name: string, plan: string, users: number) => `${name}: ${plan}, ${plans.users(users)}`,
  device: 'Device',
  deviceOf: (name: string, workspace: string) => `${name} in ${workspace}`,
  devicesMissing: 'Your devices could not be loaded.',
  noDevice: 'Add a device first: this plan is for remote access to it.',
  yourPlan: 'Your plan',
  inUse: 'In use',
  chosen: 'Your choice',
  trial: {
    start: landing.startTrial,
    starting: 'Starting your trial',
    used: 'You have already used your trial in another account.',
    terms: landing.trialTerms,
  },
  purchase: {
    title: (plan: string) => `Buy ${plan}`,
    deviceTitle: (plan: string, name: string) => `Buy ${plan} for ${name}`,
    changeTitle: (name: string, plan: string) => `Change ${name} to ${plan}`,
    plan: 'Plan',
    users: 'Users',
    paid: 'Paid',
    dueNow: 'Due now',
    discount: 'Discount',
    /** How long a discount lasts. */
    off: {
      once: (amount: string) => `${amount} off this payment`,
      repeating: (amount: string, until: string) => `${amount} off until ${until}`,
      forever: (amount: string) => `${amount} off every payment`,
    },
    net: 'Net',
    tax: 'Tax',
    taxByAddress: 'by your billing address, on the payment page',
    total: 'Total',
    plusTax: (price: string) => `${price} ${plans.plusTax}`,
    taxIncluded: (price: string, tax: string) => `${price} (${tax} tax)`,
    renewalDiscount: 'Discount of renewals',
    completeAddress: 'Manage billing',
    noCharge: 'No charge',
    /** A line of a change, by what it bills. */
    lines: {
      unused: (plan: string) => `Unused time of ${plan}`,
      rest: (plan: string) => `Rest of the period of ${plan}`,
      whole: (plan: string) => plan,
    },
    creditAdded: 'Credit added to the account',
    creditUsed: 'Paid with credit',
    creditLeft: 'Credit left on the account',
    carriedOver: 'Added to the next invoice',
    renewal: 'Each renewal',
    renewalAt: (price: string, date: string) => `${price}, first on ${date}`,
    expectedOn: (date: string) => `Expected on ${date}`,
    /** What credit and what a payment covers of a renewal. */
    expected: (credit: string | null, due: string | null) =>
      [credit && `${credit} from credit`, due && `${due} to pay`].filter(Boolean).join(', '),
    accountCredit: (credit: string) =>
      `The account has a credit of ${credit}. Credit pays the invoices of the account first.`,
    checking: 'Getting the exact amount from the payment provider',
    noAmount: 'Nothing can be bought until the exact amount is known.',
    tryAgain: 'Try again',
    toPayment: 'Continue to payment',
    payNow: (price: string) => `Pay ${price} now`,
    changeFree: 'Change without a charge',
    opening: 'Opening the payment page',
    onProvidersPage: "You enter your card on the payment provider's page, and can still cancel there.",
    chargesCard:
      'Your card on file is charged as soon as you confirm. If your bank asks you to confirm the payment, the plan changes after that.',
    paysNothing: 'You pay nothing now.',
    keepsRunning: (name: string) =>
      `${name} keeps running: it is not restarted, and its configuration and connected users stay.`,
    moreConnected: (connected: number, users: number) =>
      `${connected} users are connected now, more than the ${users} of this plan. They stay connected.`,
    addsInstance: 'A new instance is added to your dashboard.',
    tickFirst: 'Available when you have ticked the box above.',
    accept: 'I understand that the configuration is reset.',
    cancel: 'Cancel',
  },
} as const;

/** Texts of the redirect to the payment provider. */
export const paymentLink = {
  text: 'If nothing happens,',
  follow: 'continue to the payment provider',
} as const;

/** Texts of the screens after a payment. */
export const payment = {
  processing: {
    title: 'Checking your payment',
    text: 'We ask the payment provider whether the payment went through. This takes a few seconds.',
    longer: 'This takes longer than usual. You can leave this page: nothing is lost.',
  },
  success: {
    title: 'Your plan is active',
    trialTitle: 'Your trial has started',
    text: (plan: string, users: number) => `${plan} for ${plans.users(users)} is ready on your dashboard.`,
  },
  /** Offered after a purchase. */
  next: {
    invite: 'Invite people',
    inviteText: 'Next: invite the people who talk on it.',
    device: (name: string) => `Go to ${name}`,
    deviceText: 'Next: start it and talk.',
    later: 'Later',
  },
  cancel: { title: 'Payment cancelled', text: 'Nothing was charged and nothing has changed.' },
  later: { title: 'Payment in progress' },
  unpaid: {
    title: 'No payment to show',
    none: 'There is no payment under way for this account. Nothing was bought.',
    open: 'This purchase has not been paid. Nothing was bought.',
    expired: 'The payment page has expired. Nothing was charged.',
    failed: 'The payment failed. Nothing was bought; you can try again with another card.',
    refused: 'This payment could not be accepted. You will get your money back.',
  },
  notChecked: 'The payment could not be checked',
  redirect: (seconds: number) =>
    `You will be returned to the dashboard automatically in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  stay: 'Stay on this page',
  toDashboard: 'Go to the dashboard',
  toPlans: 'Back to the plans',
} as const;
