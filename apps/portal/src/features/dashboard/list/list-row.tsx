import type { Instance } from '@partyline/contract';
import {
  isCommandOffered,
  isFailed,
  isPhysical,
  isShownRunning,
  type DeviceContext,
  type DisplayState,
} from '@partyline/device-state';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, findTermWarning, subscriptionOfRow } from '@partyline/subscriptions';
import { deviceStateLabel, screens } from '@partyline/texts';
import { classNames, PlanLabel, StatePill, Tag } from '@partyline/ui';
import { memo, use } from 'react';
import { CardBadge, CardReason, CardSince } from '../card/card-details.tsx';
import { useCardContext } from '../device-context.ts';
import { CardControls, CardMenuButton, CardStar } from '../card/card-controls.tsx';
import { ControlTabIndex } from '../card/row-button.tsx';
import { WhoIsOnIt } from '../card/who-is-on-it.tsx';
import { useShownDevice, type DeviceProps } from '../card/shown-device.ts';
import { dateText, dayText } from '../../../dates.ts';
import { termText, termWarningText } from '../../../subscriptions/term-text.ts';
import { select } from '../data/page-state.ts';
import styles from './device-list.module.css';
import type { DeviceRow } from '../dashboard-rows.ts';

const words = screens.dashboardViews;

interface ListRowProps extends DeviceProps {
  place: DeviceRow['place'];
  /** Of a row without a header of its workspace; null below one. */
  workspaceName: string | null;
}

/** One device of the list. Renders for its own object and the minute. */
export const DeviceListRow = memo(function DeviceListRow(props: ListRowProps) {
  const { device, subject, place, workspaceName } = props;
  const { showDevice } = useCardContext();
  const tabIndex = use(ControlTabIndex);
  const { shown, nowMs, reason, access, isSelected, isComplete, attributes } = useShownDevice(props);
  const canCommand = isCommandOffered(subject);
  const name = device.deviceName;
  return (
    <div
      role="row"
      className={classNames(
        styles.row,
        !isShownRunning(shown) && styles.unlit,
        isFailed(shown) && styles.wrong,
        reason !== null && styles.explained,
        isSelected && styles.selected,
        !canCommand && styles.viewOnly,
        workspaceName !== null && styles.packed,
      )}
      {...attributes}
    >
      <span role="cell" className={styles.check}>
        {isComplete && canCommand && (
          <RowCheckbox
            label={words.select(name)}
            tabIndex={tabIndex}
            isChecked={isSelected}
            onChange={(isChecked) => select([device.vicUuid], isChecked)}
          />
        )}
      </span>
      <span role="cell" className={styles.star}>
        {isComplete && <CardStar device={device} access={access} />}
      </span>
      <span role="cell" className={classNames(styles.name, styles[place])}>
        <button
          type="button"
          className={styles.link}
          dir="auto"
          title={name}
          onClick={() => showDevice(device.vicUuid)}
        >
          {name}
        </button>
        {workspaceName !== null && (
          <bdi className={styles.workspace} title={workspaceName}>
            {workspaceName}
          </bdi>
        )}
        <span className={styles.badges}>
          <WhoIsOnIt device={device} nowMs={nowMs} />
          {isPhysical(device) && <Tag label={words.physical} />}
          <CardBadge device={device} />
        </span>
      </span>
      <span role="cell" className={styles.state}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
      </span>
      {isComplete && <Facts {...{ device, shown, access, nowMs, reason }} />}
    </div>
  );
});

interface FactsProps extends Pick<ListRowProps, 'device'> {
  shown: DisplayState;
  reason: string | null;
  access: DeviceContext;
  nowMs: number;
}

function Facts({ device, shown, access, nowMs, reason }: FactsProps) {
  const { subscription } = device;
  return (
    <>
      <span role="cell" className={styles.detail}>
        {reason === null ? (
          <CardSince {...{ device, shown, nowMs }} />
        ) : (
          <CardReason {...{ device, reason }} />
        )}
      </span>
      <span role="cell" className={styles.center}>
        {isPhysical(device) ? screens.dashboard.onSite : device.deploymentTarget}
      </span>
      <span role="cell" className={styles.plan}>
        {subscription === null ? (
          <i>{words.none}</i>
        ) : (
          <PlanLabel variant={PLAN_VARIANTS[subscription]} label={subscription} />
        )}
      </span>
      <span role="cell" className={styles.users}>
        {subscription !== null && device.noOfUsers}
      </span>
      <span role="cell" className={styles.version}>
        {device.version}
      </span>
      <span role="cell" className={styles.term}>
        <ListTerm device={device} nowMs={nowMs} />
      </span>
      <span role="cell" className={styles.actions}>
        <CardControls device={device} access={access} isCompact>
          <CardMenuButton device={device} />
        </CardControls>
      </span>
    </>
  );
}

/** Renders the renewal or the end of the subscription. [GD-38, GB-15] */
function ListTerm({ device, nowMs }: { device: Instance; nowMs: number }) {
  const subscription = subscriptionOfRow(device);
  const term = subscription && computeTerm(subscription);
  if (subscription === null || term === null) return <i>{words.none}</i>;
  const warning = findTermWarning(subscription, nowMs);
  return (
    <span
      title={termText(term, screens.dashboard.term, nowMs)}
      className={warning === null ? undefined : styles.near}
    >
      {warning === null
        ? dateText(term.atMs)
        : words.ends(dayText(term.atMs), termWarningText(warning, words.left))}
    </span>
  );
}

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  isIndeterminate?: boolean;
  tabIndex?: -1 | undefined;
  onChange: (isChecked: boolean) => void;
}

/** Renders a plain checkbox, styled like Mantine's. */
export function RowCheckbox({
  label,
  isChecked,
  isIndeterminate = false,
  tabIndex,
  onChange,
}: RowCheckboxProps) {
  return (
    <input
      ref={(element) => {
        if (element !== null) element.indeterminate = isIndeterminate;
      }}
      type="checkbox"
      className={styles.checkbox}
      tabIndex={tabIndex}
      aria-label={label}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
