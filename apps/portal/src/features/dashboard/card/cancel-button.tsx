import type { Instance } from '@partyline/contract';
import {
  commandWithdrawalDecision,
  computeDelay,
  isStopHeld,
  shownDelivery,
  withdrawableCommand,
  type DeviceContext,
} from '@partyline/device-state';
import { deviceRefusalText, screens } from '@partyline/texts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeviceClock } from '../data/clock.ts';
import { useCardContext } from '../device-context.ts';
import { RowButton } from './row-button.tsx';

const words = screens.dashboard;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;
const OFFLINE = { by: 'connection', reason: 'offline' } as const;

interface CancelButtonProps {
  device: Instance;
  access: DeviceContext;
  className?: string | undefined;
  isCompact?: boolean;
  onPress: () => void;
}

/**
 * Renders the button that withdraws a start or stop: one that is held at once, others once they take longer than usual. For a command that
 * its host has taken it stays and says so.
 * [GD-11, PLUS-7]
 */
export function CancelButton({ device, access, className, isCompact = false, onPress }: CancelButtonProps) {
  const { withdraw } = useCardContext();
  const nowMs = useDeviceClock(device);
  const [isBusy, setBusy] = useState(false);
  const command = withdrawableCommand(device);
  const why = computeDelay(device, nowMs)?.why ?? null;
  if (command === null) return null;
  const delivery = shownDelivery(device);
  // A held stop can be taken back at once.
  const isHeld = delivery === 'waiting' && isStopHeld(device, command);
  if (why === null && !isHeld) return null;
  const decision = commandWithdrawalDecision(device, delivery, access.subject);
  const isTaken = !decision.allowed && decision.reason === 'taken-by-host';
  if (!decision.allowed && !isTaken) return null;
  const press = () => {
    onPress();
    setBusy(true);
    void withdraw(device).finally(() => setBusy(false));
  };
  const offline = access.isConnected === false ? deviceRefusalText(OFFLINE) : undefined;
  const name = words.controlOf(words.cancel, device.deviceName);
  return (
    <RowButton
      className={className}
      name={name}
      label={isCompact ? name : undefined}
      isBusy={isBusy}
      reason={isTaken ? words.taken[command] : offline}
      onRefusedPress={isTaken ? press : undefined}
      onClick={press}
    >
      {isCompact ? CROSS : words.cancel}
    </RowButton>
  );
}
