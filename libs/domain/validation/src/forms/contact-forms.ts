import * as v from 'valibot';
import { emailIssue, readEmail } from '../identity/email.ts';
import { code, filledField, formCode, textField } from '../fields/field.ts';
import type { IssueCode } from '../fields/issue-code.ts';
import {
  APP_VERSION_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  RATING_NEEDING_MESSAGE,
  RATINGS,
} from '../fields/limits.ts';
import { messageIssue } from '../fields/text-length.ts';
import { plainNameIssue } from '../identity/names.ts';

/** What feedback can be about. [FORM-8] */
export const FEEDBACK_CATEGORIES = ['performance', 'audioQuality', 'userInterface', 'others'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

const name = textField((text) => plainNameIssue('name', text));
const email = textField(emailIssue, readEmail);
const captcha = filledField('captcha-required');

/** All fields are required. [FORM-2 … FORM-5, VAL-22, ENT-23, GU-8] */
export const contactForm = v.strictObject(
  { name, email, message: textField(messageIssue), captcha },
  formCode,
);

const rating = v.pipe(
  v.nullish(v.unknown(), null),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const known = RATINGS.find((value) => value === dataset.value);
    if (known !== undefined) return known;
    addIssue({ message: code(dataset.value === null ? 'rating-required' : 'rating-invalid') });
    return NEVER;
  }),
);

const categories = v.pipe(
  v.nullish(v.array(v.picklist(FEEDBACK_CATEGORIES, code('category-unknown')), code('wrong-type')), []),
  v.check((chosen) => new Set(chosen).size === chosen.length, code('category-repeated')),
);

const feedbackEntries = {
  rating,
  categories,
  message: textField((text) => (text === '' ? null : messageIssue(text))),
  name,
  email,
};

const boundedField = (required: IssueCode, long: IssueCode, most: number) =>
  textField((text) => (text === '' ? required : text.length > most ? long : null));

/** Sent along: the page and the app's version. [GU-9] */
const origin = {
  page: boundedField('page-required', 'page-too-long', PAGE_MAX_LENGTH),
  appVersion: boundedField('app-version-required', 'app-version-too-long', APP_VERSION_MAX_LENGTH),
};

const needsNoMessage = (form: { readonly rating: number; readonly message: string }): boolean =>
  form.rating > RATING_NEEDING_MESSAGE || form.message !== '';

/** Signed-in feedback; a low rating needs a message. [FORM-7, FORM-8, GU-7, GU-8, VAL-4, VAL-5] */
export const feedbackForm = v.pipe(
  v.strictObject(feedbackEntries, formCode),
  v.forward(v.partialCheck([['rating'], ['message']], needsNoMessage, code('message-required')), ['message']),
);

/** Feedback with the page's path and the app's version. [GU-9] */
export const feedbackRequestForm = v.pipe(
  v.strictObject({ ...feedbackEntries, ...origin }, formCode),
  v.forward(v.partialCheck([['rating'], ['message']], needsNoMessage, code('message-required')), ['message']),
);

/** The same with a captcha, for signed-out users. [GU-8, GU-9] */
export const signedOutFeedbackRequestForm = v.pipe(
  v.strictObject({ ...feedbackEntries, ...origin, captcha }, formCode),
  v.forward(v.partialCheck([['rating'], ['message']], needsNoMessage, code('message-required')), ['message']),
);
