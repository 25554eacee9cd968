import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { shell } from '../shell/shell.ts';

/** Texts of the subscription prompts. [BILL-22 … BILL-30] */
export const subscriptionPrompts = {
  expired: {
    title: 'Subscription expired',
    text: `${DECIDED_WORDINGS.subscriptionExpired} What it covered cannot be started until it is bought again.`,
    goToBilling: 'Go to billing',
    later: 'Later',
    ended: (name: string, workspace: string | null, date: string | null) =>
      `${name}${workspace === null ? '' : ` in ${workspace}`}${date === null ? '' : `, since ${date}`}`,
    andMore: (count: number) => `and ${count} more`,
  },
  seatsTaken: (users: number) =>
    users === 1
      ? 'The only user of this plan is connected.'
      : `All ${users} users of this plan are connected.`,
  unpaid: (workspace: string | null, amount: string | null, date: string | null) =>
    [
      ...(workspace === null ? [] : [`in ${workspace}:`]),
      `${amount === null ? 'A payment' : `A payment of ${amount}`} has failed.`,
      ...(date === null ? [] : [`Everything works until ${date}, the last day to pay.`]),
    ].join(' '),
  askToPay: (owner: string) => `Ask ${owner} to pay it.`,
  goToBilling: 'Go to billing',
  choosePlan: shell.trial.choosePlan,
  upgrade: 'Choose a larger plan',
} as const;
