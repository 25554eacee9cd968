import { expect, it, describe } from 'vitest';
import { BROWSER_NAMES, SYSTEM_NAMES, parseUserAgent } from './browser.ts';
import { isAnalyticsEnabled, isAnalyticsOn, isOtherBuild } from './index.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${WEBKIT} Chrome/140.0.0.0`;
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edge/18.19582`],
  ['Edge', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36 EdgA/140.0`],
  [
    'Edge',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${IOS} EdgiOS/140.0 Safari/605.1`,
  ],
  ['Opera', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/120.0`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130`,
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox', 'iPad', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${IOS} FxiOS/145.0 Safari/605.1.15`],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Ubuntu; Linux x86_64) ${WEBKIT} Chromium/140.0 Safari/537.36`],
  [
    'Chrome',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${IOS} CriOS/140.0 Safari/604.1`,
  ],
  ['Safari', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/19.0 Safari/605.1.15`],
  ['Safari', 'iPhone', `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X) ${IOS} Safari/604.1`],
  [null, 'Windows', 'curl/8.5.0 (Windows)'],
  [null, null, 'node'],
  [null, null, ''],
])('[PLUS-23] recognises %s on %s by the user agent', (browser, system, header) => {
  expect(parseUserAgent(header)).toEqual({ browser, system });
});

it('has a name for every browser and system', () => {
  expect(BROWSER_NAMES).toEqual(['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari']);
  expect(SYSTEM_NAMES).toEqual(['iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'macOS', 'Linux']);
});

describe('analytics switch', () => {
  const BOTH = [false, true];

  it('[ENT-16, HZ-7] is enabled by the service only where it is configured, for users who were asked and share usage data', () => {
    for (const isConfigured of BOTH) {
      for (const hasAccepted of BOTH) {
        for (const dataUsage of BOTH) {
          const isAll = isConfigured && hasAccepted && dataUsage;
          expect(isAnalyticsEnabled({ isConfigured, hasAccepted, dataUsage })).toBe(isAll);
        }
      }
    }
  });

  it('[AUTH-31, AUTH-32] is on only while signed in, enabled by the service and allowed by the user', () => {
    for (const isLoggedUser of BOTH) {
      for (const isGAEnabled of BOTH) {
        for (const dataUsage of BOTH) {
          const isAll = isLoggedUser && isGAEnabled && dataUsage;
          expect(isAnalyticsOn({ isLoggedUser, isGAEnabled, dataUsage })).toBe(isAll);
        }
      }
    }
  });
});

describe('new build', () => {
  it.each([
    ['1.0.0+aa', '1.0.0+aa', false],
    ['1.0.0+aa', '1.0.0+bb', true],
    ['1.0.0+aa', '1.1.0+aa', true],
    ['dev', '1.0.0+aa', false],
    ['1.0.0+aa', '1.0.0', false],
    ['1.0.0+aa', undefined, false],
    ['1.0.0+aa', null, false],
  ])('[PLUS-29] a tab of %s is asked to reload while %s is served: %s', (running, served, isAsked) => {
    expect(isOtherBuild(running, served)).toBe(isAsked);
  });
});
