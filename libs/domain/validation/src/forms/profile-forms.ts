import * as v from 'valibot';
import { COUNTRY_WITH_STATES, isCountry } from '../fields/country.ts';
import { knownEmailIssue, readEmail } from '../identity/email.ts';
import { code, formCode, switchField, textField, tickedField } from '../fields/field.ts';
import type { IssueCode } from '../fields/issue-code.ts';
import { MARKET_MAX_LENGTH } from '../fields/limits.ts';
import { plainNameIssue } from '../identity/names.ts';
import type { PlainName } from '../identity/names.ts';
import { isUsState } from '../fields/us-state.ts';

/** Free text is the label, if the list could not be loaded. [EULA-16, GE-7, GE-8] */
export interface MarketCode {
  readonly value: string;
  readonly label: string;
}

const name = (kind: PlainName) => textField((text) => plainNameIssue(kind, text));

const marketText = textField((text) => (text.length > MARKET_MAX_LENGTH ? 'market-code-too-long' : null));

const marketCode = v.pipe(
  v.nullish(v.unknown(), {}),
  v.strictObject({ value: marketText, label: marketText }, formCode),
  v.check(({ value, label }) => value !== '' || label !== '', code('market-code-required')),
);

function countryIssue(text: string): IssueCode | null {
  if (text === '') return 'country-required';
  return isCountry(text) ? null : 'country-unknown';
}

const entries = {
  firstName: name('first-name'),
  lastName: name('last-name'),
  company: name('company'),
  marketCode,
  country: textField(countryIssue),
  state: textField(() => null),
  dataUsage: switchField(),
  email: textField(knownEmailIssue, readEmail),
};

interface Address {
  readonly country: string;
  readonly state: string;
}

const hasStateIfNeeded = ({ country, state }: Address): boolean =>
  country !== COUNTRY_WITH_STATES || state !== '';
const hasKnownState = ({ country, state }: Address): boolean =>
  country !== COUNTRY_WITH_STATES || state === '' || isUsState(state);

/** Clears the state of a country without states. [EULA-29, GE-6] */
function clearState<Form extends Address>(form: Form): Form {
  return form.country === COUNTRY_WITH_STATES ? form : { ...form, state: '' };
}

/**
 * The state is required for the USA and cleared otherwise; the e-mail is the user's own. [EULA-16, EULA-19 … EULA-29, VAL-25,
 * VAL-26, GE-6, GE-7, GE-10]
 */
export const profileForm = v.pipe(
  v.strictObject(entries, formCode),
  v.forward(v.partialCheck([['country'], ['state']], hasStateIfNeeded, code('state-required')), ['state']),
  v.forward(v.partialCheck([['country'], ['state']], hasKnownState, code('state-unknown')), ['state']),
  v.transform(clearState),
);

/** The profile with the contact consent ticked. [EULA-30, VAL-24, GE-3, GE-4] */
export const leadForm = v.pipe(
  v.strictObject({ ...entries, contactConsent: tickedField('contact-consent-required') }, formCode),
  v.forward(v.partialCheck([['country'], ['state']], hasStateIfNeeded, code('state-required')), ['state']),
  v.forward(v.partialCheck([['country'], ['state']], hasKnownState, code('state-unknown')), ['state']),
  v.transform(clearState),
);

/** The contact consent is optional. [ACCT-19] */
export const profileEditForm = v.pipe(
  v.strictObject({ ...entries, contactConsent: switchField() }, formCode),
  v.forward(v.partialCheck([['country'], ['state']], hasStateIfNeeded, code('state-required')), ['state']),
  v.forward(v.partialCheck([['country'], ['state']], hasKnownState, code('state-unknown')), ['state']),
  v.transform(clearState),
);

export type ProfileValues = v.InferOutput<typeof profileForm>;
export type LeadValues = v.InferOutput<typeof leadForm>;
