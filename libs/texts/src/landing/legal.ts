import { SESSION_KEPT_DAYS } from '@partyline/session';
import { plural } from '../terms/figures.ts';
import { TRIAL_DAYS_TEXT, TRIAL_USERS_TEXT } from './landing.ts';
import { joinTitle } from '../terms/formatters.ts';
import { PAGE_NAMES } from './page-titles.ts';
import { PRODUCT_NAME } from '../terms/product.ts';

/** A public document. */
export interface LegalText {
  readonly title: string;
  /** ISO 8601 date of this version. */
  readonly date: string;
  readonly lead: string;
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** Returns the title function of a language. [GR-14, ROUTE-27] */
export function legalTitleOf(area: string) {
  return ({ title }: LegalText, productName: string = PRODUCT_NAME): string =>
    joinTitle(productName, area, title);
}

/** Title of a public document: product, area, name. [GR-14, ROUTE-27] */
export const legalPageTitle = /* @__PURE__ */ legalTitleOf(PAGE_NAMES['/'].area);

const TERMS_DATE = '2026-11-01';
const PRIVACY_DATE = '2026-11-29';

/** The terms at /terms-of-service. [EULA-7] */
export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of service',
  date: TERMS_DATE,
  lead: 'What you can expect of us, and we of you. Written to be read.',
  parts: [
    {
      title: 'What the service is',
      text: [
        'The service runs intercom instances in data centers and lets you manage them: start and stop them, connect devices, invite people and give them rights.',
        'You may use it for the people and the events of your own organisation and for those you invite. You may not sell it on without an agreement with us.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Keep your sign-in to yourself. The owner of an account is responsible for what the people invited into it do there.',
        'Give others only the rights they need, and take them back when the job is done. If you believe that someone else uses your sign-in, change your password and log out everywhere under Settings.',
      ],
    },
    {
      title: 'Trial, plans and payment',
      text: [
        `A trial lasts ${TRIAL_DAYS_TEXT} for up to ${TRIAL_USERS_TEXT}, costs nothing and ends automatically.`,
        'A plan runs for the week, month or year you paid for and is renewed until you cancel it. You see the exact amount before anything is charged. Cancelled, it runs to the end of what is paid.',
        'Stopping an instance does not cancel its plan.',
      ],
    },
    {
      title: 'What we do, and what we cannot promise',
      text: [
        'We keep the service running with care and tell you before planned work. Networks between you and a data center are not ours.',
        'Do not rely on the service alone where lives depend on being heard. We are liable for damage only as far as the law requires.',
      ],
    },
    {
      title: 'What is not allowed',
      text: [
        'You may not use the service to break the law, listen in on others, get around its limits, or load it so that others are harmed. We may stop an instance that is used this way, and will tell you.',
      ],
    },
    {
      title: 'The end',
      text: [
        'You can delete your access at any time under Settings, once subscriptions are cancelled and what you own has a new owner. We may end an account that breaks these terms, after telling you, unless waiting would harm others.',
        'When these terms change, you are asked to accept the new ones at your next sign-in. Until then the old ones hold.',
      ],
    },
  ],
};

/** The policy at /privacy-policy. [EULA-8] */
export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy policy',
  date: PRIVACY_DATE,
  lead: 'What we keep about you, why, for how long, and how you can get or delete it.',
  parts: [
    {
      title: 'What we keep',
      text: [
        'Your e-mail and how you sign in; the name, company, market and country you tell us; which accounts and workspaces you belong to and in which role.',
        'What was done in an account, by whom and when, so that its owners can see it; the notifications you get; which devices were started and stopped.',
        `Where you are signed in: browser, system and network address, until ${plural(SESSION_KEPT_DAYS, 'day', 'days')} after the last use, so that you can recognise a sign-in that is not yours.`,
        'What your crew says over the intercom is carried and not recorded.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To let you in, to show you what you may see, to tell you what happens to your devices, and to bill the owners of an account.',
        'We write to you about the service only if you have agreed to be contacted.',
      ],
    },
    {
      title: 'Usage data',
      text: [
        'Which screens are used is measured only while you are signed in and only if you share usage data. In the European Economic Area, the United Kingdom and Switzerland that is off until you turn it on. You change it under Settings.',
        'Where this service measures it, Google Analytics is told the kind of screen, such as the dashboard, and never your name, your e-mail or what is on the screen. It sees your browser and network address, and recognises your browser by random numbers. They are removed from your browser when you stop sharing usage data or log out; what was measured until then stays there under these numbers alone.',
      ],
    },
    {
      title: 'Who else is involved',
      text: [
        'An identity service signs you in, a payment provider takes payments, an e-mail service delivers e-mails, data centers run your instances, and an analytics service measures usage data if you share them. Each gets what it needs for that and nothing else. We do not sell data.',
      ],
    },
    {
      title: 'In your browser',
      text: [
        'We keep your session and your choices, such as the theme, in your browser. There are no advertising cookies and no third-party cookies. Cookies that measure usage are set only if you share usage data, and removed when you stop or log out.',
      ],
    },
    {
      title: 'For how long, and your rights',
      text: [
        'You can see and change your details, export everything we keep about you, and delete your access under Settings. Deleted means: your sign-in, your profile, your places in accounts, your notifications and what you sent us through the contact form.',
        'Invoices are kept as long as the law asks for, without your name. The record of what was done in an account keeps a code in place of your name.',
        'You can also write to us about any of this, and complain to the authority that watches over data protection where you live.',
      ],
    },
  ],
};
