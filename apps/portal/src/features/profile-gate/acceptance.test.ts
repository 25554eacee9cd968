import { ApiError } from '@partyline/api-client';
import type { LeadBody } from '@partyline/contract';
import { ACCEPTANCE_ISSUE_TEXTS } from '@partyline/texts';
import { expect, it } from 'vitest';
import { createAcceptance, type AcceptanceCalls } from './acceptance.ts';

const LEAD: LeadBody = {
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

/** An acceptance whose calls are written down in their order. */
function bench(gate: 'profile' | 'eula', replace: Partial<AcceptanceCalls> = {}) {
  const done: string[] = [];
  const note = (what: string) => {
    done.push(what);
    return Promise.resolve();
  };
  const acceptance = createAcceptance(gate, {
    putAccount: ({ firstName }) => note(`put account of ${firstName}`).then(() => DATE),
    putEula: () => note('put eula').then(() => DATE),
    postLead: ({ email }) => note(`lead of ${email}`),
    reloadUser: () => note('read user'),
    noteAcceptance: ({ seconds }) => void note(`accepted at ${seconds}`),
    tellError: (message) => void note(message),
    logOut: () => void note('log out'),
    textOf: (error) => (error instanceof Error ? error.message : ''),
    ...replace,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { acceptance, done, settled };
}

const refused = (errorCode: number) => () =>
  Promise.reject(new ApiError({ status: 400, errorCode, message: 'No.', data: null }));

it('[GE-1, EULA-14] saves the profile, then reads the user anew and sends the lead', async () => {
  const { acceptance, done, settled } = bench('profile');
  acceptance.accept(LEAD, true);
  acceptance.accept(LEAD, true);
  await settled();
  expect(done).toEqual(['put account of Mira', 'read user', 'lead of mira@example.org']);
  expect(acceptance.state.get()).toEqual({ step: 'accepted' });
});

it('accepts a newer agreement alone without a profile and without a lead', async () => {
  const { acceptance, done, settled } = bench('eula');
  acceptance.accept(null, true);
  await settled();
  expect(done).toEqual(['put eula', 'read user']);
});

it('[EULA-11] does nothing while Accept is not enabled', async () => {
  const { acceptance, done, settled } = bench('profile');
  acceptance.accept(null, false);
  await settled();
  expect(done).toEqual([]);
});

it('stays open and says why when nothing was saved, and can be tried again', async () => {
  let tries = 0;
  const { acceptance, done, settled } = bench('profile', {
    putAccount: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('No room.')) : Promise.resolve(DATE);
    },
  });
  acceptance.accept(LEAD, true);
  await settled();
  expect(acceptance.failure.get()).toBe('No room.');
  expect(acceptance.state.get()).toMatchObject({ step: 'asking' });
  acceptance.accept(LEAD, true);
  expect(acceptance.failure.get()).toBeNull();
  await settled();
  expect(done).toEqual(['read user', 'lead of mira@example.org']);
});

it.each([refused(2429), refused(1), () => Promise.reject(new TypeError('no network'))])(
  '[EULA-33] tells of a lead that failed and holds nobody for it',
  async (postLead) => {
    const { acceptance, done, settled } = bench('profile', { postLead });
    acceptance.accept(LEAD, true);
    await settled();
    expect(done).toEqual(['put account of Mira', 'read user', ACCEPTANCE_ISSUE_TEXTS['lead-not-sent']]);
    expect(acceptance.state.get()).toEqual({ step: 'accepted' });
  },
);

it('opens by the date the server stored when the user cannot be read anew', async () => {
  const { acceptance, done, settled } = bench('eula', {
    reloadUser: () => Promise.reject(new Error('gone')),
  });
  acceptance.accept(null, true);
  await settled();
  expect(done).toEqual(['put eula', `accepted at ${DATE.seconds}`]);
});

it('[EULA-10] logs out on decline and stores nothing', async () => {
  const { acceptance, done, settled } = bench('profile');
  acceptance.decline();
  await settled();
  expect(done).toEqual(['log out']);
});
