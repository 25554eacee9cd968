/** The words around the license agreement that stands over the page until it is accepted. */
export const profileGate = {
  versionOf: (date: string) => `Version of ${date}`,
  agreement: 'The agreement',
  loading: 'Loading the agreement',
  newVersion: 'The agreement has changed since you accepted it. Please read it again.',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  opensInNewTab: 'opens in a new tab',
  accept: 'Accept',
  accepting: 'Accepting',
  decline: 'Decline and log out',
  acceptWaitsForText: 'Accept is available when the agreement is here.',
  acceptWaitsFor: (fields: string) => `Accept is available when these are filled in: ${fields}.`,
  acceptWaitsForConsent: 'Accept is available when you agree to be contacted.',
} as const;
