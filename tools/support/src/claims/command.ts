import { decodeClaims, decodeTokenPayload, listClaimsIssues } from '@partyline/permissions';
import type { Claims } from '@partyline/permissions';
import { ROLES } from '@partyline/roles';
import { CLAIM_ISSUE_TEXTS } from '@partyline/texts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { isFields, tryJson } from '../cli/read-json.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { listDifferences } from './differences.ts';
import type { LeafDifference } from './differences.ts';
import { listLeaves } from './leaves.ts';

type Payload = Readonly<Record<string, unknown>>;

const UNCHECKED = 'The signature is not checked: this is what is written, not what is true.';
// The input is never quoted: it may be the token.
const WHAT = 'What was given';

/** Decodes a token that stands alone, in a header or in JSON. */
function tokenOf(text: string): Payload | null {
  return decodeTokenPayload(
    text
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/^Bearer\s+/i, ''),
  );
}

async function readPayload(call: Call): Promise<Payload> {
  const [source] = call.args;
  const direct = source === undefined ? null : tokenOf(source);
  if (direct !== null) return direct;
  const text = await call.read(source, source === undefined || source === '-' ? undefined : WHAT);
  const json = tryJson(text);
  const payload = tokenOf(text) ?? ('value' in json && isFields(json.value) ? json.value : null);
  if (payload === null) throw new WrongUse(`${WHAT} is neither a token nor a JSON object of claims.`);
  return payload;
}

function instantOf(payload: Payload, name: string): string | null {
  const seconds = Object.hasOwn(payload, name) ? payload[name] : null;
  const date = new Date(typeof seconds === 'number' ? seconds * 1000 : NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function describe(claims: Claims, differences: readonly LeafDifference[]): string[] {
  const { role, accountId, workspaceId, subscribedPlans, customerStatus } = claims;
  return [
    `Role: ${role === null ? 'not known, so no rights' : `${role} (${ROLES[role].displayName})`}`,
    `Account: ${accountId}`,
    `Workspace: ${workspaceId ?? 'none (held in the account)'}`,
    `Plans: ${subscribedPlans.map((plan) => quoted(plan)).join(', ') || 'none'}`,
    `Subscription expired: ${claims.hasExpiredSubscription ? 'yes' : 'no'}`,
    `Customer: ${customerStatus}`,
    'Permissions:',
    ...listLeaves(claims.permissions).map(
      ({ leaf, actions }) => `  ${leaf}: ${actions.join(', ') || 'none'}`,
    ),
    ...(differences.length === 0 ? [] : ['The rules of today give this role other rights:']),
    ...differences.map(
      ({ leaf, more, less }) =>
        `  ${leaf}: ${[...more.map((a) => `+${a}`), ...less.map((a) => `-${a}`)].join(' ')}`,
    ),
  ];
}

async function run(call: Call): Promise<Answer> {
  const payload = await readPayload(call);
  const issues = listClaimsIssues(payload).map((issue) => ({
    ...issue,
    text: CLAIM_ISSUE_TEXTS[issue.code],
  }));
  const claims = decodeClaims(payload);
  const differences = claims === null ? [] : listDifferences(claims);
  const issuedAt = instantOf(payload, 'iat');
  const expiresAt = instantOf(payload, 'exp');
  return {
    exitCode: issues.length + differences.length > 0 ? 1 : 0,
    lines: [
      ...(claims === null ? ['No claims: they cannot be read.'] : describe(claims, differences)),
      ...(issuedAt === null ? [] : [`Issued: ${issuedAt}`]),
      ...(expiresAt === null ? [] : [`Expires: ${expiresAt}`]),
      ...issues.map(({ claim, text }) => `Problem: ${claim}: ${text}`),
      UNCHECKED,
    ],
    data: { isSignatureChecked: false, claims, issuedAt, expiresAt, issues, differences },
  };
}

export const claims: Command = {
  usage: '[FILE | TOKEN] [options]',
  about: [
    'Says what a token, or a JSON file of claims, says of its bearer, and where the rules of today give other rights.',
    'The signature is not checked, and the token is never printed. Pipe it in: an argument stays in the history of a shell.',
  ],
  options: {},
  mostArguments: 1,
  exits: {
    0: 'the claims can be read, and are what the rules give',
    1: 'claims at fault, or other rights than the rules give',
  },
  examples: ['token.txt', 'claims.json --json', '- < token.txt'],
  run,
};
