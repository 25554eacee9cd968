import { Button } from '@mantine/core';
import type { Instance } from '@partyline/contract';
import { planChangeDecision, subscriptionOfRow } from '@partyline/subscriptions';
import { PLAN_CHANGE_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { useSubscriptionRefusal, useSubscriptionStore } from './subscription-store.ts';
import { RightReason } from './right-reason.tsx';

const words = screens.changePlan;

/** Returns why a plan cannot be changed: the right first, then the rule; undefined if it can. [GC-10, GB-12, PLUS-7, PLUS-19] */
export function usePlanChangeRefusal() {
  const refusal = useSubscriptionRefusal()('buy');
  return (subscription: Parameters<typeof planChangeDecision>[0]): string | undefined => {
    if (refusal !== undefined) return refusal;
    const decision = planChangeDecision(subscription);
    return decision.allowed ? undefined : PLAN_CHANGE_REFUSAL_TEXTS[decision.reason];
  };
}

/** Returns the same of a device on the dashboard; null without a subscription. [PLUS-7, HZ-3] */
export function useDevicePlanChange() {
  const refusalOf = usePlanChangeRefusal();
  const { subscriptions, skyPortSubscriptions } = useSubscriptionStore();
  return (device: Instance): { readonly refusal: string | undefined } | null => {
    const subscription = subscriptionOfRow(device);
    if (subscription === null) return null;
    const held = [...subscriptions, ...skyPortSubscriptions].find(
      ({ vicUuid }) => vicUuid === device.vicUuid,
    );
    return { refusal: refusalOf({ ...subscription, isBilled: held?.isBilled ?? true }) };
  };
}

/** Returns the address of the dialog, over the billing. */
export const changePlanLink = (vicUuid: string) =>
  ({ to: '/myaccount', search: { change: vicUuid } }) as const;

interface ChangePlanButtonProps {
  readonly vicUuid: string;
  readonly name: string;
  readonly refusal: string | undefined;
}

/** Opens the dialog that changes the plan of one subscription, or says why not. [PLUS-7, PLUS-18] */
export function ChangePlanButton({ vicUuid, name, refusal }: ChangePlanButtonProps) {
  const navigate = useNavigate();
  return (
    <RightReason reason={refusal}>
      <Button
        size="xs"
        aria-label={words.openOf(name)}
        onClick={() => void navigate(changePlanLink(vicUuid))}
      >
        {words.open}
      </Button>
    </RightReason>
  );
}
