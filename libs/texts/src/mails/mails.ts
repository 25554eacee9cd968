import { PRODUCT_NAME, TEXTS_LOCALE } from '../terms/product.ts';
import { named, timeIn } from '../terms/quoted.ts';

/** A mail before its rendering as text and HTML. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly footer: string;
}

/** Where a permission is held. */
interface MailedPlace {
  /** Display name of the role. */
  readonly permission: string;
  readonly account: string;
  /** null: permission of the whole account. */
  readonly workspace: string | null;
}

/** Formats an instant with its zone, since the reader's is unknown. */
export const timeText = (at: Date): string => timeIn(TEXTS_LOCALE, at);

/** Greets the reader of a mail. */
export const hello = (name: string): string => (name.trim() === '' ? 'Hello,' : `Hello ${named(name, '')},`);

const placeText = ({ account, workspace }: MailedPlace): string =>
  workspace === null
    ? `the account ${named(account, 'without a name')}`
    : `the workspace ${named(workspace, 'without a name')} of ${named(account, 'an account')}`;

/** Names whom a member asks about their access. */
const managerText = ({ workspace }: MailedPlace): string =>
  workspace === null ? 'the account owner' : 'a user who manages the workspace';

/** How every mail ends. */
export const footer = `This e-mail was sent by ${PRODUCT_NAME}. If you did not expect it, you can ignore it.`;

/** Texts of the mails. [INV-39, GV-18, PLUS-1, PLUS-4, PLUS-5] */
export const mails = {
  invitation: (
    invited: MailedPlace & {
      readonly sender: string;
      readonly url: string;
      readonly expiresAt: Date;
      readonly endsAt: Date | null;
    },
  ): MailText => ({
    subject: `${named(invited.sender, 'A colleague')} invites you to ${named(invited.workspace ?? invited.account, PRODUCT_NAME)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${named(invited.sender, 'A colleague')} invites you to ${placeText(invited)} on ${PRODUCT_NAME}, with the role “${invited.permission}”.`,
      ...(invited.endsAt === null ? [] : [`The access ends automatically on ${timeText(invited.endsAt)}.`]),
      `Log in or sign up with the e-mail address that this e-mail was sent to. The link works until ${timeText(invited.expiresAt)} and only once. Do not pass it on: it proves that this mailbox is yours.`,
    ],
    action: { label: 'Accept the invitation', url: invited.url },
    footer,
  }),
  askedAgain: (
    asked: MailedPlace & { readonly name: string; readonly email: string; readonly url: string },
  ): MailText => ({
    subject: `${named(asked.email, 'A user')} asks for a new invitation`,
    greeting: hello(asked.name),
    paragraphs: [
      `${named(asked.email, 'A user')} followed a link to ${placeText(asked)} that is no longer open, and asks for a new invitation. You invited them with the role “${asked.permission}”.`,
      'Send the invitation again if they should have access.',
    ],
    action: { label: 'Manage people', url: asked.url },
    footer,
  }),
  accessEnding: (
    ending: MailedPlace & { readonly name: string; readonly endsAt: Date; readonly url: string },
  ): MailText => ({
    subject: `Your access to ${named(ending.workspace ?? ending.account, PRODUCT_NAME)} ends soon`,
    greeting: hello(ending.name),
    paragraphs: [
      `Your access to ${placeText(ending)} ends on ${timeText(ending.endsAt)}.`,
      `If you need it for longer, ask ${managerText(ending)} to set a later end date.`,
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: ending.url },
    footer,
  }),
  accessChanged: (changed: MailedPlace & { readonly name: string; readonly url: string }): MailText => ({
    subject: `Your role in ${named(changed.workspace ?? changed.account, PRODUCT_NAME)} has changed`,
    greeting: hello(changed.name),
    paragraphs: [`You now have the role “${changed.permission}” in ${placeText(changed)}.`],
    action: { label: `Open ${PRODUCT_NAME}`, url: changed.url },
    footer,
  }),
  accessSuspended: (suspended: MailedPlace & { readonly name: string }): MailText => ({
    subject: `Your access to ${named(suspended.workspace ?? suspended.account, PRODUCT_NAME)} is suspended`,
    greeting: hello(suspended.name),
    paragraphs: [
      `Your access to ${placeText(suspended)} is suspended. It is paused until it is resumed; your role is kept.`,
      `If you think this is a mistake, ask ${managerText(suspended)}.`,
    ],
    action: null,
    footer,
  }),
  accessResumed: (resumed: MailedPlace & { readonly name: string; readonly url: string }): MailText => ({
    subject: `Your access to ${named(resumed.workspace ?? resumed.account, PRODUCT_NAME)} is back`,
    greeting: hello(resumed.name),
    paragraphs: [`You have access to ${placeText(resumed)} again, with the role “${resumed.permission}”.`],
    action: { label: `Open ${PRODUCT_NAME}`, url: resumed.url },
    footer,
  }),
  accessRemoved: (removed: MailedPlace & { readonly name: string }): MailText => ({
    subject: `Your access to ${named(removed.workspace ?? removed.account, PRODUCT_NAME)} was removed`,
    greeting: hello(removed.name),
    paragraphs: [
      `You no longer have access to ${placeText(removed)}.`,
      `If you think this is a mistake, ask ${managerText(removed)}.`,
    ],
    action: null,
    footer,
  }),
} as const;
