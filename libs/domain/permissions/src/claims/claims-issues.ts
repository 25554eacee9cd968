import { decodeClaims } from './decode-claims.ts';
import { encodeTree } from './encoded-tree.ts';
import { isRecord } from './is-record.ts';
import { EMPTY_TREE } from '../table/permission-tree.ts';

/** The claims that a payload has to hold, by the name they have there. [AUTH-18, GC-2] */
export const CLAIM_NAMES = [
  'role',
  'accountId',
  'workspaceId',
  'subscribedPlans',
  'hasExpiredSubscription',
  'customerStatus',
  'access',
] as const;
/** One of {@link CLAIM_NAMES}; `access` holds the permission tree. */
export type ClaimName = (typeof CLAIM_NAMES)[number];

/** What can be wrong with a claim: it is not there, it cannot be read, or it names a role that nobody knows. */
export const CLAIM_ISSUE_CODES = ['missing', 'malformed', 'unknown-role'] as const;
/** One of {@link CLAIM_ISSUE_CODES}. */
export type ClaimIssueCode = (typeof CLAIM_ISSUE_CODES)[number];

/** One thing wrong with a token's claims. */
export interface ClaimIssue {
  readonly claim: ClaimName;
  readonly code: ClaimIssueCode;
}

/** Claims without a fault. A claim is judged by putting it among these: so it is judged by the decoder itself. */
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
 * Everything that is wrong with the claims of a payload, in the order of {@link CLAIM_NAMES}; without a 'missing' or a
 * 'malformed' one `decodeClaims` gives claims. What is no object misses them all. [AUTH-18, AUTH-19, GC-12]
 */
export function listClaimsIssues(payload: unknown): ClaimIssue[] {
  const fields = isRecord(payload) ? payload : {};
  return CLAIM_NAMES.flatMap((claim) => {
    const code = issueOf(fields, claim);
    return code === null ? [] : [{ claim, code }];
  });
}
