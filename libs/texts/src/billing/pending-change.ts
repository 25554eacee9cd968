import { landing } from '../landing/landing.ts';

/** Texts of a change of plan that waits for a confirmation by the buyer's bank. */
export const pendingChange = {
  title: 'Your bank asks you to confirm',
  /** `interval` is "monthly". */
  waits: (plan: string, users: number, interval: string | null, amount: string, until: string) =>
    `Changes to ${plan}, ${landing.plans.users(users)}${interval === null ? '' : `, paid ${interval}`}, once the bank has a confirmation of ${amount}. It waits until ${until}.`,
  nothingYet:
    'Nothing has changed and nothing is charged yet. The plan changes as soon as you have confirmed the payment on the page of the payment provider.',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm the change of ${name}, opens in a new tab`,
  noPage: 'The page is not known yet. “Manage billing” opens the invoice at the payment provider.',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the change of ${name}`,
  withdrawn: (name: string) => `The change of ${name} is withdrawn. Nothing was charged.`,
  close: 'Close',
} as const;
