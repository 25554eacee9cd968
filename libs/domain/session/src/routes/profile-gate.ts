import { pageKindOf } from './pages.ts';

/** Unix seconds and nanoseconds; zero means never accepted. [GE-2, ENT-16] */
export interface AcceptedDate {
  readonly seconds: number;
  readonly nanoseconds: number;
}

export interface ProfileGateFacts {
  /** POST login has answered. */
  readonly isLoggedUser: boolean;
  /** A path, with or without query. */
  readonly path: string;
  readonly acceptedDate: AcceptedDate | null | undefined;
  /** null: none accepted. */
  readonly acceptedEulaVersion: string | null;
  readonly eulaVersion: string;
}

/** The agreement with the profile form, or alone. [GE-1, GE-9] */
export type ProfileGate = 'none' | 'profile' | 'eula';

/** Returns whether a date is missing, at 0 seconds, or no number. [EULA-12, EULA-13, GE-2] */
export function isAcceptedDateZero(date: AcceptedDate | null | undefined): boolean {
  return !(date !== null && date !== undefined && Number.isFinite(date.seconds) && date.seconds > 0);
}

/** Returns whether a version is newer than the accepted one, if any, by the numeric value of the parts. [GE-9] */
export function isNewerEulaVersion(version: string, accepted: string | null): boolean {
  if (accepted === null || version === accepted) return accepted === null;
  // Created only when versions differ, because a collator is slow to create.
  return new Intl.Collator('en', { numeric: true }).compare(version, accepted) > 0;
}

/**
 * Returns the gate over a signed-in page, unless a redirect is due; the agreement alone for a newer version. [EULA-12, EULA-13,
 * EULA-15, GE-1, GE-2, GE-9, GR-1]
 */
export function profileGateOf(facts: ProfileGateFacts): ProfileGate {
  if (!facts.isLoggedUser || pageKindOf(facts.path) !== 'loggedIn') return 'none';
  if (isAcceptedDateZero(facts.acceptedDate)) return 'profile';
  return isNewerEulaVersion(facts.eulaVersion, facts.acceptedEulaVersion) ? 'eula' : 'none';
}

/** Neither backdrop nor Escape closes the gate, only its two buttons. [EULA-1, EULA-2] */
export const PROFILE_GATE_CLOSES_ON = Object.freeze({ backdrop: false, escape: false });
