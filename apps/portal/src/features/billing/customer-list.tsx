import { Button, Group, Text } from '@mantine/core';
import type { PartnerCustomer } from '@partyline/contract';
import { printCustomers, utcDay } from '@partyline/export';
import { mayManageCustomers, parseRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { DataTable, DisabledReason, RowMenu, StatePill, type DataColumn } from '@partyline/ui';
import {
  IconArrowsExchange,
  IconDownload,
  IconLogout,
  IconPlus,
  IconReceipt,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dateText } from '../../dates.ts';
import { saveCsv } from '../../forms/save-file.ts';
import { useMe } from '../../session/me.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { useSubscriptionRefusal } from '../../subscriptions/subscription-store.ts';
import { termText } from '../../subscriptions/term-text.ts';
import styles from './billing.module.css';
import { BillingList } from './billing-list.tsx';
import { customersQuery } from './queries.ts';

const { customers: words, subscriptions } = screens.billing;
const { columns: heads } = words;
const GLYPHS = {
  ok: 'online',
  'ends-soon': 'warning',
  'past-due': 'warning',
  expired: 'failed',
  none: 'offline',
} as const satisfies Record<PartnerCustomer['health'], string>;

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const SAVE = <IconDownload {...ICON} />;
const ADD = <IconPlus {...ICON} />;
const BUY = <IconReceipt {...ICON} />;
const CHANGE = <IconArrowsExchange {...ICON} />;
const WITHDRAW = <IconTrash {...ICON} />;
const RELEASE = <IconLogout {...ICON} />;

const NONE: readonly PartnerCustomer[] = [];

const COLUMNS: readonly DataColumn<PartnerCustomer>[] = [
  { key: 'company', head: heads.company, cell: CompanyCell, place: 'title' },
  {
    key: 'owner',
    head: heads.owner,
    cell: ({ owner, offeredTo }) => owner?.email ?? offeredTo ?? words.noOwner,
  },
  { key: 'plans', head: heads.plans, cell: ({ plans }) => plans.join(', ') },
  {
    key: 'seats',
    head: heads.seats,
    isDetail: true,
    isFigure: true,
    cell: ({ subscriptions: held, users, usersConnected }) =>
      held === 0 ? null : words.seats(usersConnected, users),
  },
  { key: 'next', head: heads.next, cell: NextCell },
  {
    key: 'health',
    head: heads.health,
    cell: ({ health }) => <StatePill glyph={GLYPHS[health]} word={words.health[health]} />,
  },
  { key: 'actions', head: heads.actions, cell: CustomerActions, place: 'actions' },
];

/** Renders a partner's customers, with what their partner may do. [PLUS-21, GP-6, HZ-6] */
export function CustomerList() {
  const read = useQuery(customersQuery);
  const { data: rows = NONE } = read;
  const refusal = useManageRefusal();
  const save = () => saveCsv(printCustomers(rows), words.file(utcDay(Date.now())));
  return (
    <BillingList
      title={words.title}
      tools={
        <Group gap="xs">
          {/* Always there, so that the other button stays where it is when the rows come. */}
          <DisabledReason reason={rows.length > 0 ? undefined : read.data ? words.none : words.loading}>
            <Button leftSection={SAVE} onClick={save}>
              {words.export}
            </Button>
          </DisabledReason>
          <DisabledReason reason={refusal}>
            <Button leftSection={ADD} onClick={() => openDialog('add-customer', {})}>
              {words.add}
            </Button>
          </DisabledReason>
        </Group>
      }
      read={read}
      loading={words.loading}
      empty={read.data?.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
    >
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ customerId, workspaceId }) => `${customerId ?? ''}/${workspaceId ?? ''}`}
      />
    </BillingList>
  );
}

/** Returns why the user may not add and release customers; undefined for the partner's owner. [ROLE-30, HZ-6] */
function useManageRefusal(): string | undefined {
  const { role, customerStatus } = useMe().user;
  const stored = parseRole(role);
  const may = stored.ok && customerStatus !== null && mayManageCustomers(customerStatus, [stored.value]);
  return may ? undefined : words.ownerOnly;
}

/** Shows what the customer's acceptance or release waits for. */
function CompanyCell({ company, state, offerEndsAt }: PartnerCustomer) {
  if (state === 'active') return company;
  return (
    <span className={styles.stacked}>
      {company}
      <small>{words.states[state]}</small>
      {state === 'invited' && offerEndsAt !== null ? (
        <small>{words.offeredUntil(dateText(Date.parse(offerEndsAt)))}</small>
      ) : null}
    </span>
  );
}

function CustomerActions({ customerId, company, state, subscriptions: held }: PartnerCustomer) {
  const navigate = useNavigate();
  const refusal = useManageRefusal();
  const buyRefusal = useSubscriptionRefusal()('buy');
  if (customerId === null) return null;
  const customer = { customerId, company };
  const isOffer = state === 'invited' || state === 'expired';
  return (
    <RowMenu
      label={words.menuOf(company)}
      title={heads.actions}
      listItems={() => [
        {
          key: 'buy',
          icon: BUY,
          label: words.buy,
          refusal: buyRefusal ?? (isOffer ? words.notAccepted : undefined),
          onPick: () => openDialog('buy-for-customer', customer),
        },
        {
          key: 'plans',
          icon: CHANGE,
          label: words.showPlans,
          refusal: held === 0 ? words.noPlans : undefined,
          onPick: () => void navigate({ to: '/myaccount', search: { q: company } }),
        },
        isOffer
          ? {
              key: 'withdraw',
              icon: WITHDRAW,
              label: words.withdraw,
              refusal,
              onPick: () => openDialog('withdraw-customer', customer),
            }
          : {
              key: 'release',
              icon: RELEASE,
              label: words.release,
              refusal: refusal ?? (state === 'releasing' ? words.states.releasing : undefined),
              onPick: () => openDialog('release-customer', customer),
            },
      ]}
    />
  );
}

/** Shows ends before renewals: they need action. */
function NextCell({ expiresAt, renewsAt }: PartnerCustomer) {
  const next = expiresAt ?? renewsAt;
  if (next === null) return null;
  const term = { kind: expiresAt === null ? 'renews' : 'ends', atMs: Date.parse(next) } as const;
  return (
    <time className={styles.steady} dateTime={next}>
      {termText(term, subscriptions)}
    </time>
  );
}
