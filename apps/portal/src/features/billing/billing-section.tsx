import { Button } from '@mantine/core';
import type { BillingRow } from '@partyline/contract';
import { isAuthorizedPartner } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { DisabledReason, EmptyState } from '@partyline/ui';
import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../forms/failure-text.ts';
import type { EffectKind } from '../../session/feed/follow-effects.ts';
import { useRefetchOn } from '../../session/feed/use-refetch-on.ts';
import { useSession } from '../../session/session-store.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import { WideSection } from '../../shell/wide-section.tsx';
import styles from './billing.module.css';
import { Calendar } from './calendar.tsx';
import { CustomerList } from './customer-list.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { Loaded } from './loaded.tsx';
import { useBillingPortal } from './mutations.ts';
import { Part } from './part.tsx';
import { accountSubscriptionsQuery, invoicesQuery, SUBSCRIPTIONS_KEY } from './queries.ts';
import { useSubscriptionRights } from './subscription-facts.ts';
import { SubscriptionList } from './subscription-list.tsx';

const words = screens.billing;
/** What changes a subscription, or the device and workspace shown with it. [BILL-40] */
const SUBSCRIPTION_EFFECTS: ReadonlySet<EffectKind> = new Set(['reload-subscriptions', 'reload-workspaces']);
const NONE: readonly BillingRow[] = [];
const SECTION = { id: 'billing', title: words.title, text: words.text };
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;
const LEAVE = <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />;

/** The part of /myaccount about what the account pays for: subscriptions, invoices, what is next, and a partner's customers. [BILL-1, BILL-23] */
export function BillingSection() {
  const refusalOf = useSubscriptionRights();
  const refusal = refusalOf('list');
  if (refusal === undefined) return <Billing manageRefusal={refusalOf('update')} />;
  return (
    <WideSection {...SECTION}>
      <EmptyState level={3} icon={LOCK} title={words.noRightsTitle}>
        {refusal}
      </EmptyState>
    </WideSection>
  );
}

function Billing({ manageRefusal }: { readonly manageRefusal: string | undefined }) {
  // The page is still drawn for a moment while the session ends: it requests nothing then.
  const enabled = useSession(({ status }) => status === 'signed-in');
  const read = useQuery({ ...accountSubscriptionsQuery, enabled });
  // Its part says why it could not be read.
  const { data: invoices = NONE } = useQuery({ ...invoicesQuery, enabled });
  const isPartner = read.data !== undefined && isAuthorizedPartner(read.data.customerStatus);
  useRefetchOn(SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY);
  return (
    <WideSection
      {...SECTION}
      action={
        <ManageBilling
          refusal={manageRefusal ?? (read.data?.hasBillingPortal === true ? undefined : words.noPortal)}
        />
      }
    >
      <Part id="subscriptions" title={words.subscriptions.title}>
        <Loaded read={read} loading={words.subscriptions.loading}>
          {({ subscriptions, skyPortSubscriptions }) => (
            <SubscriptionList
              groups={{ intercom: subscriptions, skyport: skyPortSubscriptions }}
              invoices={invoices}
              nowMs={read.dataUpdatedAt}
            />
          )}
        </Loaded>
      </Part>
      {read.data === undefined ? null : (
        <Calendar
          rows={[...read.data.subscriptions, ...read.data.skyPortSubscriptions]}
          nowMs={read.dataUpdatedAt}
        />
      )}
      <InvoiceList isEnabled={enabled} />
      {isPartner ? <CustomerList isEnabled={enabled} /> : null}
    </WideSection>
  );
}

/** Leads to the payment provider's customer portal: cards, addresses, payments that are due. [BILL-36, GB-8, GB-31] */
function ManageBilling({ refusal }: { readonly refusal: string | undefined }) {
  const portal = useBillingPortal();
  const failure = failureText(portal.error);
  return (
    <div className={styles.manage}>
      <DisabledReason reason={refusal}>
        <Button
          leftSection={LEAVE}
          aria-disabled={portal.isLeaving || undefined}
          onClick={() => portal.isLeaving || portal.mutate()}
        >
          {portal.isLeaving ? words.opening : words.manage}
        </Button>
      </DisabledReason>
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
    </div>
  );
}
