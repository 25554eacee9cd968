import { ACCESS_SCREENS } from './every-access-screen.ts';
import { BILLING_SCREENS } from './every-billing-screen.ts';
import { DASHBOARD_SCREENS } from './every-dashboard-screen.ts';
import { DEVICE_SCREENS } from './every-device-screen.ts';
import { FAILURE_SCREENS } from './every-failure-screen.ts';
import { OWNER_SCREENS } from './every-owner-screen.ts';
import { PAYMENT_SCREENS } from './every-payment-screen.ts';
import { PEOPLE_SCREENS } from './every-people-screen.ts';
import { RULE_SCREENS } from './every-rule-screen.ts';
import { SESSION_SCREENS } from './every-session-screen.ts';
import { VISITOR_SCREENS } from './every-visitor-screen.ts';
import type { ScreenGroup } from './open-screen.ts';

/** Every screen, with its states and dialogs that look different, by the data and user it needs. */
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
  PAYMENT_SCREENS,
  ...FAILURE_SCREENS,
];
