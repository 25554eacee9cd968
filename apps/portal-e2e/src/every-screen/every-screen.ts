import { ACCESS_SCREENS } from './access-screens.ts';
import { BILLING_SCREENS } from './billing-screens.ts';
import { DASHBOARD_SCREENS } from './dashboard-screens.ts';
import { DEVICE_SCREENS } from './device-screens.ts';
import { FAILURE_SCREENS } from './failure-screens.ts';
import { OWNER_SCREENS } from './owner-screens.ts';
import { PARTNER_SCREENS } from './partner-screens.ts';
import { PAYMENT_SCREENS } from './payment-screens.ts';
import { PEOPLE_SCREENS } from './people-screens.ts';
import { RULE_SCREENS } from './rule-screens.ts';
import { SESSION_SCREENS } from './session-screens.ts';
import { VISITOR_SCREENS } from './visitor-screens.ts';
import type { ScreenGroup } from './screen-group.ts';

/** Every screen, state and dialog that looks different, by the data and user it needs. */
export const EVERY_SCREEN: readonly ScreenGroup[] = [
  ...VISITOR_SCREENS,
  ...SESSION_SCREENS,
  ...OWNER_SCREENS,
  ...DASHBOARD_SCREENS,
  ...DEVICE_SCREENS,
  ...PEOPLE_SCREENS,
  ...ACCESS_SCREENS,
  RULE_SCREENS,
  BILLING_SCREENS,
  ...PARTNER_SCREENS,
  PAYMENT_SCREENS,
  ...FAILURE_SCREENS,
];
