import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, alpha2Of, isCountry } from './country.ts';
import { CONSENT_OPT_IN_COUNTRIES, INITIAL_DATA_USAGE, nextDataUsage } from './data-usage.ts';
import type { DataUsageEvent } from './data-usage.ts';
import { US_STATES, isUsState } from './us-state.ts';

describe('the countries', () => {
  it('[EULA-19, GE-10] are the 249 of ISO 3166-1, by three letters', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES.filter((country) => !/^[A-Z]{3}$/.test(country))).toEqual([]);
    expect(new Set(COUNTRIES.map(alpha2Of)).size).toBe(249);
  });

  it('each have a name under their two-letter code', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const country of COUNTRIES) expect(names.of(alpha2Of(country) ?? ''), country).toBeTypeOf('string');
    expect(names.of(alpha2Of('CHE') ?? '')).toBe('Switzerland');
  });

  it('accept no other code', () => {
    expect(['US', 'usa', 'XXX', '', 'toString'].map(isCountry)).toEqual(Array(5).fill(false));
    expect(alpha2Of('XXX')).toBeNull();
  });
});

describe('the states', () => {
  it('[EULA-20, GE-6] are the 50 of the United States and DC, by two letters', () => {
    expect(Object.keys(US_STATES)).toHaveLength(51);
    expect(Object.keys(US_STATES).filter((state) => !/^[A-Z]{2}$/.test(state))).toEqual([]);
    expect(new Set(Object.values(US_STATES)).size).toBe(51);
    for (const [code, name] of Object.entries(US_STATES))
      expect(name).toMatch(new RegExp(`^${code.charAt(0)}[a-z]+(?: (?:of )?[A-Z][a-z]+)*$`));
    expect(['DC', 'CA', 'PR', 'ca', 'toString'].map(isUsState)).toEqual([true, true, false, false, false]);
  });
});

describe('the switch for the usage of data', () => {
  it('[EULA-17, GE-5] is on at first', () => {
    expect(INITIAL_DATA_USAGE).toEqual({ value: true, isTouched: false });
  });

  it('[GE-5] asks for consent in the EEA, the United Kingdom and Switzerland', () => {
    expect(CONSENT_OPT_IN_COUNTRIES).toHaveLength(32);
    expect(CONSENT_OPT_IN_COUNTRIES.filter((country) => !isCountry(country))).toEqual([]);
    for (const country of ['DEU', 'NOR', 'GBR', 'CHE']) expect(CONSENT_OPT_IN_COUNTRIES).toContain(country);
    expect(CONSENT_OPT_IN_COUNTRIES).not.toContain('USA');
  });

  const country = (name: string): DataUsageEvent => ({ kind: 'country', country: name });
  const after = (...events: DataUsageEvent[]) =>
    events.reduce((usage, event) => nextDataUsage(usage, event), INITIAL_DATA_USAGE).value;

  it('[GE-5] turns off with a country that asks for consent and stays off with the next', () => {
    expect(after(country('USA'))).toBe(true);
    expect(nextDataUsage(INITIAL_DATA_USAGE, country('DEU'))).toEqual({ value: false, isTouched: false });
    expect(after(country('DEU'), country('USA'))).toBe(false);
  });

  it('[GE-5] uses another list of countries when one is given', () => {
    expect(nextDataUsage(INITIAL_DATA_USAGE, country('USA'), ['USA']).value).toBe(false);
    expect(nextDataUsage(INITIAL_DATA_USAGE, country('DEU'), ['USA']).value).toBe(true);
  });

  it('[GE-5] stays as the user set it last, with any country chosen before or after', () => {
    const choice = fc.constantFrom('DEU', 'USA', 'GBR', 'JPN').map(country);
    fc.assert(
      fc.property(fc.array(choice), fc.boolean(), fc.array(choice), (before, value, later) => {
        expect(after(...before, { kind: 'set', value }, ...later)).toBe(value);
      }),
    );
  });
});
