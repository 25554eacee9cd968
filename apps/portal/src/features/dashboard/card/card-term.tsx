import type { Instance } from '@partyline/contract';
import {
  computeNearEnd,
  computeTerm,
  isExpired,
  subscriptionOfRow,
  type RowSubscription,
} from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { IconClock } from '@tabler/icons-react';
import { dateText } from './since-text.ts';
import styles from './card-term.module.css';

const DAY_MS = 86_400_000;
const CLOCK = <IconClock size={14} stroke={1.75} aria-hidden="true" />;

function warningOf(subscription: RowSubscription, nowMs: number): string | null {
  const words = screens.dashboard;
  if (isExpired(subscription, nowMs)) return words.expired;
  if (subscription.status === 'Past-Due') return words.pastDue;
  const left = computeNearEnd(subscription, nowMs);
  return left === null ? null : words.daysLeft(Math.ceil(left / DAY_MS));
}

interface CardTermProps {
  device: Instance;
  nowMs: number;
}

/** A subscription that is about to end, past due or over. Everything else is left unsaid here. [GB-15, GD-38] */
export function CardTerm({ device, nowMs }: CardTermProps) {
  const subscription = subscriptionOfRow(device);
  const warning = subscription && warningOf(subscription, nowMs);
  if (subscription === null || warning === null) return null;
  const term = computeTerm(subscription);
  const words = screens.dashboard;
  const date = term && dateText(term.atMs);
  const title = date && (term.kind === 'ends' ? words.willExpire(date) : words.willRenew(date));
  return (
    <span className={styles.term} title={title ?? undefined}>
      {CLOCK}
      {warning}
    </span>
  );
}
