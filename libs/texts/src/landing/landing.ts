import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { TRIAL_DAYS } from '@partyline/subscriptions';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { percentText, plural } from '../terms/figures.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';

/** "14 days" */
export const TRIAL_DAYS_TEXT = plural(TRIAL_DAYS, 'day', 'days');
/** "4 users" */
export const TRIAL_USERS_TEXT = plural(TRIAL_PLAN_USERS, 'user', 'users');
/** What comes with a plan, not with the trial. [GC-5] */
export const INVITE_WITH_PLAN_TEXT = 'Invite the crew when you choose a plan';
/** Terms of a trial, for landing page, sign-up form, first steps and plans. [GC-5, GEN-3, GP-3] */
export const TRIAL_TERMS_TEXT = `${TRIAL_DAYS_TEXT}, ${TRIAL_USERS_TEXT}, no card. ${INVITE_WITH_PLAN_TEXT}.`;

/** Texts of the landing page. */
export const landing = {
  menu: 'Site',
  whatItDoes: 'What it does',
  logIn: 'Log in',
  headline: 'Every crew on one line, from anywhere',
  lead: 'Cloud intercom for broadcast, theatre and stadium crews. Start a line in the data center nearest the show, invite people by e‑mail, and see at a glance what runs and what needs you.',
  startTrial: 'Start free trial',
  trialTerms: TRIAL_TERMS_TEXT,
  drawing: {
    label: 'Six positions on one line; one of them is not joined.',
    positions: ['Stage manager', 'Front of house', 'Camera 3', 'OB truck 2', 'Commentary', 'Gate 7 panel'],
    talking: 'talking',
    offline: 'offline',
    line: 'Arena main line',
    joined: '5 of 6 on line',
  },
  plans: {
    title: 'Plans',
    intervalLabel: 'Billing interval',
    intervals: { week: 'Weekly', month: 'Monthly', year: 'Yearly' },
    per: { week: 'a week', month: 'a month', year: 'a year' },
    recommended: 'Recommended',
    users: (count: number) => `${count} users`,
    sizes: (counts: readonly number[]) =>
      `For ${new Intl.ListFormat(TEXTS_LOCALE, { type: 'disjunction' }).format(counts.map(String))} users`,
    /** `per` is "a month". */
    range: (lowest: string, highest: string, per: string) => `${lowest} to ${highest} ${per}, by size`,
    /** What a yearly price comes to. */
    monthly: (price: string) => `${price} a month.`,
    saving: (price: string) => `Save ${price}`,
    /** For screen readers, before the struck-through price. */
    listed: 'List price',
    /** How much a discount is, and how long it lasts. */
    discount: (percent: number) => `${percentText(percent)} off every renewal`,
    choose: (plan: string) => `Choose ${plan}`,
    everyPlan:
      'Every plan: the data center of your choice. Cancel at any time; it runs to the end of what is paid.',
    /** Behind a price. */
    plusTax: 'plus tax',
    note: 'Prices in USD. Nothing is charged before you confirm the exact amount.',
    noteTaxed:
      'Prices in USD, plus tax by your billing address. Nothing is charged before you confirm the exact amount.',
  },
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Start a line',
        text: 'Choose a data center near the show. Your first instance is there when you have signed up.',
      },
      {
        title: 'Invite the crew',
        text: 'When you choose a plan: by e-mail, or a whole list from a CSV file. Each person gets the role you choose, nothing more.',
      },
      {
        title: 'Run the show',
        text: 'See what is online, restart what is not, and open a line with one press, on any screen.',
      },
    ],
  },
  contact: {
    title: 'Talk to us',
    text: 'A tour, a venue with special needs, a question about a plan: tell us who you are, and a person will write to you.',
    nav: 'Contact',
    submit: 'Send',
    sending: 'Sending',
    sent: 'Thank you. We have your details and will write to you.',
    failed: 'Your details could not be sent. Please try again.',
    privacy: 'How we use your details',
  },
  footer: { label: 'More', terms: 'Terms', privacy: 'Privacy', support: 'Support' },
  pageUnknown: DECIDED_WORDINGS.pageUnknown,
  reasons: [
    {
      title: 'State before text',
      text: 'A lamp, a shape and a word for every device. What is wrong comes with its reason and the next step.',
    },
    {
      title: 'The right people, for the night',
      text: 'Invite by e-mail or from a CSV file, into one workspace or all of them. Everyone sees what they can do, and why not the rest.',
    },
    {
      title: 'No surprise in the room',
      text: 'Stopping a leader asks first, moving needs a stopped device, and nothing that resets a configuration happens without saying so.',
    },
  ],
} as const;
