import { CURRENCY, formatCents } from '@partyline/pricing';
import { computeListedStatus } from '@partyline/subscriptions';
import { Client } from 'pg';
import type { Answer, Call, Command } from '../cli/command.ts';
import { refuseNewerDatabase } from './newer-database.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import {
  findAccounts,
  listIncidents,
  listInvoices,
  listSubscriptions,
  type AccountFacts,
  type IncidentFacts,
  type InvoiceFacts,
  type SubscriptionFacts,
} from './read-account.ts';

const section = (title: string, lines: readonly string[]): string[] => [
  `${title} (${lines.length}):`,
  ...(lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`)),
];

function subscriptionLine(one: SubscriptionFacts): string {
  const { id, plan, users, interval, status, cancelled, deleted, device, providerId } = one;
  const notes = [
    ...(cancelled ? ['cancelled'] : []),
    ...(deleted ? ['deleted'] : []),
    ...(device === null ? [] : [`for ${device}`]),
    providerId ?? 'not billed',
  ];
  return `${id}  ${plan}, ${users} users, ${interval ?? 'no interval'}, ${status}, ${nextDate(one)}, ${notes.join(', ')}`;
}

/** Describes what follows; an unpaid subscription has one end, whatever its other dates. */
function nextDate({ status, graceEndsAt, dueCents, renewsAt, endsAt }: SubscriptionFacts): string {
  if (status === 'Past-Due') {
    const due = dueCents === null ? '' : `${moneyOf(dueCents, CURRENCY)} `;
    return `${due}unpaid, works until ${graceEndsAt ?? 'unknown'}`;
  }
  return renewsAt === null ? `ends ${endsAt ?? 'never'}` : `renews ${renewsAt}`;
}

const moneyOf = (cents: number, currency: string): string => `${formatCents(cents)} ${currency}`;

function invoiceLine({ number, issuedAt, status, ...money }: InvoiceFacts): string {
  const { amountCents, refundedCents, currency, subscriptionId } = money;
  const refunded = refundedCents === 0 ? '' : `, ${moneyOf(refundedCents, currency)} given back`;
  const held = subscriptionId === null ? 'no subscription' : `subscription ${subscriptionId}`;
  const listed = computeListedStatus({ status, amount: amountCents });
  const amount = moneyOf(listed === 'Credit' ? -amountCents : amountCents, currency);
  return `${number}  ${issuedAt}, ${listed}, ${amount}${refunded}, ${held}`;
}

function incidentLine({ accountId, kind, providerId, amountCents, currency, status, since }: IncidentFacts) {
  const account = accountId === null ? 'no account' : `account ${accountId}`;
  return `${kind}  ${providerId}, ${account}, ${moneyOf(amountCents, currency)}, ${status}, since ${since}`;
}

const isOpen = ({ status }: IncidentFacts): boolean => status === 'open' || status.endsWith('needs_response');

async function answerAccount(client: Client, account: AccountFacts): Promise<Answer> {
  const { id, name, owner, customerId } = account;
  const subscriptions = await listSubscriptions(client, id);
  const invoices = await listInvoices(client, id);
  const incidents = await listIncidents(client, id);
  return {
    exitCode: incidents.some(isOpen) ? 1 : 0,
    lines: [
      `Account ${id} "${name}", owner ${owner ?? 'none'}, customer ${customerId ?? 'none yet'}`,
      ...section('Subscriptions', subscriptions.map(subscriptionLine)),
      ...section('Invoices', invoices.map(invoiceLine)),
      ...section('Refunds, disputes and refused payments', incidents.map(incidentLine)),
    ],
    data: { account, subscriptions, invoices, incidents },
  };
}

async function answerOpen(client: Client): Promise<Answer> {
  const incidents = await listIncidents(client, null);
  return {
    exitCode: incidents.length === 0 ? 0 : 1,
    lines: section('To look into', incidents.map(incidentLine)),
    data: { incidents },
  };
}

/** Finds exactly one account; throws WrongUse otherwise. */
async function requireAccount(client: Client, asked: string): Promise<AccountFacts> {
  const [account, ...others] = await findAccounts(client, asked);
  if (account === undefined) throw new WrongUse(`There is no account ${asked}.`);
  if (others.length === 0) return account;
  const ids = [account, ...others].map(({ id }) => id).join(', ');
  throw new WrongUse(`There are several accounts of ${asked}: name one of ${ids}.`);
}

async function run(call: Call): Promise<Answer> {
  const [asked] = call.args;
  if (call.isSet('open') === (asked !== undefined)) throw new WrongUse('Name an account, or --open.');
  const connectionString = call.value('database') ?? process.env['DATABASE_URL'];
  if (connectionString === undefined)
    throw new WrongUse('Name the database: --database URL or DATABASE_URL.');
  const client = new Client({ connectionString, options: '-c default_transaction_read_only=on' });
  try {
    await client.connect();
  } catch {
    // The error may quote the URL with its password.
    throw new WrongUse('The database does not answer, or its address or password is wrong.');
  }
  try {
    await refuseNewerDatabase(client);
    return asked === undefined
      ? await answerOpen(client)
      : await answerAccount(client, await requireAccount(client, asked));
  } finally {
    await client.end();
  }
}

/** Shows an account's purchases and payments from the database, read-only. [PLUS-21] */
export const payments: Command = {
  usage: 'ACCOUNT [options]',
  about: [
    'Shows the subscriptions, invoices, refunds and disputes of an account, and the payments that were refused here.',
    'ACCOUNT is its id, its owner’s e-mail or its customer at the payment provider. Reads the database and changes nothing.',
  ],
  options: {
    open: { help: 'what waits for an operator, of all accounts, instead of one account' },
    database: { value: 'URL', help: 'the database of the product; DATABASE_URL without it' },
  },
  mostArguments: 1,
  exits: { 0: 'nothing waits for an operator', 1: 'a refused payment or a dispute is open' },
  examples: ['12', 'owner@example.org --database postgres://reader@db/partyline', '--open'],
  run,
};
