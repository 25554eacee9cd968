import { COUNTRY_WITH_STATES } from '../fields/country.ts';
import { INITIAL_DATA_USAGE } from '../fields/data-usage.ts';
import type { LeadValues, MarketCode, ProfileValues } from './profile-forms.ts';

/** What a person may have typed so far. */
export interface ProfileDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly marketCode: MarketCode;
  readonly country: string;
  readonly state: string;
  readonly dataUsage: boolean;
  readonly email: string;
  readonly contactConsent: boolean;
}

/** Starts a profile with data usage on and contact consent not ticked. [EULA-16, EULA-17, EULA-18] */
export function startProfile(email: string): ProfileDraft {
  return {
    firstName: '',
    lastName: '',
    company: '',
    marketCode: { value: '', label: '' },
    country: '',
    state: '',
    dataUsage: INITIAL_DATA_USAGE.value,
    email,
    contactConsent: false,
  };
}

/** Sets the country; another one clears the state. [GE-6] */
export function nextCountry(draft: ProfileDraft, country: string): ProfileDraft {
  return country === draft.country ? draft : { ...draft, country, state: '' };
}

/** Returns whether a country has states to choose from: the USA alone. [EULA-28, EULA-29, GE-6] */
export function isStateAsked(country: string): boolean {
  return country === COUNTRY_WITH_STATES;
}

/** Returns the checked profile with the terms accepted. [EULA-21, EULA-22] */
export function acceptanceOf({
  firstName,
  lastName,
  company,
  marketCode,
  country,
  state,
  dataUsage,
  email,
}: ProfileValues | LeadValues): ProfileValues & { readonly t_c_accepted_date: true } {
  const profile = { firstName, lastName, company, marketCode, country, state, dataUsage, email };
  return { ...profile, t_c_accepted_date: true };
}
