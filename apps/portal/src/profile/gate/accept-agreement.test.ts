import { ApiError } from '@partyline/api-client';
import type { LeadValues } from '@partyline/validation';
import { ACCEPTANCE_ISSUE_TEXTS } from '@partyline/texts';
import { expect, it } from 'vitest';
import { acceptAgreement, type AcceptanceCalls } from './accept-agreement.ts';

const LEAD: LeadValues = {
  firstName: 'Mira',
  lastName: 'Kessler',
  company: 'Northlight',
  marketCode: { value: 'live', label: 'Live events' },
  country: 'DEU',
  state: '',
  dataUsage: false,
  email: 'mira@example.org',
  contactConsent: true,
};
const DATE = { seconds: 1_700_000_000, nanoseconds: 0 };

/** Records the calls in order. */
async function accept(values: LeadValues | null, replace: Partial<AcceptanceCalls> = {}): Promise<string[]> {
  const done: string[] = [];
  const note = (what: string) => {
    done.push(what);
    return Promise.resolve();
  };
  await acceptAgreement(values, {
    putAccount: ({ firstName }) => note(`put account of ${firstName}`).then(() => DATE),
    putEula: () => note('put eula').then(() => DATE),
    postLead: ({ email }) => note(`lead of ${email}`),
    reloadUser: () => note('reload user'),
    noteAcceptance: ({ seconds }) => void note(`accepted at ${seconds}`),
    showError: (message) => void note(message),
    ...replace,
  });
  return done;
}

const refused = (errorCode: number) => () =>
  Promise.reject(new ApiError({ status: 400, errorCode, message: 'No.', data: null }));

it('[GE-1, EULA-14] saves the profile, then reloads the user and sends the lead', async () => {
  expect(await accept(LEAD)).toEqual(['put account of Mira', 'reload user', 'lead of mira@example.org']);
});

it('accepts a newer agreement alone, without a profile and a lead', async () => {
  expect(await accept(null)).toEqual(['put eula', 'reload user']);
});

it('throws and does nothing else where nothing was saved', async () => {
  const done: string[] = [];
  const reloadUser = () => Promise.resolve(void done.push('reload user'));
  await expect(accept(LEAD, { putAccount: refused(2000), reloadUser })).rejects.toThrow('No.');
  expect(done).toEqual([]);
});

it.each([refused(2429), refused(1), () => Promise.reject(new TypeError('no network'))])(
  '[EULA-32, EULA-33] shows a message for a lead that failed, and blocks nothing',
  async (postLead) => {
    expect(await accept(LEAD, { postLead })).toEqual([
      'put account of Mira',
      'reload user',
      ACCEPTANCE_ISSUE_TEXTS['lead-not-sent'],
    ]);
  },
);

it('takes the date of the answer where the user cannot be reloaded', async () => {
  const reloadUser = () => Promise.reject(new Error('gone'));
  expect(await accept(null, { reloadUser })).toEqual(['put eula', `accepted at ${DATE.seconds}`]);
});
