import type { Database } from '../db/open-database.ts';
import {
  endAnnouncement,
  insertAnnouncement,
  listAllAnnouncements,
  type ListedAnnouncement,
} from '../modules/announcements/announcements.repository.ts';
import { closeAccountsOf } from '../modules/own-data/close-account.service.ts';
import { listSupportTokens } from '../modules/support/support-tokens.repository.ts';
import { createSupportToken, endSupportToken } from '../modules/support/support-tokens.service.ts';
import { runCustomerNumberCall, type CustomerNumberCall } from './customer-number-calls.ts';
import type { OperatorCall } from './parse-call.ts';
import { runPartnerCall, type PartnerCall } from './partner-calls.ts';
import type { Outcome as CallResult } from './run-command.ts';
import { lineOfText, listFaultyTexts } from './stored-texts.ts';
import { runUserCall, type UserCall } from './user-calls.ts';

const done = (...lines: readonly string[]): CallResult => ({ isRefused: false, lines });
const refused = (...lines: readonly string[]): CallResult => ({ isRefused: true, lines });

/** Runs the operator's call. [NOTIF-27, GZ-11] */
export async function runCall(database: Database, call: OperatorCall): Promise<CallResult> {
  if (call.command === 'announcement add') {
    const id = await insertAnnouncement(database, call.announcement);
    return done(`Announcement ${id} is shown from ${call.announcement.startAt.toISOString()}.`);
  }
  if (call.command === 'announcement list') {
    const announcements = await listAllAnnouncements(database);
    return announcements.length === 0
      ? done('There is no announcement.')
      : done(...announcements.map(lineOf));
  }
  if (call.command === 'announcement end') {
    return (await endAnnouncement(database, call.id))
      ? done(`Announcement ${call.id} has ended.`)
      : refused(`There is no announcement ${call.id} that could still be shown.`);
  }
  if (call.command === 'text check') return checkTexts(database);
  if (call.command === 'tax list' || call.command === 'tax apply') {
    // Loads the payment provider's client, which all other calls do without.
    const { runTaxCall } = await import('./tax-calls.ts');
    return runTaxCall(database, call.command);
  }
  if (call.command === 'account close') return closeAccount(database, call);
  if (isUserCall(call)) return runUserCall(database, call);
  if (isCustomerNumberCall(call)) return runCustomerNumberCall(database, call);
  return isPartnerCall(call) ? runPartnerCall(database, call) : runTokenCall(database, call);
}

function isUserCall(call: OperatorCall): call is UserCall {
  return call.command.startsWith('user ');
}

function isCustomerNumberCall(call: OperatorCall): call is CustomerNumberCall {
  return call.command.startsWith('customer-number ');
}

function isPartnerCall(call: TokenCall | PartnerCall): call is PartnerCall {
  return call.command.startsWith('partner ');
}

type TokenCall = Extract<OperatorCall, { command: `support-token ${string}` }>;

/** Creates, lists or revokes support tokens; prints a new text once. [PLUS-25] */
async function runTokenCall(database: Database, call: TokenCall): Promise<CallResult> {
  if (call.command === 'support-token add') {
    const { id, expiresAt, secret } = await createSupportToken(database, call);
    return done(secret, `Support token ${id} for ${call.name} counts until ${expiresAt.toISOString()}.`);
  }
  if (call.command === 'support-token revoke')
    return (await endSupportToken(database, call.id))
      ? done(`Support token ${call.id} was revoked.`)
      : refused(`There is no support token ${call.id} that counts.`);
  const tokens = await listSupportTokens(database);
  if (tokens.length === 0) return done('There is no support token that counts.');
  return done(
    ...tokens.map(
      ({ id, name, expiresAt, lastUsedAt }) =>
        `${id} ${name}: until ${expiresAt.toISOString()}, last used ${lastUsedAt?.toISOString() ?? 'never'}`,
    ),
  );
}

/** Lists stored names and addresses that a form would refuse; refused when there is one. [GU-10] */
async function checkTexts(database: Database): Promise<CallResult> {
  const lines: string[] = [];
  for await (const found of listFaultyTexts(database)) lines.push(lineOfText(found));
  if (lines.length === 0)
    return done('No stored name or address has hidden characters or is compared in another way.');
  return refused(...lines);
}

function lineOf(one: ListedAnnouncement): string {
  const { id, type, title, startAt, endAt, seen, clicked, dismissed } = one;
  const time = `${startAt.toISOString()} to ${endAt?.toISOString() ?? 'no end'}`;
  return `${id} [${type}] ${time}: ${title} (seen ${seen}, clicked ${clicked}, dismissed ${dismissed})`;
}

async function closeAccount(
  database: Database,
  { email, isConfirmed }: Extract<OperatorCall, { command: 'account close' }>,
): Promise<CallResult> {
  const closed = await closeAccountsOf(database, { email, isDryRun: !isConfirmed });
  if (!closed.ok) return refused(`The account of ${email} cannot be closed:`, ...closed.reasons);
  const accounts = closed.accountNames.map((name) => `“${name}”`).join(', ');
  return isConfirmed
    ? done(`Closed ${accounts} and deleted ${email}.`)
    : done(`This would close ${accounts} and delete ${email} for good. Add --yes to do it.`);
}
