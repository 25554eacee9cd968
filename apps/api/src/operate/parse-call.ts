import { parseInstant } from '@partyline/kernel';
import {
  ANNOUNCEMENT_MAX_LENGTHS,
  ANNOUNCEMENT_TYPES,
  findTooLongText,
  parseAnnouncement,
  type AnnouncementText,
} from '@partyline/notifications';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { NewAnnouncement } from '../modules/announcements/announcements.repository.ts';
import {
  CUSTOMER_NUMBER_MISTAKE,
  isCustomerNumber,
  type CustomerNumberCall,
} from './customer-number-calls.ts';
import { parseNamedAccount, type PartnerCall } from './partner-calls.ts';
import type { UserCall } from './user-calls.ts';

export type OperatorCall =
  | { readonly command: 'announcement add'; readonly announcement: NewAnnouncement }
  | { readonly command: 'announcement list' }
  | { readonly command: 'announcement end'; readonly id: number }
  | { readonly command: 'support-token add'; readonly name: string; readonly days: number }
  | { readonly command: 'support-token list' }
  | { readonly command: 'support-token revoke'; readonly id: number }
  | { readonly command: 'text check' }
  | { readonly command: 'tax list' }
  | { readonly command: 'tax apply' }
  | PartnerCall
  | CustomerNumberCall
  | UserCall
  | { readonly command: 'account close'; readonly email: string; readonly isConfirmed: boolean };

/** The call, or a sentence about its mistake. */
export type ParsedCall =
  | { readonly ok: true; readonly call: OperatorCall }
  | { readonly ok: false; readonly mistake: string };

export const USAGE = `Usage: npm run operate -- COMMAND
  announcement add --title TEXT --body TEXT [--type ${ANNOUNCEMENT_TYPES.join('|')}] [--start TIME] [--end TIME]
                   [--fixed] [--link-label TEXT --link URL]
  announcement list
  announcement end NUMBER
  account close EMAIL [--yes]
  customer-number set ACCOUNT NUMBER
  customer-number clear ACCOUNT
  partner add ACCOUNT
  partner remove ACCOUNT
  partner list
  partner release NUMBER
  support-token add NAME [--days 1..30]
  support-token list
  support-token revoke NUMBER
  tax list
  tax apply
  text check
  user disable EMAIL
  user enable EMAIL
TIME is an instant such as 2026-11-24T06:00:00Z. ACCOUNT is its number, or its owner's e-mail address. Without --yes, account close only says what it would do.`;

/** Commands without anything behind them. */
const PLAIN = [
  'announcement list',
  'partner list',
  'support-token list',
  'tax list',
  'tax apply',
  'text check',
] as const;

const OPTIONS = {
  title: { type: 'string' },
  body: { type: 'string' },
  type: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  fixed: { type: 'boolean' },
  'link-label': { type: 'string' },
  link: { type: 'string' },
  yes: { type: 'boolean' },
  days: { type: 'string' },
} as const;

const typeSchema = v.optional(v.picklist(ANNOUNCEMENT_TYPES), 'info');

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

type Values = NonNullable<ReturnType<typeof readArguments>>['values'];

/** Parses the command line of `npm run operate`. [GN-13, GZ-11, PLUS-25, HZ-6] */
export function parseCall(args: readonly string[], now: Date): ParsedCall {
  const parsed = readArguments(args);
  if (parsed === null) return refused(USAGE);
  const { values, positionals } = parsed;
  const [subject, verb, object, ...more] = positionals;
  const command = `${subject ?? ''} ${verb ?? ''}`;
  const given = Object.keys(values);
  if (subject === 'customer-number' && object !== undefined && given.length === 0)
    return parseCustomerNumber(verb, object, more);
  if (more.length > 0) return refused(USAGE);
  if (command === 'support-token add' && object !== undefined && given.every((name) => name === 'days'))
    return parseAddToken(object, values.days);
  if (values.days !== undefined) return refused(USAGE);
  if (command === 'announcement add' && object === undefined && !values.yes) return parseAdd(values, now);
  if (command === 'account close' && object !== undefined && given.every((name) => name === 'yes'))
    return { ok: true, call: { command, email: object, isConfirmed: values.yes === true } };
  if (given.length > 0) return refused(USAGE);
  const plain = PLAIN.find((known) => known === command);
  if (plain !== undefined && object === undefined) return { ok: true, call: { command: plain } };
  if ((command === 'partner add' || command === 'partner remove') && object !== undefined) {
    const account = parseNamedAccount(object);
    return account === null ? refused(NO_ACCOUNT) : { ok: true, call: { command, account } };
  }
  if ((command === 'user disable' || command === 'user enable') && object !== undefined)
    return { ok: true, call: { command, email: object } };
  const isNumber = /^[1-9]\d{0,8}$/.test(object ?? '');
  if (command === 'support-token revoke' && isNumber)
    return { ok: true, call: { command, id: Number(object) } };
  if (command === 'partner release' && isNumber)
    return { ok: true, call: { command, accountId: Number(object) } };
  if (command === 'announcement end' && isNumber) return { ok: true, call: { command, id: Number(object) } };
  return refused(USAGE);
}

