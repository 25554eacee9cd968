import { landing } from '../landing/landing.ts';

const { plans } = landing;

/** Texts of the dialog that changes the plan of one subscription, and of what opens it. */
export const changePlan = {
  open: 'Change plan',
  openOf: (name: string) => `Change plan of ${name}`,
  title: (name: string) => `Change the plan of ${name}`,
  untitled: 'Change a plan',
  /** `interval` is "yearly". */
  held: (place: string | null, plan: string, users: number, interval: string) =>
    `${place === null ? '' : `${place}. `}${plan}, ${plans.users(users)}, paid ${interval}`,
  heldUntil: (held: string, date: string) => `${held} until ${date}.`,
  intervals: { week: 'weekly', month: 'monthly', year: 'yearly' },
  plan: 'Plan',
  users: 'Users',
  paid: 'Paid',
  today: 'Today',
  todayWith: (users: number) => `Today, with ${plans.users(users)}`,
  todaySize: (users: number) => `today ${users}`,
  todayGone: (users: number) => `Today, with ${plans.users(users)}. No longer on sale.`,
  upTo: (users: number) => `Up to ${plans.users(users)}.`,
  from: (users: number) => `From ${plans.users(users)}.`,
  connected: (count: number) => (count === 1 ? '1 is connected now.' : `${count} are connected now.`),
  notSold: (interval: string) => `Not sold ${interval}.`,
  sizeNotSold: (users: number, plan: string) => `${users} (not with ${plan})`,
  intervalNotSold: (interval: string, users: number, plan: string) =>
    `${plan} for ${plans.users(users)} is not sold ${interval}.`,
  nothingTitle: 'Nothing changes yet',
  nothingText:
    'Choose another plan, number of users or interval. The exact amount appears here before anything is charged.',
  choices: 'New plan',
  cost: 'What it costs',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading the subscription and the prices',
  unknown: 'This account has no such subscription.',
  failed: 'The subscription or the prices could not be loaded.',
  tryAgain: 'Try again',
} as const;
