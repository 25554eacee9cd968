import { insertAccount, insertUser } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { mailKeyOf } from '../../records/invitations/invitation-key.ts';
import { invitationBody } from '../accounts/invitations.ts';
import type { TestApi } from '../start-api.ts';
import { expireRows } from '../../wiring/expire-rows.ts';
import { isOpen, Model } from './model.ts';
import type { Move } from './steps.ts';

/** An API answer: success, created id, or refusal. */
export interface Outcome {
  readonly isDone: boolean;
  readonly id: string;
  readonly said: string;
}

/** An account driven over HTTP by its users, beside its model. */
export interface AccountUnderTest {
  readonly model: Model;
  send(move: Move): Promise<Outcome>;
  /** The database's state in the form of {@link stateOf}. */
  read(): Promise<AccountState>;
}

/** The compared part; lapsed equals revoked. */
export interface AccountState {
  readonly owners: readonly string[];
  readonly workspaces: readonly string[];
  readonly seats: readonly string[];
  readonly invitations: readonly string[];
  readonly transfers: readonly string[];
}

export async function startAccount(api: TestApi, userCount: number): Promise<AccountUnderTest> {
  const users = await Promise.all(Array.from({ length: userCount }, () => insertUser(api.db)));
  const [ownerUid = ''] = users;
  const { accountId, defaultWorkspaceId } = await insertAccount(api.db, { ownerUid });
  const model = new Model(users, ownerUid, defaultWorkspaceId);
  const tokens = new Map(
    await Promise.all(
      users.map(async (uid) => [uid, await api.tokenFor({ uid, accountId, workspaceId: null })] as const),
    ),
  );
  return {
    model,
    send: (move) => send(api, move, move.do === 'expire' ? undefined : tokens.get(move.user)),
    read: () => readState(api, accountId),
  };
}

const emailOf = (uid: string): string => `${uid}@example.test`;

async function send(api: TestApi, move: Move, token: string | undefined): Promise<Outcome> {
  const answer = await answerTo(api, move, token);
  if (answer === null) return { isDone: true, id: '', said: 'done' };
  const { status, failure, reason, data } = answer;
  return {
    isDone: status === 200,
    id: data !== null && typeof data === 'object' && 'id' in data ? String(data.id) : '',
    said: `${status} ${failure ?? ''} ${reason ?? ''}`.trim(),
  };
}

function answerTo(api: TestApi, move: Move, token: string | undefined) {
  switch (move.do) {
    case 'create':
      return api.call('createOrMove', {
        token,
        body: { action: 'create', name: `W ${randomUUID().slice(0, 8)}` },
      });
    case 'delete':
      return api.call('deleteWorkspace', { token, params: { id: move.workspace } });
    case 'invite': {
      const change = { email: emailOf(move.target), update: move.update };
      return api.call('sendInvitation', { token, body: invitationBody(move.workspace, move.role, change) });
    }
    case 'accept': {
      const id = Number(move.invitation.id.slice(1));
      const inviteId = mailKeyOf(api.config.invitations.secret, { id, version: 1 });
      return api.call('acceptInvitation', { token, body: { inviteId } });
    }
    case 'transfer': {
      const email = emailOf(move.target);
      return accountOf(api, token).then((accountId) =>
        api.call('transferOwnership', {
          token,
          body:
            move.workspace === null
              ? { scope: 'account', accountId, email }
              : { workspaceId: move.workspace, email },
        }),
      );
    }
    case 'request':
      return api.call('requestOwnership', { token, body: { workspaceId: move.workspace } });
    case 'leave':
      return api.call('leaveWorkspace', { token, body: { workspaceId: move.seat.workspace } });
    case 'answer':
      return answerTransfer(api, move, token);
    case 'expire':
      return expire(api, move.what);
    case 'revoke':
    case 'change':
    case 'suspend':
      return onRow(api, move, token);
  }
}

function answerTransfer(
  api: TestApi,
  { transfer: { id }, how }: Extract<Move, { do: 'answer' }>,
  token: string | undefined,
) {
  if (how === 'open' || how === 'accept')
    return api.call('answerOwnership', { token, body: { docId: id, action: how } });
  const name = { reject: 'rejectOwnership', cancel: 'cancelOwnership', resend: 'resendOwnership' } as const;
  return api.call(name[how], { token, params: { id } });
}

