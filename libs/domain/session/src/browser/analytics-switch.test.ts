import { expect, it } from 'vitest';
import { isAnalyticsOn } from '../index.ts';

const BOTH = [false, true];

it('[AUTH-31, AUTH-32] is on only while signed in, wanted by the service and allowed by the person', () => {
  for (const isLoggedUser of BOTH) {
    for (const isGAEnabled of BOTH) {
      for (const dataUsage of BOTH) {
        const isAll = isLoggedUser && isGAEnabled && dataUsage;
        expect(isAnalyticsOn({ isLoggedUser, isGAEnabled, dataUsage })).toBe(isAll);
      }
    }
  }
});
