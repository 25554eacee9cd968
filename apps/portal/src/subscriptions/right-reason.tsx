import { DisabledReason, type Instead } from '@partyline/ui';
import type { ComponentProps } from 'react';
import { whoCanInstead } from '../shell/page/who-can-instead.tsx';
import { useSubscriptionRefusal } from './subscription-store.ts';

type RightOfSubscriptions = 'buy' | 'update';

/** Returns where a control leads whose reason is a missing right on the subscriptions; undefined for any other reason. [PLUS-35] */
export function useInsteadOf(
  action: RightOfSubscriptions,
): (reason: string | undefined) => Instead | undefined {
  const refusal = useSubscriptionRefusal()(action);
  return (reason) =>
    reason !== undefined && reason === refusal ? whoCanInstead({ act: `subscription.${action}` }) : undefined;
}

interface RightReasonProps extends Omit<ComponentProps<typeof DisabledReason>, 'instead'> {
  /** The right that the control needs. */
  readonly action?: RightOfSubscriptions;
}

/** Refuses a control of the billing; one that a missing right refuses leads to who can. [PLUS-7, PLUS-35] */
export function RightReason({ action = 'buy', ...props }: RightReasonProps) {
  return <DisabledReason {...props} instead={useInsteadOf(action)(props.reason)} />;
}
