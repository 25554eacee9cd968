import { Stack, Text } from '@mantine/core';
import type { BillingRow } from '@partyline/contract';
import { accountStandingText, screens } from '@partyline/texts';
import { BusyButton, EmptyState, Toolbar } from '@partyline/ui';
import { IconExternalLink, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../forms/failure-text.ts';
import { useRefetchOn } from '../../session/feed/notification-feed.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useBillingPortal } from '../../subscriptions/mutations.ts';
import { PaymentLink } from '../../subscriptions/payment-link.tsx';
import { SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';
import { useSubscriptionStore, useUserSubscription } from '../../subscriptions/subscription-store.ts';
import { BillingList } from './billing-list.tsx';
import { ChargeLine, ChargesSkeleton } from './charge-line.tsx';
import { MayList } from './may-list.tsx';
import { invoicesQuery } from './queries.ts';
import { useSubscriptionRefusal } from '../../subscriptions/subscription-store.ts';
import { PartnerNote } from './partner-note.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { SubscriptionTools } from './subscription-tools.tsx';
import { RightReason } from '../../subscriptions/right-reason.tsx';

const words = screens.billing;
const NONE: readonly BillingRow[] = [];
const RECEIPT = <IconReceipt size={24} stroke={1.5} aria-hidden="true" />;
const LEAVE = <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />;

interface SubscriptionsPageProps {
  /** From the URL. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Renders the screen at /myaccount. [BILL-1, BILL-23, ROUTE-8] */
export function SubscriptionsPage(props: SubscriptionsPageProps) {
  return (
    <MayList>
      <Subscriptions {...props} />
    </MayList>
  );
}

function Subscriptions({ search, onSearch }: SubscriptionsPageProps) {
  const { subscriptions, skyPortSubscriptions, customerSubscriptions, rows, read } = useSubscriptionStore();
  const standing = useUserSubscription();
  const manageRefusal = useSubscriptionRefusal()('update');
  // Their own page shows the error. The rows wait for them: an invoice that comes later would move them.
  const { data: invoices = NONE, isLoading } = useQuery(invoicesQuery);
  useRefetchOn(SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY);
  // The charges are above the rows: both come at once, so that the rows do not move.
  const isFirstLoad = read.errorUpdateCount === 0 && (read.data === undefined || isLoading);
  return (
    <>
      <Toolbar
        end={
          <ManageBilling
            refusal={manageRefusal ?? (read.data?.hasBillingPortal === true ? undefined : words.noPortal)}
          />
        }
      >
        <Text c="dimmed" mih="2lh">
          {read.data === undefined ? null : accountStandingText(standing)}
        </Text>
      </Toolbar>
      {isFirstLoad || !read.data?.partner ? null : <PartnerNote {...read.data.partner} />}
      {isFirstLoad ? <ChargesSkeleton /> : null}
      {read.data === undefined || isLoading ? null : (
        <ChargeLine rows={rows} invoices={invoices} credit={read.data.credit} nowMs={read.dataUpdatedAt} />
      )}
      {isFirstLoad ? null : (
        <BillingList
          title={words.subscriptions.title}
          count={read.data === undefined ? null : rows.length}
          tools={rows.length === 0 ? null : <SubscriptionTools rows={rows} {...{ search, onSearch }} />}
          read={isLoading ? { ...read, data: undefined } : read}
          loading={words.subscriptions.loading}
          empty={
            rows.length === 0 ? (
              <EmptyState level={3} icon={RECEIPT} title={words.subscriptions.noneTitle}>
                {words.subscriptions.noneText}
              </EmptyState>
            ) : null
          }
        >
          <SubscriptionList
            groups={{
              intercom: subscriptions,
              skyport: skyPortSubscriptions,
              customers: customerSubscriptions,
            }}
            search={search}
            invoices={invoices}
            nowMs={read.dataUpdatedAt}
          />
        </BillingList>
      )}
    </>
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
    <Stack gap="md" data-sub-api-status={portal.subApiStatus}>
      <RightReason action="update" reason={refusal}>
        <BusyButton leftSection={LEAVE} isBusy={isLeaving} onClick={() => portal.mutate()}>
          {isLeaving ? words.opening : words.manage}
        </BusyButton>
      </RightReason>
      <PaymentLink stripeLink={stripeLink} />
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
    </Stack>
  );
}
