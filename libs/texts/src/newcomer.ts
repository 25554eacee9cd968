import { landing } from './landing.ts';

/** The words for a user who is new: the plan they chose before they signed up, and the next step on their dashboard. */
export const newcomer = {
  signUpTitle: (plan: string) => `Sign up for ${plan}`,
  /** `per` is "a month". */
  price: (users: number, amount: string, per: string) => `${landing.plans.users(users)}, ${amount} ${per}.`,
  confirmPlan: (plan: string) => `Continue with ${plan}`,
  confirmFirst: 'Nothing is charged before you confirm the exact amount.',
  trialInstead: 'Start a free trial instead',
  chose: (plan: string, price: string) => `You chose ${plan}: ${price}`,

  nextStep: 'Next step',
  startDevice: (name: string) => `Start ${name}, then open it to connect your crew.`,
  startTrial: `Start your free trial: ${landing.trialTerms}`,
  trialMeanwhile: 'Start free trial meanwhile',
  start: landing.startTrial,
  starting: 'Starting your trial',
} as const;
