import { RIGHTS, type Action } from '@partyline/permissions';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import type { QuietHours } from './quiet-hours.ts';

/** Managers may edit the workspace's devices, operators may start them. */
export const MAIL_AUDIENCES = ['nobody', 'managers', 'operators'] as const;
export type MailAudience = (typeof MAIL_AUDIENCES)[number];

/** Minutes; a delay keeps a flapping device from alerting again and again. */
export const ALERT_DELAYS_MINUTES = [0, 1, 2, 5, 10, 15, 30, 60] as const;
export const DEFAULT_DELAY_MINUTES = 2;
export const ALERT_RULES_LIMIT = 10;
export const TESTS_PER_MINUTE = 5;
export const ALERT_NAME_MAX_LENGTH = 60;

export interface AlertRule {
  readonly name: string;
  readonly isOn: boolean;
  readonly delayMinutes: number;
  readonly tellsRecovery: boolean;
  readonly mailTo: MailAudience;
  /** Empty for none. */
  readonly webhookUrl: string;
  readonly hasQuietHours: boolean;
  /** `HH:MM`; kept, or empty, while `hasQuietHours` is off. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly timeZone: string;
}

/** Returns an audience's roles; its members are looked up when an alert is sent. [PLUS-16] */
export function listAudienceRoles(audience: MailAudience): readonly StoredRole[] {
  if (audience === 'nobody') return [];
  return STORED_ROLES.filter((role) => {
    const { workspace, instance } = RIGHTS[role];
    const rights: readonly Action[] =
      audience === 'operators' ? instance : [...workspace.shared, ...workspace.invited];
    return rights.includes(audience === 'operators' ? 'start' : 'edit-instances');
  });
}

/** Returns null while they are off. */
export function quietHoursOf({ hasQuietHours, quietFrom, quietTo, timeZone }: AlertRule): QuietHours | null {
  return hasQuietHours ? { from: quietFrom, to: quietTo, timeZone } : null;
}
