import { pageKindOf } from './pages.ts';

/** The accepted date as it is read: seconds and nanoseconds since 1970; zero means never. [GE-2, ENT-16] */
export interface AcceptedDate {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** Everything that decides whether somebody has to accept something first. */
export interface ProfileGateFacts {
  /** POST login has answered. */
  readonly isLoggedUser: boolean;
  /** Where the visitor is: a path, with or without query. */
  readonly path: string;
  readonly acceptedDate: AcceptedDate | null | undefined;
  /** The version of the license agreement that was accepted; null for none. */
  readonly acceptedEulaVersion: string | null;
  /** The version that stands now. */
  readonly eulaVersion: string;
}

/** What stands over the page: nothing, the agreement with the profile form, or the agreement alone. [GE-1, GE-9] */
export type ProfileGate = 'none' | 'profile' | 'eula';

/** Whether the accepted date is zero: missing, 0 seconds, or no number. [EULA-12, EULA-13, GE-2] */
export function isAcceptedDateZero(date: AcceptedDate | null | undefined): boolean {
  return !(date !== null && date !== undefined && Number.isFinite(date.seconds) && date.seconds > 0);
}

/** Whether a version is newer than the one accepted: compared part by part, numbers by value. [GE-9] */
export function isNewerEulaVersion(version: string, accepted: string | null): boolean {
  if (accepted === null || version === accepted) return accepted === null;
  // Made only when two versions differ, which is next to never: a collator takes long to make.
  return new Intl.Collator('en', { numeric: true }).compare(version, accepted) > 0;
}

/**
 * What stands over the page: on signed-in pages alone, and never in the way of a redirect. The profile form with the
 * agreement while the accepted date is zero, so also at the first login; the agreement alone when a newer version stands.
 * [EULA-12, EULA-13, EULA-15, GE-1, GE-2, GE-9, GR-1]
 */
export function profileGateOf(facts: ProfileGateFacts): ProfileGate {
  if (!facts.isLoggedUser || pageKindOf(facts.path) !== 'loggedIn') return 'none';
  if (isAcceptedDateZero(facts.acceptedDate)) return 'profile';
  return isNewerEulaVersion(facts.eulaVersion, facts.acceptedEulaVersion) ? 'eula' : 'none';
}

/** How the gate can be left: neither by the backdrop nor by a key, so only by its two buttons. [EULA-1, EULA-2] */
export const PROFILE_GATE_CLOSES_ON = Object.freeze({ backdrop: false, escape: false });
