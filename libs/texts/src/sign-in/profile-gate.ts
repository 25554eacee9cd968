import type { IssueKind } from '@partyline/validation';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function step(verb: string, labels: readonly string[]): string[] {
  return labels.length === 0 ? [] : [`${verb} ${list.format(labels)}`];
}

/** Texts around the license agreement that covers the page. */
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
  acceptWaitsForText: 'Accept is available when the agreement has loaded.',
  /** Remaining steps, with the labels of the fields. */
  acceptWaitsFor: (
    {
      missing,
      'too-long': tooLong,
      'too-short': tooShort,
      wrong,
    }: Readonly<Record<IssueKind, readonly string[]>>,
    isConsentMissing: boolean,
  ) => {
    const steps = [
      ...step('fill in', missing),
      ...step('shorten', tooLong),
      ...step('lengthen', tooShort),
      ...step('correct', wrong),
      ...(isConsentMissing ? ['agree to be contacted'] : []),
    ];
    return `To accept, ${list.format(steps)}.`;
  },
} as const;
