import type { FeedbackCategory } from '@partyline/validation';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

export interface ContactRequest {
  readonly name: Tables['contact_requests']['name'];
  readonly email: Tables['contact_requests']['email'];
  readonly message: Tables['contact_requests']['message'];
  /** null when signed out. */
  readonly userUid: Tables['contact_requests']['user_uid'];
}

export interface Feedback extends ContactRequest {
  readonly rating: Tables['feedback']['rating'];
  readonly categories: ColumnAs<'feedback', 'categories', readonly FeedbackCategory[]>;
  readonly page: Tables['feedback']['page'];
  readonly appVersion: Tables['feedback']['app_version'];
}

/** Marks a captcha used; false if it was. [GA-24] */
export async function useCaptcha(tx: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'use-captcha',
    text: 'INSERT INTO app.used_captchas (signature, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    values: [signature, expiresAt],
  });
  return rowCount === 1;
}

export async function insertContactRequest(tx: Db, request: ContactRequest): Promise<number> {
  const { rows } = await tx.query<Pick<Tables['contact_requests'], 'id'>>({
    name: 'insert-contact-request',
    text: 'INSERT INTO app.contact_requests (name, email, message, user_uid) VALUES ($1, $2, $3, $4) RETURNING id',
    values: [request.name, request.email, request.message, request.userUid],
  });
  return Number(rows[0]?.id);
}

export async function readUnsentRequest(db: Db, id: string): Promise<ContactRequest | undefined> {
  const { rows } = await db.query<ContactRequest>({
    name: 'read-unsent-contact-request',
    text: `SELECT name, email, message, user_uid AS "userUid" FROM app.contact_requests
      WHERE id = $1 AND sent_at IS NULL`,
    values: [Number(id)],
  });
  return rows[0];
}

export async function noteRequestSent(db: Db, id: string): Promise<void> {
  await db.query({
    name: 'note-contact-request-sent',
    text: 'UPDATE app.contact_requests SET sent_at = now() WHERE id = $1',
    values: [Number(id)],
  });
}

export async function insertFeedback(tx: Db, feedback: Feedback): Promise<number> {
  const { rating, categories, message, name, email, page, appVersion, userUid } = feedback;
  const { rows } = await tx.query<Pick<Tables['feedback'], 'id'>>({
    name: 'insert-feedback',
    text: `INSERT INTO app.feedback (rating, categories, message, name, email, page, app_version, user_uid)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    values: [rating, categories, message, name, email, page, appVersion, userUid],
  });
  return Number(rows[0]?.id);
}

export async function readFeedback(db: Db, id: string): Promise<Feedback | undefined> {
  const { rows } = await db.query<Feedback>({
    name: 'read-feedback',
    text: `SELECT rating, categories, message, name, email, page, app_version AS "appVersion", user_uid AS "userUid"
      FROM app.feedback WHERE id = $1`,
    values: [Number(id)],
  });
  return rows[0];
}
