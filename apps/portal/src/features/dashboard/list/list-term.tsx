import type { Instance } from '@partyline/contract';
import { computeNearEnd, computeTerm, isExpired, subscriptionOfRow } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { dateText, dayText } from '../card/since-text.ts';
import styles from './device-list.module.css';

const DAY_MS = 86_400_000;
const words = screens.dashboardViews;

interface ListTermProps {
  device: Instance;
  nowMs: number;
}

/** When the subscription renews or ends; near its end, how long that is. [GD-38, GB-15] */
export function ListTerm({ device, nowMs }: ListTermProps) {
  const subscription = subscriptionOfRow(device);
  const term = subscription && computeTerm(subscription);
  if (subscription === null || term === null) return <i>{words.none}</i>;
  const date = dateText(term.atMs);
  const { willExpire, willRenew, expired, pastDue } = screens.dashboard;
  const title = term.kind === 'ends' ? willExpire(date) : willRenew(date);
  const left = computeNearEnd(subscription, nowMs);
  const warning = isExpired(subscription, nowMs)
    ? expired
    : subscription.status === 'Past-Due'
      ? pastDue
      : left !== null && words.left(Math.ceil(left / DAY_MS));
  return (
    <span title={title} className={warning === false ? undefined : styles.near}>
      {warning === false ? date : words.ends(dayText(term.atMs), warning)}
    </span>
  );
}
