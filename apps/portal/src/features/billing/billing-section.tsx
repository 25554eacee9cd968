import { Button } from '@mantine/core';
import type { BillingRow } from '@partyline/contract';
import { isAuthorizedPartner } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { DisabledReason, EmptyState } from '@partyline/ui';
import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../forms/failure-text.ts';
import { useSession } from '../../session/session-store.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './billing.module.css';
import { Calendar } from './calendar.tsx';
import { CustomerList } from './customer-list.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { useLiveSubscriptions } from './live-updates.ts';
import { Loaded } from './loaded.tsx';
import { useBillingPortal } from './mutations.ts';
import { accountSubscriptionsQuery, invoicesQuery } from './queries.ts';
import { useSubscriptionRights } from './subscription-facts.ts';
import { SubscriptionList } from './subscription-list.tsx';

const words = screens.billing;
const NONE: readonly BillingRow[] = [];
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;
const LEAVE = <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />;

/** The part of /myaccount about what the account pays for: subscriptions, invoices, what is next, and a partner's customers. [BILL-1, BILL-23] */
export function BillingSection() {
  const refusalOf = useSubscriptionRights();
  const refusal = refusalOf('list');
  return (
    <section id="billing" className={styles.section} aria-labelledby="billing-title">
      {refusal === undefined ? (
        <Billing manageRefusal={refusalOf('update')} />
      ) : (
        <>
          <Heading />
          <EmptyState level={3} icon={LOCK} title={words.noRightsTitle}>
            {refusal}
          </EmptyState>
        </>
      )}
    </section>
  );
}

function Heading() {
  return (
    <div>
      <h2 id="billing-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
    </div>
  );
}

function Billing({ manageRefusal }: { readonly manageRefusal: string | undefined }) {
  // The page is still drawn for a moment while the session ends: it requests nothing then.
  const enabled = useSession(({ status }) => status === 'signed-in');
  const read = useQuery({ ...accountSubscriptionsQuery, enabled });
  // Its part says why it could not be read.
  const { data: invoices = NONE } = useQuery({ ...invoicesQuery, enabled });
  const isPartner = read.data !== undefined && isAuthorizedPartner(read.data.customerStatus);
  useLiveSubscriptions();
  return (
    <>
      <div className={styles.head}>
        <Heading />
        <ManageBilling
          refusal={manageRefusal ?? (read.data?.hasBillingPortal === true ? undefined : words.noPortal)}
        />
      </div>
      <div role="group" className={styles.part} aria-labelledby="subscriptions-title">
        <h3 id="subscriptions-title" className={styles.name}>
          {words.subscriptions.title}
        </h3>
        <Loaded read={read} loading={words.subscriptions.loading}>
          {({ subscriptions, skyPortSubscriptions }) => (
            <SubscriptionList
              groups={{ intercom: subscriptions, skyport: skyPortSubscriptions }}
              invoices={invoices}
              nowMs={read.dataUpdatedAt}
            />
          )}
        </Loaded>
      </div>
      {read.data === undefined ? null : (
        <Calendar
          rows={[...read.data.subscriptions, ...read.data.skyPortSubscriptions]}
          nowMs={read.dataUpdatedAt}
        />
      )}
      <InvoiceList isEnabled={enabled} />
      {isPartner ? <CustomerList isEnabled={enabled} /> : null}
    </>
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
