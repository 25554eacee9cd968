import { ROLES, type CustomerState } from '@partyline/roles';
import { textsFor } from '@partyline/texts/by-language';
import type { ColumnAs } from '../../db/columns.ts';
import { foldAddress } from '../../db/fold-case.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import type { MailText } from '@partyline/texts';
import { invitationKeyHash, inviteUrl, offerKeyOf } from '../../records/invitations/invitation-key.ts';
import { messageIdOf, type ComposedMail, type ComposeMail } from '../mails/mail-context.ts';
import { printMail } from '../mails/print-mail.ts';
import type { WantedMail } from '../../jobs/request-mail.ts';

interface MailedOffer {
  readonly partnerId: Tables['partner_customers']['partner_id'];
  readonly partner: Tables['accounts']['name'];
  readonly company: Tables['partner_customers']['company'];
  readonly email: Tables['partner_customers']['email'];
  readonly keyHash: Tables['partner_customers']['key_hash'];
  readonly expiresAt: Tables['partner_customers']['expires_at'];
  readonly isOpen: boolean;
  /** The recipient's; the sender's where the address is unknown. [PLUS-30] */
  readonly language: Tables['users']['language'];
}

async function readOffer(db: Db, id: string): Promise<MailedOffer | undefined> {
  const { rows } = await db.query<MailedOffer>({
    name: 'read-mailed-offer',
    text: `SELECT c.partner_id AS "partnerId", a.name AS partner, c.company, c.email, c.key_hash AS "keyHash",
        c.expires_at AS "expiresAt",
        c.state = 'invited' AND c.sent_at IS NULL AND c.expires_at > now() AND a.deleted_at IS NULL AS "isOpen",
        CASE WHEN known.uid IS NULL THEN u.language ELSE known.language END AS language
      FROM app.partner_customers c
      JOIN app.accounts a ON a.id = c.partner_id
      LEFT JOIN app.users u ON u.uid = c.added_by AND u.deleted_at IS NULL
      LEFT JOIN LATERAL (SELECT k.uid, k.language FROM app.users k
        WHERE ${foldAddress('k.email')} = ${foldAddress('c.email')} AND k.deleted_at IS NULL
        ORDER BY k.uid LIMIT 1) known ON true
      WHERE c.id = $1`,
    values: [Number(id)],
  });
  return rows[0];
}

/** Composes an offer's mail with its derived key; null when closed, sent already, or sent again with another key. [HZ-6] */
export const composeCustomerOffer: ComposeMail = async (db, wanted, { publicUrl, invitationSecret }) => {
  const row = await readOffer(db, wanted.id);
  const key = offerKeyOf(invitationSecret, { id: Number(wanted.id), version: wanted.version });
  const keyHash = invitationKeyHash(key);
  if (row === undefined || !row.isOpen || row.keyHash?.equals(keyHash) !== true) return null;
  const { partner, company, expiresAt, email, language, partnerId } = row;
  const url = inviteUrl(publicUrl, key);
  return {
    ...composed(wanted, publicUrl, {
      to: { email, language },
      accountId: partnerId,
      text: textsFor(language).customerOfferMail({ partner, company, url, expiresAt }),
    }),
    onSent: async (tx) => {
      await tx.query({
        name: 'note-offer-sent',
        text: 'UPDATE app.partner_customers SET sent_at = now() WHERE id = $1 AND key_hash = $2',
        values: [Number(wanted.id), keyHash],
      });
    },
  };
};

interface MailedCustomer {
  readonly state: ColumnAs<'partner_customers', 'state', CustomerState>;
  readonly isReleaseAsked: boolean;
  readonly partner: Tables['accounts']['name'];
  readonly accountId: Tables['accounts']['id'];
  readonly account: Tables['accounts']['name'];
  /** When the first plan that the partner pays for ends. */
  readonly endsAt: Date | null;
  readonly name: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly language: Tables['users']['language'];
}

async function readCustomer(db: Db, id: string): Promise<MailedCustomer | undefined> {
  const { rows } = await db.query<MailedCustomer>({
    name: 'read-mailed-customer',
    text: `SELECT c.state, c.release_asked_at IS NOT NULL AS "isReleaseAsked", a.name AS partner, k.id AS "accountId",
        k.name AS account, u.name, u.email, u.language,
        (SELECT min(s.current_period_end) FROM app.subscriptions s
          WHERE s.account_id = k.id AND s.payer_account_id = c.partner_id AND s.deleted_at IS NULL
            AND s.current_period_end > now()) AS "endsAt"
      FROM app.partner_customers c
      JOIN app.accounts a ON a.id = c.partner_id
      JOIN app.accounts k ON k.id = c.account_id AND k.deleted_at IS NULL
      JOIN app.current_memberships m ON m.account_id = k.id AND m.role_id = ${ROLES['account-owner'].id}
      JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL AND u.email <> ''
      WHERE c.id = $1`,
    values: [Number(id)],
  });
  return rows[0];
}

/** Asks a customer's owner to confirm a release; null when it was answered. [HZ-6] */
export const composeReleaseAsked: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readCustomer(db, wanted.id);
  if (row?.state !== 'active' || !row.isReleaseAsked) return null;
  const text = textsFor(row.language).releaseAskedMail({ ...row, url: `${publicUrl}/myaccount` });
  return composed(wanted, publicUrl, { to: row, accountId: row.accountId, text });
};

/** Tells a released customer's owner to buy. [HZ-6] */
export const composeReleased: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readCustomer(db, wanted.id);
  if (row?.state !== 'released') return null;
  const text = textsFor(row.language).releasedMail({ ...row, url: `${publicUrl}/myaccount/plans` });
  return composed(wanted, publicUrl, { to: row, accountId: row.accountId, text });
};

interface Composing {
  readonly to: Pick<MailedCustomer, 'email' | 'language'>;
  readonly accountId: number;
  readonly text: MailText;
}

function composed(
  wanted: WantedMail,
  publicUrl: string,
  { to: { email, language }, accountId, text }: Composing,
): ComposedMail {
  return {
    mail: { to: email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, language) },
    accountId,
    entry: { action: 'partner.customer-add', object: { kind: 'customer', id: wanted.id } },
  };
}
