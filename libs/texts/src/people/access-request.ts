import type { AccessRequestRefusal } from '@partyline/permissions';
import { footer, hello, type MailText } from '../mails/mails.ts';
import { named } from '../terms/quoted.ts';
import { WHO_CAN_ACTS } from './who-can.ts';

/** Why a role is not asked for, or not given as it was asked for. [PLUS-35, PLUS-7] */
export const ACCESS_REQUEST_REFUSAL_TEXTS = {
  'already-allowed': 'Their role allows this already.',
  'other-needs': 'A role alone would not allow this: a plan, a renewal or a state is in the way.',
  'no-way': 'This role would no longer allow it, or no one may give it.',
  'requester-left': 'The person who asked has no access there any more.',
  changed: 'What would change is no longer what was shown. Read it again.',
  'end-passed': 'The end date that was asked for has passed.',
  answered: 'This request has been answered already.',
  'no-one-to-ask': 'There is no one who may give this role now.',
  'requested-today': 'You have asked this already. You can ask again after a day.',
  'too-many-requests-today': 'You have asked for many roles today. Try again tomorrow.',
} as const satisfies Record<AccessRequestRefusal, string>;

export interface MailedAccessRequest {
  /** Of the reader. */
  readonly name: string;
  readonly requester: string;
  readonly permission: string;
  /** An act of the permission table. */
  readonly act: keyof typeof WHO_CAN_ACTS;
  readonly account: string;
  /** null: of the account. */
  readonly workspace: string | null;
  readonly url: string;
}

/** Asks one who may give a role for it. [PLUS-35] */
export const accessRequestMail = (asked: MailedAccessRequest): MailText => {
  const place = named(asked.workspace ?? asked.account, 'the account');
  const requester = named(asked.requester, 'A user');
  return {
    subject: `${requester} asks for a role in ${place}`,
    greeting: hello(asked.name),
    paragraphs: [
      `${requester} asks for the role “${asked.permission}” in ${place} of ${named(asked.account, 'the account')}, to be able to ${WHO_CAN_ACTS[asked.act]}.`,
      'Nothing changes until you answer. The page shows exactly what would change. Others who may give the role were asked too; the first answer counts.',
    ],
    action: { label: 'Read and answer', url: asked.url },
    footer,
  };
};

/** Texts of the page on which a request for a role is answered. [PLUS-35] */
export const accessRequest = {
  title: 'Request for a role',
  loading: 'Loading the request',
  loadFailed: 'The request could not be loaded',
  tryAgain: 'Try again',
  unknownTitle: 'Not found',
  unknownText: 'There is no such request in this account, or it is no longer yours to answer.',
  back: 'Show people',
  asks: (name: string, role: string) => `${name} asks for the role ${role}`,
  asksFor: (act: string, place: string) => `To be able to ${act} in ${place}.`,
  asked: (time: string) => `Asked on ${time}`,
  change: 'What would change',
  person: 'Person',
  role: 'Role',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  noRole: 'No role of the account',
  place: 'Where',
  until: 'Until',
  never: 'No end date',
  endsNow: (date: string) => `${date}, as now`,
  endsThen: (date: string) =>
    `${date}. The access then ends altogether; it does not go back to the role of now.`,
  endsAlone: (date: string) => `${date}. Other roles are kept.`,
  adds: 'Adds',
  resumed: 'The access is suspended now. It is resumed with the role.',
  invited: 'An invitation with this role is sent. The role counts once it is accepted.',
  give: 'Give this',
  decline: 'Not now',
  given: (name: string, role: string) => `${name} is now ${role}.`,
  invitationSent: (name: string, role: string) => `${name} is invited as ${role}.`,
  declined: (name: string) => `${name} is told that you decided against it for now.`,
  answered: {
    given: 'This request was answered: the role was given.',
    declined: 'This request was answered: not now.',
  },
  cannotGive: (reason: string) => `This cannot be given now. ${reason}`,
} as const;