async function onRow(
  api: TestApi,
  move: Extract<Move, { do: 'revoke' | 'change' | 'suspend' }>,
  token: string | undefined,
) {
  const row = move.do === 'revoke' ? move.row : move.seat;
  const id = 'state' in row ? row.id : await seatId(api, token, row);
  if (move.do === 'revoke') return api.call('revokeAccess', { token, body: { id } });
  const body = move.do === 'change' ? { roleName: move.role } : { isSuspended: move.isSuspended };
  return api.call('changeAccess', { token, params: { id }, body });
}

/** Reads the listed id of a membership even if the caller cannot see it: refusals are tested too. */
async function seatId(
  api: TestApi,
  token: string | undefined,
  { user, workspace }: { readonly user: string; readonly workspace: number | null },
): Promise<string> {
  const { rows } = await api.db.query<{ id: number }>(
    `SELECT id FROM app.memberships WHERE user_uid = $1 AND account_id = $2
      AND workspace_id IS NOT DISTINCT FROM $3 AND removed_at IS NULL`,
    [user, await accountOf(api, token), workspace],
  );
  return `m${rows[0]?.id ?? 1}`;
}

function accountOf(_api: TestApi, token = ''): Promise<number> {
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  const id = typeof claims === 'object' && claims !== null && 'accountId' in claims ? claims.accountId : null;
  return Promise.resolve(Number(id));
}

/** Makes it overdue and runs the minute's jobs. */
async function expire(api: TestApi, what: Extract<Move, { do: 'expire' }>['what']): Promise<null> {
  await ('kind' in what
    ? api.db.query('UPDATE app.ownership_actions SET expires_at = now() WHERE id = $1', [what.id])
    : api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [
        Number(what.id.slice(1)),
      ]));
  await expireRows(api.db);
  return null;
}

async function readState(api: TestApi, accountId: number): Promise<AccountState> {
  const { rows } = await api.db.query<{ state: AccountState }>({
    name: 'people-model-state',
    text: `SELECT json_build_object(
        'owners', (SELECT coalesce(json_agg(user_uid), '[]') FROM app.active_memberships
          WHERE account_id = $1 AND role_id = 1),
        'workspaces', (SELECT coalesce(json_agg(id::text ORDER BY id), '[]') FROM app.workspaces
          WHERE account_id = $1 AND deleted_at IS NULL),
        'seats', (SELECT coalesce(json_agg(line ORDER BY line COLLATE "C"), '[]') FROM (
          SELECT concat_ws(' ', m.user_uid, coalesce(m.workspace_id::text, 'account'), r.name,
            CASE WHEN m.suspended_at IS NOT NULL THEN 'suspended' END) AS line
          FROM app.current_memberships m JOIN app.roles r ON r.id = m.role_id WHERE m.account_id = $1) s),
        'invitations', (SELECT coalesce(json_agg(line ORDER BY line COLLATE "C"), '[]') FROM (
          SELECT concat_ws(' ', 'i' || i.id, r.name,
            CASE WHEN i.status IN ('pending', 'accepted') THEN i.status ELSE 'over' END) AS line
          FROM app.invitations i JOIN app.roles r ON r.id = i.role_id WHERE i.account_id = $1) s),
        'transfers', (SELECT coalesce(json_agg(line ORDER BY line COLLATE "C"), '[]') FROM (
          SELECT concat_ws(' ', o.id,
            CASE WHEN o.closed_at IS NULL OR o.state IN ('done', 'rejected') THEN o.state ELSE 'over' END) AS line
          FROM app.ownership_actions o WHERE o.account_id = $1) s)
      ) AS state`,
    values: [accountId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No state was read.');
  return row.state;
}

const sorted = (lines: readonly string[]): string[] =>
  lines.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** Returns the state of the model, to compare with that of the database. */
export function stateOf(model: Model): AccountState {
  return {
    owners: model.seats.filter(({ role }) => role === 'account-owner').map(({ user }) => user),
    workspaces: model.workspaces
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .map(String),
    seats: sorted(
      model.seats.map(({ user, workspace, role, isSuspended }) =>
        [user, workspace ?? 'account', role, ...(isSuspended ? ['suspended'] : [])].join(' '),
      ),
    ),
    invitations: sorted(
      model.invitations.map(({ id, role, state }) => {
        const isOver = state !== 'pending' && state !== 'accepted';
        return [id, role, isOver ? 'over' : state].join(' ');
      }),
    ),
    transfers: sorted(
      model.transfers.map((one) => {
        const isAnswered = isOpen(one) || one.state === 'done' || one.state === 'rejected';
        return [one.id, isAnswered ? one.state : 'over'].join(' ');
      }),
    ),
  };
}
