import type { Instance } from '@partyline/contract';
import { computeDelay, isPhysical, listBadges, type DisplayState } from '@partyline/device-state';
import { listDetailLines, type ZoomLevel } from '@partyline/display';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, findTermWarning, subscriptionOfRow } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { PlanLabel, Tag } from '@partyline/ui';
import { IconClock, IconRouter } from '@tabler/icons-react';
import styles from './card-details.module.css';
import { agoText, durationText, sinceText } from '../../../dates.ts';
import { reasonLanguage } from './card-controls.tsx';
import { termText, termWarningText } from '../../../subscriptions/term-text.ts';

const words = screens.dashboard;
const ROUTER = <IconRouter size={14} stroke={1.75} aria-hidden="true" />;
const CLOCK = <IconClock size={14} stroke={1.75} aria-hidden="true" />;

interface DetailProps {
  device: Instance;
  nowMs: number;
}

/** Renders the most urgent badge; its title has the others. [GD-24, GD-42] */
export function CardBadge({ device }: { device: Instance }) {
  const labels = listBadges(device).map((badge) =>
    badge === 'upgrade-available' && device.availableVersion !== null
      ? words.versionAvailable(device.availableVersion)
      : words.badges[badge],
  );
  const [first] = labels;
  return first === undefined ? null : <Tag label={first} title={labels.join(', ')} />;
}

/** Formats the duration of a state at rest. */
function lastsText(shown: DisplayState, sinceMs: number, nowMs: number): string | null {
  switch (shown) {
    case 'initialising':
      return words.dnsPreparing;
    case 'offline':
    case 'deleted':
      return sinceText(sinceMs, nowMs);
    default:
      return durationText(sinceMs, nowMs);
  }
}

/** Returns when the device last reported, "5 m ago"; null if never. [PLUS-11] */
export function seenText({ lastSeen }: Pick<Instance, 'lastSeen'>, nowMs: number): string | null {
  return lastSeen === null ? null : agoText(Date.parse(lastSeen), nowMs);
}

interface CardSinceProps extends DetailProps {
  shown: DisplayState;
  /** Leaves out when the device was last seen, but for the title. */
  isBrief?: boolean;
}

/**
 * Renders since when the device is in its state, in seconds while it is in progress, and when it was last seen, which is hidden where
 * space is short. [PLUS-11, GU-14, GD-11]
 */
export function CardSince({ device, shown, nowMs, isBrief = false }: CardSinceProps) {
  const delay = computeDelay(device, nowMs);
  const since = (delay === null ? undefined : device.openCommand?.since) ?? device.stateSince;
  if (since === null && shown !== 'initialising') return null;
  const sinceMs = since === null ? NaN : Date.parse(since);
  const text = delay === null ? lastsText(shown, sinceMs, nowMs) : words.elapsed(delay.seconds);
  if (text === null) return null;
  const seen = seenText(device, nowMs);
  return (
    <time
      className={styles.since}
      dateTime={since ?? undefined}
      title={seen === null ? words.neverSeen : words.lastSeen(seen)}
    >
      <span>{text}</span>
      {!isBrief && <span className={styles.seen}>{seen === null ? words.neverSeen : words.seen(seen)}</span>}
    </time>
  );
}

/** Warns of a subscription that is expired, past due or about to end. [GB-15, GD-38] */
export function CardTerm({ device, nowMs }: DetailProps) {
  const subscription = subscriptionOfRow(device);
  const warning = subscription && findTermWarning(subscription, nowMs);
  if (subscription === null || warning === null) return null;
  const term = computeTerm(subscription);
  return (
    <span className={styles.term} title={term ? termText(term, words.term, nowMs) : undefined}>
      {CLOCK}
      {termWarningText(warning, words.daysLeft)}
    </span>
  );
}

function DeviceLocation({ device }: { device: Instance }) {
  if (!isPhysical(device)) return <span className={styles.place}>{device.deploymentTarget}</span>;
  return (
    <>
      {ROUTER}
      <span className={styles.place}>{device.deviceModel}</span>
      <span className={styles.dot}>{words.onSite}</span>
    </>
  );
}

/** Renders place, plan, users and term. In small spaces the users are hidden first, then the place. */
function CardContract({ device, nowMs }: DetailProps) {
  return (
    <div className={styles.line}>
      <DeviceLocation device={device} />
      {device.subscription !== null && (
        <>
          <PlanLabel variant={PLAN_VARIANTS[device.subscription]} label={device.subscription} />
          <span className={styles.users}>
            <span>{words.users(device.noOfUsers)}</span>
          </span>
        </>
      )}
      <CardTerm device={device} nowMs={nowMs} />
    </div>
  );
}

/** Renders the problem of a device, cut between words. */
export function CardReason({ device, reason }: { device: Instance; reason: string }) {
  return (
    <span className={styles.reason} title={reason} lang={reasonLanguage(device, reason)}>
      {reason}
    </span>
  );
}

function CardHost({ device }: { device: Instance }) {
  const host = device.dnsHost || device.hostName;
  return (
    <div className={styles.host} title={host}>
      {device.version !== '' && <span>{device.version}</span>}
      <span className={styles.hostName}>{host}</span>
    </div>
  );
}

interface CardLinesProps extends DetailProps {
  size: ZoomLevel;
  reason: string | null;
}

/** Renders the lines between state and controls. [DASH-2, PLUS-11] */
export function CardLines({ size, reason, device, nowMs }: CardLinesProps) {
  return listDetailLines(size, reason !== null).map((line) => {
    if (line === 'contract') return <CardContract key={line} device={device} nowMs={nowMs} />;
    if (line === 'host') return <CardHost key={line} device={device} />;
    return reason !== null && <CardReason key={line} {...{ device, reason }} />;
  });
}
