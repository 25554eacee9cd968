import { mayHandle } from '@partyline/invitations';
import { ROLES, type StoredRole } from '@partyline/roles';
import { textsFor } from '@partyline/texts/by-language';
import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { findMember } from '../../../http/authorization/load-caller.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { messageIdOf, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import { readWorkspaces } from '../../../records/workspaces/workspaces.repository.ts';
import { questionedWorkspace, rightAt } from '../../../records/invitations/workspace-question.ts';
import { readInvitation } from './invitation-mails.ts';

/** Asks the inviter, or the account owner if the inviter no longer may, to invite again. [GV-18, PLUS-1] */
export const composeAskedAgain: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readInvitation(db, wanted.id);
  const to = row === undefined ? undefined : await findAskedUser(db, wanted.id);
  if (row === undefined || to === undefined) return null;
  const { mails, roleNameText } = textsFor(to.language);
  const text = mails.askedAgain({
    name: to.name,
    email: row.email,
    permission: roleNameText(row.role),
    account: row.accountName,
    workspace: row.workspaceName,
    url: `${publicUrl}/manage-invite`,
  });
  const messageId = messageIdOf(wanted, publicUrl);
  return { mail: { to: to.email, messageId, ...printMail(text, to.language) }, accountId: row.accountId };
};

type AskedUser = Pick<Tables['users'], 'uid' | 'email' | 'name' | 'language'>;

interface AskedParties {
  readonly accountId: Tables['invitations']['account_id'];
  readonly workspaceId: Tables['workspaces']['id'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly sender: AskedUser | null;
  readonly owner: AskedUser | null;
}

/**
 * Finds the inviter if they may still invite with this role, else the account owner; undefined for one without an address. [GV-11]
 */
async function findAskedUser(db: Db, id: string): Promise<AskedUser | undefined> {
  const parties = await readParties(db, id);
  if (parties === undefined) return undefined;
  const { sender, owner } = parties;
  const asked = sender !== null && (await maySendAgain(db, sender.uid, parties)) ? sender : owner;
  return asked === null || asked.email === '' ? undefined : asked;
}

async function maySendAgain(
  db: Db,
  uid: string,
  { accountId, workspaceId, role }: AskedParties,
): Promise<boolean> {
  const member = await findMember(db, uid, accountId);
  const [facts] = await readWorkspaces(db, accountId, [workspaceId], { locked: false });
  const workspace = member === null || facts === undefined ? undefined : questionedWorkspace(member, facts);
  return (
    workspace !== undefined && rightAt(workspace, 'invite').allowed && mayHandle(workspace.subject, role)
  );
}

async function readParties(db: Db, id: string): Promise<AskedParties | undefined> {
  const { rows } = await db.query<AskedParties>({
    name: 'read-asked-parties',
    text: `SELECT i.account_id AS "accountId", coalesce(i.workspace_id, app.default_place(i.account_id)) AS "workspaceId",
        r.name AS role, ${userJson('s')} AS sender, ${userJson('o')} AS owner
      FROM app.invitations i
      JOIN app.roles r ON r.id = i.role_id
      LEFT JOIN app.users s ON s.uid = i.invited_by AND s.deleted_at IS NULL AND s.email <> ''
      LEFT JOIN app.active_memberships m ON m.account_id = i.account_id AND m.role_id = ${ROLES['account-owner'].id}
      LEFT JOIN app.users o ON o.uid = m.user_uid
      WHERE i.id = $1`,
    values: [Number(id)],
  });
  return rows[0];
}

const userJson = (user: string): string =>
  `CASE WHEN ${user}.uid IS NOT NULL THEN
    jsonb_build_object('uid', ${user}.uid, 'email', ${user}.email, 'name', coalesce(${user}.name, ''),
      'language', ${user}.language) END`;
