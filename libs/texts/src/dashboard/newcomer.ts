import { landing, TRIAL_DAYS_TEXT, TRIAL_USERS_TEXT } from '../landing/landing.ts';
import { plural } from '../terms/figures.ts';

/** Texts for a new user: the plan chosen before sign-up and the next step. */
export const newcomer = {
  signUpTitle: (plan: string) => `Sign up for ${plan}`,
  /** `per` is "a month". */
  price: (users: number, amount: string, per: string) => `${landing.plans.users(users)}, ${amount} ${per}.`,
  confirmPlan: (plan: string) => `Continue with ${plan}`,
  confirmFirst: 'Nothing is charged before you confirm the exact amount.',
  trialInstead: 'Start a free trial instead',
  chose: (plan: string, price: string) => `You chose ${plan}: ${price}`,

  trialMeanwhile: 'Start free trial meanwhile',
  start: landing.startTrial,
  starting: 'Starting your trial',

  checklist: {
    /** `name` may be empty; `left` is a number of steps, at least one. */
    title: (name: string, left: number) =>
      `${name === '' ? 'Welcome' : `Welcome, ${name}`}. ${plural(left, 'step', 'steps')} left`,
    label: 'First steps',
    progress: (done: number, of: number) => `${done} of ${of} done`,
    hide: 'Hide the first steps',
    /** Screen reader texts of a step's mark. */
    states: { done: 'Done', inProgress: 'Next', later: 'Later' },
    start: 'Start your line',
    startText: (device: string) => `${device} is ready to start.`,
    workText: (device: string, state: string) => `${device}: ${state}`,
    startedText: (device: string, time: string) => `${device} is online since ${time}.`,
    startedBefore: 'The line was started and opened.',
    toStart: (device: string) => `Start ${device}`,
    trialText: `It appears here within a minute. The free trial: ${landing.trialTerms}`,
    planText: 'It appears here within a minute after you choose a plan.',
    addText: 'Add a physical device with the code on its screen.',
    othersText: (owner: string) => `Ask ${owner} for a plan. An intercom then appears here.`,
    open: 'Open it and say something',
    openText: 'It opens in a new tab. Allow the microphone when the browser asks.',
    openAloneText:
      'It opens in a new tab. Allow the microphone when the browser asks. No one else is on it yet.',
    openLaterText: 'A started line can be opened as soon as its DNS is ready.',
    openedText: 'The line was opened.',
    toOpen: (device: string) => `Open ${device}`,
    invite: 'Invite your crew',
    inviteWithPlan: 'Choose a plan, then invite your crew',
    inviteText: 'One by one, or all at once from a CSV file. Each access can end with the show.',
    inviteWithPlanText:
      'Invitations by e‑mail or CSV, roles and end dates come with a plan, not with the trial.',
    invitedText: 'The first invitation is sent.',
    seePlans: 'See plans',
    toInvite: 'Invite people',
  },

  trialAllows: {
    title: 'What the trial allows',
    line: `One intercom for ${TRIAL_DAYS_TEXT}, no card.`,
    users: `Up to ${TRIAL_USERS_TEXT} on the line at once. You set them up in the intercom itself.`,
    dataCenter: 'A data center of your choice.',
    noInvitations: 'No invitations and no second workspace. They come with a plan.',
    reset: 'Changing to a plan resets the settings of the intercom.',
    ask: 'Ask us',
  },
} as const;
