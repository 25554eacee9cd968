import { INVITE_WITH_PLAN_TEXT, landing } from '../landing/landing.ts';

/** Texts for a new user: the plan chosen before sign-up and the next step. */
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
  trialMeanwhile: 'Start free trial meanwhile',
  start: landing.startTrial,
  starting: 'Starting your trial',

  checklist: {
    title: 'Put your first line on air',
    /** Screen reader texts of a step's mark. */
    states: { done: 'Done', current: 'Next', later: 'Later' },
    account: 'Account ready',
    accountText: (account: string, role: string) => `${account}, with you as ${role}.`,
    device: 'Get an intercom',
    trialText: `It appears here within a minute. The free trial: ${landing.trialTerms}`,
    planText: 'It appears here within a minute after you choose a plan.',
    addText: 'Add a physical device with the code on its screen.',
    othersText: (owner: string) => `Ask ${owner} for a plan. An intercom then appears here.`,
    invite: 'Invite your crew',
    inviteWithPlan: INVITE_WITH_PLAN_TEXT,
    inviteText: 'One by one, or all at once from a CSV file. Each access can end with the show.',
    inviteWithPlanText: 'Invitations come with a plan. Until then you set up the users in the intercom.',
    talk: 'Open it and talk',
    talkText: 'Start the intercom; it can be opened as soon as its DNS is ready.',
    seePlans: 'See plans',
    toInvite: 'Invite people',
  },
} as const;
