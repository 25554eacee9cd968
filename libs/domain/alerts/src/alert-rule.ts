import { RIGHTS, type Action } from '@partyline/permissions';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import type { QuietHours } from './quiet-hours.ts';

/** Who is mailed: nobody, those who manage the devices of the workspace, or those who operate them too. */
export const MAIL_AUDIENCES = ['nobody', 'managers', 'operators'] as const;
/** One of {@link MAIL_AUDIENCES}. */
export type MailAudience = (typeof MAIL_AUDIENCES)[number];

/** The delays against flapping that can be chosen, in minutes. */
export const ALERT_DELAYS_MINUTES = [0, 1, 2, 5, 10, 15, 30, 60] as const;
/** The delay of a new rule, in minutes. */
export const DEFAULT_DELAY_MINUTES = 2;
/** A workspace has at most so many alert rules. */
export const ALERT_RULES_LIMIT = 10;
/** A rule is tested at most so often in a minute. */
export const TESTS_PER_MINUTE = 5;
/** The longest name of a rule, in characters. */
export const ALERT_NAME_MAX_LENGTH = 60;

/** An alert rule as it is written: what it is called, what it waits for, and where it tells of it. */
export interface AlertRule {
  readonly name: string;
  readonly isOn: boolean;
  readonly delayMinutes: number;
  readonly tellsRecovery: boolean;
  readonly mailTo: MailAudience;
  /** Empty for none. */
  readonly webhookUrl: string;
  readonly hasQuietHours: boolean;
  /** `HH:MM`; kept while `hasQuietHours` is off, and may be empty then. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly timeZone: string;
}

/**
 * Returns the roles that an audience consists of, by the table of rights: managers may edit the devices of a workspace, operators may
 * start them. Who holds such a role is looked up when an alert goes out. [PLUS-16]
 */
export function listAudienceRoles(audience: MailAudience): readonly StoredRole[] {
  if (audience === 'nobody') return [];
  return STORED_ROLES.filter((role) => {
    const { workspace, instance } = RIGHTS[role];
    const rights: readonly Action[] =
      audience === 'operators' ? instance : [...workspace.shared, ...workspace.invited];
    return rights.includes(audience === 'operators' ? 'start' : 'edit-instances');
  });
}

/** Returns the quiet hours of a rule; null while they are off. */
export function quietHoursOf({ hasQuietHours, quietFrom, quietTo, timeZone }: AlertRule): QuietHours | null {
  return hasQuietHours ? { from: quietFrom, to: quietTo, timeZone } : null;
}
