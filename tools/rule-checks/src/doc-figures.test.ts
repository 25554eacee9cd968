import { OLD_SECRET_MS } from '@partyline/alerts';
import { COMMAND_LIMIT_MINUTES, SILENCE_LIMIT_MS } from '@partyline/device-state';
import {
  CSV_MAX_ROWS,
  END_LAST_WARNING_MS,
  END_WARNING_MS,
  INVITATION_LIFETIME_MS,
} from '@partyline/invitations';
import { NOTIFICATION_FETCH_LIMIT, NOTIFICATION_RETENTION_DAYS } from '@partyline/notifications';
import { API_TOKEN_DAYS, API_TOKENS_LIMIT } from '@partyline/permissions';
import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { PLAN_TIMEOUT_MS, SESSION_KEPT_DAYS, TOKEN_REFRESH_MIN_INTERVAL_MS } from '@partyline/session';
import { DELETION_DAYS, END_NOTICE_DAYS, EXPIRY_WARNING_DAYS, TRIAL_DAYS } from '@partyline/subscriptions';
import { CSV_MAX_BYTES, MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH } from '@partyline/validation';
import { OWNERSHIP_LINK_DAYS } from '@partyline/workspaces';
import { millisecondsInDay, millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const days = (ms: number): number => ms / millisecondsInDay;
const seconds = (ms: number): number => ms / millisecondsInSecond;
const list = (numbers: readonly number[]): string =>
  `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
const rows = CSV_MAX_ROWS.toLocaleString('en');
const megabytes = CSV_MAX_BYTES / 2 ** 20;

/** Sentences with the figure of a rule. */
const SENTENCES: readonly [file: string, sentence: string][] = [
  ['docs/operations.md', `operator's message (${MESSAGE_MIN_LENGTH} to ${MESSAGE_MAX_LENGTH} characters`],
  ['docs/operations.md', `| INVITATION_DAYS | ${days(INVITATION_LIFETIME_MS)} |`],
  ['docs/operations.md', `| TRIAL_DAYS | ${TRIAL_DAYS} |`],
  ['docs/operations.md', `| OWNERSHIP_LINK_DAYS | ${OWNERSHIP_LINK_DAYS} |`],
  ['docs/operations.md', `session that was not used for ${SESSION_KEPT_DAYS} days is deleted`],
  ['docs/operations.md', `after ${SESSION_KEPT_DAYS} days without the rest`],
  [
    'docs/operations.md',
    `Notifications and contact requests are removed after ${NOTIFICATION_RETENTION_DAYS} days`,
  ],
  ['docs/operations.md', `of up to ${rows} rows each`],
  ['docs/decisions/0019-people-and-invitations.md', `of at most ${megabytes} MB and ${rows} rows`],
  ['docs/decisions/0020-payments.md', `The payment screen waits ${seconds(PLAN_TIMEOUT_MS)} s`],
  [
    'docs/decisions/0022-device-alerts.md',
    `beside the new one for ${OLD_SECRET_MS / millisecondsInHour} hours`,
  ],
  ['docs/decisions/0023-notifications-in-firestore.md', `newest first, at most ${NOTIFICATION_FETCH_LIMIT}.`],
  [
    'docs/decisions/0023-notifications-in-firestore.md',
    `on \`expireAt\`: ${NOTIFICATION_RETENTION_DAYS} days`,
  ],
  ['docs/decisions/0024-api-tokens.md', `It lasts ${list(API_TOKEN_DAYS)} days`],
  ['docs/decisions/0024-api-tokens.md', `A user has at most ${API_TOKENS_LIMIT} that count`],
  ['libs/domain/device-state/README.md', `${COMMAND_LIMIT_MINUTES} minutes`],
  ['libs/domain/device-state/README.md', `without a report for ${seconds(SILENCE_LIMIT_MS)} s`],
  ['libs/domain/invitations/README.md', `A link lives ${days(INVITATION_LIFETIME_MS)} days`],
  [
    'libs/domain/invitations/README.md',
    `warned of ${days(END_WARNING_MS)} days and ${days(END_LAST_WARNING_MS)} day before`,
  ],
  ['libs/domain/invitations/README.md', `${rows} data rows and ${megabytes} MB`],
  ['libs/domain/notifications/README.md', `at most ${NOTIFICATION_FETCH_LIMIT}.`],
  ['libs/domain/notifications/README.md', `for ${NOTIFICATION_RETENTION_DAYS} days`],
  ['libs/domain/pricing/README.md', `other than ${TRIAL_PLAN_USERS} users`],
  [
    'libs/domain/session/README.md',
    `never within ${seconds(TOKEN_REFRESH_MIN_INTERVAL_MS)} s of the last time`,
  ],
  ['libs/domain/subscriptions/README.md', `deleted ${DELETION_DAYS} days later`],
  ['libs/domain/subscriptions/README.md', `≤ ${EXPIRY_WARNING_DAYS.week} days (week, trial)`],
  ['libs/domain/subscriptions/README.md', `${EXPIRY_WARNING_DAYS.month} days (month, year)`],
  ['libs/domain/subscriptions/README.md', `${TRIAL_DAYS} days, ${TRIAL_PLAN_USERS} users`],
  ['libs/domain/subscriptions/README.md', `${END_NOTICE_DAYS[0]} days and ${END_NOTICE_DAYS[1]} day before`],
  ['libs/domain/validation/README.md', `at most ${megabytes} MB`],
  ['libs/domain/workspaces/README.md', `ends after ${OWNERSHIP_LINK_DAYS} days`],
];

it.each(SENTENCES)('%s says: %s', (file, sentence) => {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
  expect(text.includes(sentence)).toBe(true);
});
