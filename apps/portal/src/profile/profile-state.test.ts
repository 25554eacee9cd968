import { expect, it } from 'vitest';
import { changeState, startState } from './profile-state.ts';

const start = startState('mira@example.org');

it('[EULA-17, EULA-18] begins with the usage of data on and the e-mail of the person', () => {
  expect(start.draft).toMatchObject({ email: 'mira@example.org', dataUsage: true, contactConsent: false });
});

it('[GE-5] turns the usage of data off for a country that asks for consent, until the person touches it', () => {
  const german = changeState(start, { country: 'DEU' });
  expect(german.draft).toMatchObject({ country: 'DEU', dataUsage: false });
  expect(changeState(german, { country: 'USA' }).draft.dataUsage).toBe(false);
  const touched = changeState(german, { dataUsage: true });
  expect(changeState(touched, { country: 'FRA' }).draft.dataUsage).toBe(true);
});

it('[GE-5] asks for consent where the settings of the service say so, and only there', () => {
  const usageIn = (country: string, countries: readonly string[]) =>
    changeState(start, { country }, countries).draft.dataUsage;
  expect([usageIn('CAN', ['CAN']), usageIn('DEU', ['CAN']), usageIn('DEU', [])]).toEqual([false, true, true]);
});

it('[GE-6] clears the state when the country changes, and only then', () => {
  const texan = changeState(changeState(start, { country: 'USA' }), { state: 'TX' });
  expect(changeState(texan, { country: 'USA', company: 'Northlight' }).draft.state).toBe('TX');
  expect(changeState(texan, { country: 'CAN' }).draft.state).toBe('');
});
