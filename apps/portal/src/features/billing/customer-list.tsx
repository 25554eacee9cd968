import { Text } from '@mantine/core';
import type { PartnerCustomer } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { DataTable, StatePill, type DataColumn } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
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

const NONE: readonly PartnerCustomer[] = [];

const COLUMNS: readonly DataColumn<PartnerCustomer>[] = [
  {
    key: 'workspace',
    head: heads.workspace,
    cell: ({ workSpaceName }) => workSpaceName,
    place: 'title',
  },
  { key: 'owner', head: heads.owner, cell: ({ owner }) => owner?.email ?? words.noOwner },
  { key: 'plans', head: heads.plans, cell: ({ plans }) => plans.join(', ') },
  {
    key: 'seats',
    head: heads.seats,
    isDetail: true,
    isFigure: true,
    cell: ({ users, usersConnected }) => words.seats(usersConnected, users),
  },
  { key: 'next', head: heads.next, cell: NextCell },
  {
    key: 'health',
    head: heads.health,
    cell: ({ health }) => <StatePill glyph={GLYPHS[health]} word={words.health[health]} />,
  },
];

/** Renders a partner's customers. [PLUS-21, GP-6] */
export function CustomerList() {
  const read = useQuery(customersQuery);
  return (
    <BillingList
      title={words.title}
      read={read}
      loading={words.loading}
      empty={read.data?.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
    >
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={read.data ?? NONE}
        rowKey={({ workspaceId }) => String(workspaceId)}
      />
    </BillingList>
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
