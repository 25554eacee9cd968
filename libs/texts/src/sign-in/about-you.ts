/** Texts of the profile form: at sign-up, in the account and for contact. */
export const aboutYou = {
  title: 'About you',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  marketCode: 'Market',
  marketPlaceholder: 'Choose a market',
  marketsLoading: 'Loading the markets',
  marketsFailed: 'The list of markets could not be loaded. Type what you do, or try again.',
  marketsRetry: 'Try again',
  country: 'Country',
  countryPlaceholder: 'Type or choose',
  /** Of a list that takes no text. */
  countryChoice: 'Choose a country',
  noCountry: 'No country has this name.',
  state: 'State',
  statePlaceholder: 'Choose a state',
  email: 'E-mail',
  emailHint: 'The e-mail you log in with.',
  dataUsage: 'Share usage data',
  dataUsageHint:
    'Which screens are used, never what is said on a line. You can change this under Settings at any time.',
  contactConsent: 'You may contact me about the service.',
  contactConsentRequired: 'Required to accept the agreement.',
  /** Near a field's length limit, also for screen readers. */
  count: (length: number, limit: number) => `${length} of ${limit}`,
  countOf: (length: number, limit: number) => `${length} of ${limit} characters`,
} as const;
