import { contactMail, feedbackMail, type CaptchaRefusal } from '@partyline/texts';
import {
  checkForm,
  contactForm,
  feedbackRequestForm,
  signedOutFeedbackRequestForm,
} from '@partyline/validation';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure, type Sentence } from '../../http/errors/api-failure.ts';
import { issuesOfForm } from '../../http/errors/form-issues.ts';
import type { BodyOf } from '../../http/routes/route-types.ts';
import { requestMail } from '../../jobs/request-mail.ts';
import { messageIdOf, type ComposeMail } from '../mails/mail-context.ts';
import { printMail } from '../mails/print-mail.ts';
import type { Captchas } from './captcha.ts';
import {
  insertContactRequest,
  insertFeedback,
  useCaptcha,
  noteRequestSent,
  readFeedback,
  readUnsentRequest,
  type Feedback,
} from './contact.repository.ts';

export interface ContactDeps {
  readonly database: Database;
  readonly captcha: Captchas;
}

/**
 * Stores a contact request and requests its mail. Reports all issues together; only a valid form uses up its captcha. [API-19,
 * FORM-2 … FORM-6, VAL-22, ENT-23, GA-24]
 */
export async function sendContactRequest(
  deps: ContactDeps,
  body: BodyOf<'sendContactRequest'>,
  userUid: string | null,
): Promise<void> {
  const form = checkForm(contactForm, body);
  if (!form.ok) throw new ApiFailure('request-not-proper', { issues: issuesOfForm(form.error) });
  const { captcha, ...request } = form.value;
  await withCaptcha(deps, captcha, async (tx) => {
    const id = await insertContactRequest(tx, { ...request, userUid });
    await requestMail(tx, { kind: 'contact-request', id: String(id), version: 1, accountId: null });
  });
}

/** Stores feedback and requests its mail; signed-out users need a captcha. [API-20, FORM-7 … FORM-9, GU-8, GU-9] */
export async function sendFeedback(
  deps: ContactDeps,
  body: BodyOf<'sendFeedback'>,
  userUid: string | null,
): Promise<void> {
  if (userUid !== null) {
    const form = checkForm(feedbackRequestForm, body);
    if (!form.ok) throw new ApiFailure('request-not-proper', { issues: issuesOfForm(form.error) });
    return inTransaction(deps.database, (tx) => storeFeedback(tx, { ...form.value, userUid }));
  }
  const form = checkForm(signedOutFeedbackRequestForm, body);
  if (!form.ok) throw new ApiFailure('request-not-proper', { issues: issuesOfForm(form.error) });
  const { captcha, ...feedback } = form.value;
  return withCaptcha(deps, captcha, (tx) => storeFeedback(tx, { ...feedback, userUid }));
}

async function storeFeedback(tx: Db, feedback: Feedback): Promise<void> {
  const id = await insertFeedback(tx, feedback);
  await requestMail(tx, { kind: 'feedback', id: String(id), version: 1, accountId: null });
}

/** Uses up a captcha and runs the work in one transaction. */
async function withCaptcha(
  { database, captcha }: ContactDeps,
  solved: string,
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  const checked = await captcha.check(solved);
  if (!checked.ok) throw captchaRefused(checked.refusal);
  await inTransaction(database, async (tx) => {
    if (!(await useCaptcha(tx, checked.signature, checked.expiresAt))) throw captchaRefused('used');
    await work(tx);
  });
}

function captchaRefused(refusal: CaptchaRefusal): ApiFailure {
  const message: Sentence = (texts) => texts.CAPTCHA_REFUSAL_TEXTS[refusal];
  const issues = [{ path: 'body.captcha', code: `captcha-${refusal}`, message }];
  return new ApiFailure('captcha-refused', { reason: refusal, message, issues });
}

/** Mails a contact request to support with a reply address; null if mailed or erased. [FORM-6, API-19] */
export const composeContactRequest: ComposeMail = async (db, wanted, { publicUrl, supportAddress }) => {
  const request = await readUnsentRequest(db, wanted.id);
  if (request === undefined) return null;
  return {
    mail: {
      to: supportAddress,
      replyTo: request.email,
      messageId: messageIdOf(wanted, publicUrl),
      // Support reads the default language.
      ...printMail(contactMail({ id: Number(wanted.id), ...request }), null),
    },
    accountId: null,
    entry: { action: 'person.contact', object: { kind: 'contact-request', id: wanted.id } },
    onSent: (after) => noteRequestSent(after, wanted.id),
  };
};

/** Mails feedback to support with a reply address; null if erased. [FORM-9, API-20] */
export const composeFeedback: ComposeMail = async (db, wanted, { publicUrl, supportAddress }) => {
  const feedback = await readFeedback(db, wanted.id);
  if (feedback === undefined) return null;
  return {
    mail: {
      to: supportAddress,
      replyTo: feedback.email,
      messageId: messageIdOf(wanted, publicUrl),
      // Support reads the default language.
      ...printMail(feedbackMail({ id: Number(wanted.id), ...feedback }), null),
    },
    accountId: null,
    entry: { action: 'person.feedback', object: { kind: 'feedback', id: wanted.id } },
  };
};
