import type { Instance } from '@partyline/contract';
import {
  isPhysical,
  isReadyToOpen,
  isUpgradeOffered,
  listCopyTargets,
  displayState,
} from '@partyline/device-state';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, findWarning, subscriptionOfRow } from '@partyline/subscriptions';
import { screens, deviceStateLabel, subscriptionWarningText } from '@partyline/texts';
import { PlanLabel, StatePill } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateText, dateTimeText } from '../../../dates.ts';
import { findWaiting, PendingChange } from '../../../subscriptions/pending-change.tsx';
import { useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';
import { termText } from '../../../subscriptions/term-text.ts';
import { ChangePlanButton, useDevicePlanChange } from '../../../subscriptions/plan-change.tsx';
import { seenText } from '../card/card-details.tsx';
import { CopyButton } from '../card/copy-button.tsx';
import { centerLatencyQuery, latencyQuery } from '../detail-queries.ts';
import { useDeploymentTargets } from '../queries.ts';
import styles from './facts.module.css';
import group from './link-group-facts.module.css';
import type { ShownDevice } from '../dashboard-rows.ts';

const words = screens.deviceDrawer;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

function versionHint(device: Instance): string {
  if (!device.isVersionSupported) return words.unsupported;
  if (!isUpgradeOffered(device)) return words.upToDate;
  return device.availableVersion === null ? '' : words.available(device.availableVersion);
}

/** Renders what the device is. [PLUS-12] */
export function IdentityFacts({ device, view }: ShownDevice) {
  return (
    <>
      <Fact name={words.type}>{words.types[device.deviceType]}</Fact>
      {isPhysical(device) && device.deviceModel !== '' && (
        <Fact name={words.model}>
          {device.deviceModel}
          {device.nodeType !== '' && <small>{words.size(device.nodeType)}</small>}
        </Fact>
      )}
      {device.version !== '' && (
        <Fact name={words.version}>
          {device.version}
          {!isPhysical(device) && <small>{versionHint(device)}</small>}
        </Fact>
      )}
      <Fact name={words.workspace}>{view.workspace.name}</Fact>
    </>
  );
}

/** Returns the one thing that is said of the subscription's end, else its renewal, as in its row of the billing. [GD-38, HZ-3] */
function endText(device: Instance, nowMs: number): string | null {
  const subscription = subscriptionOfRow(device);
  const warning = subscription && findWarning(subscription, nowMs);
  if (warning) return subscriptionWarningText(warning, dateText);
  const term = subscription && computeTerm(subscription);
  return term && termText(term, screens.dashboard.term, nowMs);
}

/** Renders connected users and the plan's limit; the limit alone if unknown. [GD-28, PLUS-12] */
function UsersFact({ device: { state, connectedUsers, noOfUsers } }: { device: Instance }) {
  if (state !== 'online' || connectedUsers === null || noOfUsers === 0) {
    return <Fact name={words.users}>{noOfUsers}</Fact>;
  }
  const share = Math.min(1, connectedUsers / noOfUsers);
  return (
    <Fact name={words.users}>
      <span title={words.usersConnected}>{words.usersOf(connectedUsers, noOfUsers)}</span>
      <span className={styles.meter} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </Fact>
  );
}

/** Renders the plan, its users and its term. [GD-38, PLUS-12] */
export function ContractFacts({ device, nowMs }: { device: Instance; nowMs: number }) {
  const { subscription: plan, interval, planUpdateType } = device;
  if (plan === null) return <Fact name={words.plan}>{words.noSubscription}</Fact>;
  const term = endText(device, nowMs);
  return (
    <>
      <Fact name={words.plan}>
        <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />
        {interval !== null && <small>{words.intervals[interval]}</small>}
      </Fact>
      <UsersFact device={device} />
      {term !== null && <Fact name={words.term}>{term}</Fact>}
      {planUpdateType !== null && <Fact name="">{words.pending}</Fact>}
    </>
  );
}

/** Opens the change of the device's plan, or shows the one that waits; nothing without a subscription. [PLUS-7, PLUS-18] */
export function PlanChange({ device }: { device: Instance }) {
  const change = useDevicePlanChange()(device);
  const { subscriptions, skyPortSubscriptions } = useSubscriptionStore();
  const { vicUuid, deviceName } = device;
  const waiting = findWaiting([...subscriptions, ...skyPortSubscriptions], vicUuid);
  if (change === null) return null;
  if (waiting !== undefined) return <PendingChange row={waiting} />;
  return <ChangePlanButton vicUuid={vicUuid} name={deviceName} refusal={change.refusal} />;
}

/** Returns the round trip to a device's data center, or of a physical device, in ms; null if unknown. [PLUS-14] */
function useLatency(device: Instance): number | null {
  const isReady = isReadyToOpen(device);
  const { deploymentTargetList } = useDeploymentTargets(isReady && !isPhysical(device));
  const center = deploymentTargetList?.find(({ id }) => id === device.deploymentTargetId);
  const own = useQuery({ ...latencyQuery(device), enabled: isReady && isPhysical(device) });
  // The same measurement as in the list of data centers.
  const ofCenter = useQuery({ ...centerLatencyQuery(center), enabled: isReady });
  return isReady ? (own.data ?? ofCenter.data ?? null) : null;
}

/** Breaks a host after dots, an id after hyphens, never within a word. */
function Labels({ text, after }: { text: string; after: '.' | '-' }) {
  const labels = text.split(after);
  return labels.map((label, index) => (
    <span key={index} className={styles.label}>
      {index < labels.length - 1 ? label + after : label}
    </span>
  ));
}

/** Renders when the device last reported. [PLUS-11] */
export function SeenFact({ device, nowMs }: { device: Instance; nowMs: number }) {
  const { lastSeen } = device;
  return (
    <Fact name={words.seen}>
      {lastSeen === null ? (
        words.neverReported
      ) : (
        <time dateTime={lastSeen} title={dateTimeText(Date.parse(lastSeen))}>
          {seenText(device, nowMs)}
        </time>
      )}
    </Fact>
  );
}

/** Renders network facts; copyable ones have a button. [GD-40, PLUS-12] */
export function NetworkFacts({ device }: { device: Instance }) {
  const latencyMs = useLatency(device);
  return (
    <>
      <Fact name={words.center}>
        {isPhysical(device) ? words.onSite : device.deploymentTarget}
        {latencyMs !== null && <small title={words.latencyHint}>{words.latency(latencyMs)}</small>}
      </Fact>
      {listCopyTargets(device).map(({ field, text }) => (
        <Fact key={field} name={words.fields[field]}>
          <span className={styles.copyable}>
            <span className={styles.mono}>
              <Labels text={text} after={field === 'vicUuid' ? '-' : '.'} />
            </span>
            <CopyButton name={words.fields[field]} text={text} />
          </span>
        </Fact>
      ))}
      {!isPhysical(device) && <Fact name={words.dns}>{words.dnsWords[device.DNSStatus]}</Fact>}
    </>
  );
}

interface LinkGroupFactsProps extends ShownDevice {
  onPick: (vicUuid: string) => void;
}

/** Renders the link group of a device, leader first; a press opens that device. [LQ-2, PLUS-12] */
export function LinkGroupFacts({ device, view, onPick }: LinkGroupFactsProps) {
  const linked = view.grouped.groups.find(
    ({ leader, members }) => leader === device || members.includes(device),
  );
  if (linked === undefined) return <p className={group.none}>{words.noLinkGroup}</p>;
  return (
    <ul className={group.group}>
      {[linked.leader, ...linked.members].map((one) => (
        <GroupRow
          key={one.vicUuid}
          device={one}
          role={one === linked.leader ? words.leader : one === device ? words.thisDevice : ''}
          isThis={one === device}
          onPick={onPick}
        />
      ))}
    </ul>
  );
}

interface GroupRowProps {
  device: Instance;
  role: string;
  isThis: boolean;
  onPick: (vicUuid: string) => void;
}

function GroupRow({ device, role, isThis, onPick }: GroupRowProps) {
  const shown = displayState(device);
  return (
    <li className={group.row}>
      <button
        type="button"
        className={group.name}
        aria-current={isThis ? true : undefined}
        onClick={() => onPick(device.vicUuid)}
      >
        {device.deviceName}
      </button>
      <small>{role}</small>
      <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
    </li>
  );
}
