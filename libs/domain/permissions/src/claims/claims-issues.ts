import { decodeClaims } from './decode-claims.ts';
import { encodeTree } from './encoded-tree.ts';
import { isRecord } from './is-record.ts';
import { EMPTY_TREE } from '../table/permission-tree.ts';

/** Required claims, by their name in the payload. [AUTH-18, GC-2] */
export const CLAIM_NAMES = [
  'role',
  'accountId',
  'workspaceId',
  'subscribedPlans',
  'hasExpiredSubscription',
  'customerStatus',
  'access',
] as const;
/** `access` holds the permission tree. */
export type ClaimName = (typeof CLAIM_NAMES)[number];

export const CLAIM_ISSUE_CODES = ['missing', 'malformed', 'unknown-role'] as const;
export type ClaimIssueCode = (typeof CLAIM_ISSUE_CODES)[number];

export interface ClaimIssue {
  readonly claim: ClaimName;
  readonly code: ClaimIssueCode;
}

/** A claim is checked by decoding it among these valid ones. */
const FAULTLESS: Readonly<Record<ClaimName, unknown>> = {
  role: 'endpoint-user',
  accountId: 1,
  workspaceId: null,
  subscribedPlans: [],
  hasExpiredSubscription: false,
  customerStatus: 'B2C',
  access: { account: { permissions: encodeTree(EMPTY_TREE) } },
};

function issueOf(payload: Readonly<Record<string, unknown>>, claim: ClaimName): ClaimIssueCode | null {
  if (!Object.hasOwn(payload, claim)) return 'missing';
  const decoded = decodeClaims({ ...FAULTLESS, [claim]: payload[claim] });
  if (decoded === null) return 'malformed';
  return decoded.role === null ? 'unknown-role' : null;
}

/**
 * Lists the issues of claims in the order of {@link CLAIM_NAMES}; without 'missing' or 'malformed', `decodeClaims` succeeds.
 * [AUTH-18, AUTH-19, GC-12]
 */
export function listClaimsIssues(payload: unknown): ClaimIssue[] {
  const fields = isRecord(payload) ? payload : {};
  return CLAIM_NAMES.flatMap((claim) => {
    const code = issueOf(fields, claim);
    return code === null ? [] : [{ claim, code }];
  });
}
