import type { BillingRow } from '@partyline/contract';
import { isAuthorizedPartner } from '@partyline/roles';
import { accountStandingText, screens } from '@partyline/texts';
import { BusyButton, DisabledReason, EmptyState } from '@partyline/ui';
import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../forms/failure-text.ts';
import { useRefetchOn } from '../../session/feed/notification-feed.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { WideSection } from '../../shell/page/wide-section.tsx';
import { useBillingPortal } from '../../subscriptions/mutations.ts';
import { PaymentLink } from '../../subscriptions/payment-link.tsx';
import { SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';
import { useSubscriptionStore, useUserSubscription } from '../../subscriptions/subscription-store.ts';
import styles from './billing.module.css';
import { Calendar } from './calendar.tsx';
import { CustomerList } from './customer-list.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { LoadedPart, Part } from './part.tsx';
import { invoicesQuery } from './queries.ts';
import { useSubscriptionRefusal } from '../../subscriptions/subscription-store.ts';
import { SubscriptionList } from './subscription-list.tsx';

const words = screens.billing;
const NONE: readonly BillingRow[] = [];
const SECTION = { id: 'billing', title: words.title, text: words.text };
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;
const LEAVE = <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />;

/** Renders the billing on /myaccount. [BILL-1, BILL-23] */
export function BillingSection() {
  const refusalOf = useSubscriptionRefusal();
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
  const { subscriptions, skyPortSubscriptions, read } = useSubscriptionStore();
  const standing = useUserSubscription();
  // Its own part shows the error.
  const { data: invoices = NONE } = useQuery(invoicesQuery);
  const { customerStatus } = standing;
  const isPartner = customerStatus !== null && isAuthorizedPartner(customerStatus);
  useRefetchOn(SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY);
  return (
    <WideSection
      {...SECTION}
      {...(read.data !== undefined && { text: accountStandingText(standing) })}
      action={
        <ManageBilling
          refusal={manageRefusal ?? (read.data?.hasBillingPortal === true ? undefined : words.noPortal)}
        />
      }
    >
      <Part id="subscriptions" title={words.subscriptions.title}>
        <LoadedPart read={read} loading={words.subscriptions.loading}>
          {() => (
            <SubscriptionList
              groups={{ intercom: subscriptions, skyport: skyPortSubscriptions }}
              invoices={invoices}
              nowMs={read.dataUpdatedAt}
            />
          )}
        </LoadedPart>
      </Part>
      {read.data && (
        <Calendar
          rows={[...subscriptions, ...skyPortSubscriptions]}
          invoices={invoices}
          credit={read.data.credit}
          nowMs={read.dataUpdatedAt}
        />
      )}
      <InvoiceList />
      {isPartner ? <CustomerList /> : null}
    </WideSection>
  );
}

/** Opens the provider's customer portal. [BILL-36, GB-8, GB-31] */
function ManageBilling({ refusal }: { readonly refusal: string | undefined }) {
  const portal = useBillingPortal();
  const { isPortalLinkRequested } = useUserSubscription();
  const { stripeLink } = portal;
  const isLeaving = isPortalLinkRequested || stripeLink !== null;
  const failure = failureText(portal.error);
  return (
    <div className={styles.manage} data-sub-api-status={portal.subApiStatus}>
      <DisabledReason reason={refusal}>
        <BusyButton leftSection={LEAVE} isBusy={isLeaving} onClick={() => portal.mutate()}>
          {isLeaving ? words.opening : words.manage}
        </BusyButton>
      </DisabledReason>
      <PaymentLink stripeLink={stripeLink} />
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
    </div>
  );
}
