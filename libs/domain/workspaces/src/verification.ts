import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { AccountId, WorkspaceId } from '@partyline/kernel';

/** What is kept of a link of an invitation or of an ownership, once its key has been verified or not yet. [OWN-13] */
export interface VerificationRecord {
  readonly VerifyKey: string;
  readonly isVerified: boolean;
  readonly requesterName: string;
  readonly userId: string;
  readonly event: string;
  readonly redirectAction: string;
}

/** What the call that verifies a key answers with. [OWN-14] */
export interface VerifyAnswer {
  readonly event: string;
  readonly accountId: AccountId;
  /** null for what concerns the whole account. */
  readonly workspaceId: WorkspaceId | null;
  readonly userName: string;
  readonly userId: string;
  readonly redirectAction: string;
}

/** The texts of an answer; where it goes next is for the rule of the routes to judge. */
const TEXTS = ['event', 'userName', 'userId', 'redirectAction'] as const;

/**
 * The answer to the verification of a key, or null if any of its fields is missing or of another kind, which counts as a
 * failed verification. Other fields are left aside. [OWN-14]
 */
export function readVerifyAnswer(data: unknown): VerifyAnswer | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(data));
  const [event, userName, userId, redirectAction] = TEXTS.map((name) => fields.get(name));
  if (typeof event !== 'string' || typeof userName !== 'string') return null;
  if (typeof userId !== 'string' || typeof redirectAction !== 'string') return null;
  const accountId = parseAccountId(fields.get('accountId'));
  const given = fields.get('workspaceId');
  const workspaceId = given === null ? ({ ok: true, value: null } as const) : parseWorkspaceId(given);
  if (!accountId.ok || !workspaceId.ok) return null;
  return {
    ...{ event, userName, userId, redirectAction },
    accountId: accountId.value,
    workspaceId: workspaceId.value,
  };
}

/** What a session keeps that the verification of a key touches, or must not touch. */
export interface VerifyingSession<Association> {
  readonly transfer: VerificationRecord | null;
  readonly associations: readonly Association[];
}

/**
 * The session after a key was verified: the record of the link, as verified; after a failed check (`answer` is null) without
 * the stored record. The associations stay as they are, either way. [OWN-11, OWN-12, OWN-13, GO-9]
 */
export function nextAfterVerification<Association>(
  session: VerifyingSession<Association>,
  verifyKey: string,
  answer: VerifyAnswer | null,
): VerifyingSession<Association> {
  if (answer === null) return { ...session, transfer: null };
  const { event, userName, userId, redirectAction } = answer;
  return {
    ...session,
    transfer: {
      VerifyKey: verifyKey,
      isVerified: true,
      requesterName: userName,
      userId,
      event,
      redirectAction,
    },
  };
}
