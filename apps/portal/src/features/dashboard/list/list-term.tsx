import type { Instance } from '@partyline/contract';
import { computeTerm, findTermWarning, subscriptionOfRow, type TermWarning } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { dateText, dayText } from '../../../dates.ts';
import styles from './device-list.module.css';

const words = screens.dashboardViews;

function warningText(warning: TermWarning): string {
  const { expired, pastDue } = screens.dashboard;
  if (warning.kind === 'ends-soon') return words.left(warning.daysLeft);
  return warning.kind === 'expired' ? expired : pastDue;
}

interface ListTermProps {
  device: Instance;
  nowMs: number;
}

/** When the subscription renews or ends, with the warning of its term. [GD-38, GB-15] */
export function ListTerm({ device, nowMs }: ListTermProps) {
  const subscription = subscriptionOfRow(device);
  const term = subscription && computeTerm(subscription);
  if (subscription === null || term === null) return <i>{words.none}</i>;
  const date = dateText(term.atMs);
  const { willExpire, willRenew } = screens.dashboard;
  const title = term.kind === 'ends' ? willExpire(date) : willRenew(date);
  const warning = findTermWarning(subscription, nowMs);
  return (
    <span title={title} className={warning === null ? undefined : styles.near}>
      {warning === null ? date : words.ends(dayText(term.atMs), warningText(warning))}
    </span>
  );
}
