import type { Instance } from '@partyline/contract';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, isExpired, subscriptionOfRow } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { PlanLabel } from '@partyline/ui';
import { dateText } from '../../../dates.ts';
import { CardTerm } from '../card/card-term.tsx';
import { Fact } from './fact.tsx';

const words = screens.deviceDrawer;

interface ContractFactsProps {
  device: Instance;
  nowMs: number;
}

function termText(device: Instance, nowMs: number): string | null {
  const subscription = subscriptionOfRow(device);
  const term = subscription && computeTerm(subscription);
  if (subscription === null || term === null) return null;
  const { willExpire, willRenew, expired } = screens.dashboard;
  if (isExpired(subscription, nowMs)) return expired;
  const date = dateText(term.atMs);
  return term.kind === 'ends' ? willExpire(date) : willRenew(date);
}

/** The plan of a device: what it is, for how many, and when it renews or ends. [GD-38, PLUS-12] */
export function ContractFacts({ device, nowMs }: ContractFactsProps) {
  const { subscription: plan, interval, planUpdateType } = device;
  if (plan === null) return <Fact name={words.plan}>{words.noSubscription}</Fact>;
  const term = termText(device, nowMs);
  return (
    <>
      <Fact name={words.plan}>
        <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />
        {interval !== null && <small>{words.intervals[interval]}</small>}
      </Fact>
      <Fact name={words.users}>{device.noOfUsers}</Fact>
      {term !== null && (
        <Fact name={words.term}>
          {term}
          <CardTerm device={device} nowMs={nowMs} />
        </Fact>
      )}
      {planUpdateType !== null && <Fact name="">{words.pending}</Fact>}
    </>
  );
}