const NO_ACCOUNT = "The account must be its number, or its owner's e-mail address.";

function parseCustomerNumber(verb: string | undefined, named: string, rest: readonly string[]): ParsedCall {
  const isSet = verb === 'set' && rest.length === 1;
  if (!isSet && !(verb === 'clear' && rest.length === 0)) return refused(USAGE);
  const account = parseNamedAccount(named);
  if (account === null) return refused(NO_ACCOUNT);
  const [text = ''] = rest;
  if (isSet && !isCustomerNumber(text)) return refused(CUSTOMER_NUMBER_MISTAKE);
  const command = isSet ? 'customer-number set' : 'customer-number clear';
  return { ok: true, call: { command, account, customerNumber: isSet ? text : null } };
}

const NAME_AT_MOST = 60;

function parseAddToken(text: string, days = '7'): ParsedCall {
  const name = text.trim();
  if (name === '' || name.length > NAME_AT_MOST)
    return refused(`The name of a support token must have 1 to ${NAME_AT_MOST} characters.`);
  if (!/^(?:[1-9]|[12]\d|30)$/.test(days)) return refused('--days must be 1 to 30.');
  return { ok: true, call: { command: 'support-token add', name, days: Number(days) } };
}

const OPTION_OF = {
  title: '--title',
  body: '--body',
  actionLabel: '--link-label',
  actionUrl: '--link',
} as const satisfies Record<AnnouncementText, string>;

function parseAdd(values: Values, now: Date): ParsedCall {
  const { title = '', body = '', link = null } = values;
  const label = values['link-label']?.trim() ?? null;
  if (title.trim() === '' || body.trim() === '') return refused('--title and --body must say something.');
  const type = v.safeParse(typeSchema, values.type);
  if (!type.success) return refused(`--type must be one of ${ANNOUNCEMENT_TYPES.join(', ')}.`);
  const [start, end] = [values.start, values.end].map((text) =>
    text === undefined ? null : parseInstant(text),
  );
  if (start?.ok === false || end?.ok === false)
    return refused('The times of --start and --end must look like 2026-11-24T06:00:00Z.');
  const startAt = start ? new Date(start.value) : now;
  const endAt = end ? new Date(end.value) : null;
  if (endAt !== null && (endAt <= startAt || endAt <= now))
    return refused('The time of --end must be later than now and than --start.');
  if ((link === null) !== (label === null)) return refused('--link and --link-label need each other.');
  if (label === '') return refused('--link-label must say something.');
  const announcement = {
    title: title.trim(),
    body: body.trim(),
    type: type.output,
    startAt,
    endAt,
    dismissible: values.fixed !== true,
    actionLabel: label,
    actionUrl: link,
  };
  const tooLong = findTooLongText(announcement);
  if (tooLong !== null) {
    const limit = ANNOUNCEMENT_MAX_LENGTHS[tooLong];
    return refused(`${OPTION_OF[tooLong]} must have at most ${limit} characters.`);
  }
  const shown = { ...announcement, id: 1, startAt: startAt.toISOString(), endAt: endAt?.toISOString() };
  if (!parseAnnouncement(shown).ok)
    return refused('--link must be a path such as /myaccount, or an address that begins with https://.');
  return { ok: true, call: { command: 'announcement add', announcement } };
}

function refused(mistake: string): ParsedCall {
  return { ok: false, mistake };
}
