/** Where a provider's users set theirs up. */
const SET_UP_PAGES: Readonly<Record<string, string>> = {
  'google.com': 'https://myaccount.google.com/signinoptions/twosv',
  'microsoft.com': 'https://mysignins.microsoft.com/security-info',
};

export interface SecondFactorFacts {
  /** `password`, or another provider. */
  readonly provider: string;
  /** The identity service says that this sign-in was confirmed by one. */
  readonly hasSecondFactor: boolean;
}

export interface SecondFactor {
  /** `by-provider`: the provider asks for one if the user set it up there, and does not tell. `none`: a password alone. */
  readonly state: 'confirmed' | 'by-provider' | 'none';
  /** Null: nowhere. */
  readonly setUpPage: string | null;
}

/** Returns what is known of a sign-in's second factor, and where it is set up; the provider enforces it. [GZ-13, PLUS-23] */
export function secondFactorOf({ provider, hasSecondFactor }: SecondFactorFacts): SecondFactor {
  const setUpPage = Object.hasOwn(SET_UP_PAGES, provider) ? (SET_UP_PAGES[provider] ?? null) : null;
  if (hasSecondFactor) return { state: 'confirmed', setUpPage };
  return { state: provider === 'password' ? 'none' : 'by-provider', setUpPage };
}
