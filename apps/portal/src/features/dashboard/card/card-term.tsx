import type { Instance } from '@partyline/contract';
import { computeTerm, findTermWarning, subscriptionOfRow, type TermWarning } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { IconClock } from '@tabler/icons-react';
import { dateText } from '../../../dates.ts';
import styles from './card-term.module.css';

const CLOCK = <IconClock size={14} stroke={1.75} aria-hidden="true" />;

function warningText(warning: TermWarning): string {
  const { expired, pastDue, daysLeft } = screens.dashboard;
  if (warning.kind === 'ends-soon') return daysLeft(warning.daysLeft);
  return warning.kind === 'expired' ? expired : pastDue;
}

interface CardTermProps {
  device: Instance;
  nowMs: number;
}

/** Warns of a subscription that is expired, past due or about to end; shows nothing for any other. [GB-15, GD-38] */
export function CardTerm({ device, nowMs }: CardTermProps) {
  const subscription = subscriptionOfRow(device);
  const warning = subscription && findTermWarning(subscription, nowMs);
  if (subscription === null || warning === null) return null;
  const term = computeTerm(subscription);
  const words = screens.dashboard;
  const date = term && dateText(term.atMs);
  const title = date && (term.kind === 'ends' ? words.willExpire(date) : words.willRenew(date));
  return (
    <span className={styles.term} title={title ?? undefined}>
      {CLOCK}
      {warningText(warning)}
    </span>
  );
}
