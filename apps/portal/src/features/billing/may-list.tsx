import { screens } from '@partyline/texts';
import { Stack } from '@mantine/core';
import { EmptyState } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { WhoCanLink } from '../../shell/page/who-can-link.tsx';
import { useSubscriptionRefusal } from '../../subscriptions/subscription-store.ts';

const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;

/** Renders a page of the billing for who may list subscriptions; tells the others why not. [BILL-1, BILL-23] */
export function MayList({ children }: { readonly children: ReactNode }) {
  const refusal = useSubscriptionRefusal()('list');
  return (
    <Stack gap="xl" pt="xl">
      {refusal === undefined ? (
        children
      ) : (
        <EmptyState icon={LOCK} title={screens.billing.noRightsTitle}>
          {refusal} <WhoCanLink act="subscription.list" />
        </EmptyState>
      )}
    </Stack>
  );
}
