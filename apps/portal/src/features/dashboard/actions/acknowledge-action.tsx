import type { Instance } from '@partyline/contract';
import { acknowledgementDecision, acknowledgementOf, type DeviceContext } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { IconHandStop } from '@tabler/icons-react';
import { useClock } from '../data/clock.ts';
import { useAcknowledge } from '../problems/acknowledge.ts';
import type { MenuAction } from './action-menu.tsx';

const words = screens.problems;
const HAND = <IconHandStop size={16} stroke={1.75} aria-hidden="true" />;

/**
 * Returns the menu's entry that says who is on a problem: none without a problem or for callers who may not start the device; refused,
 * with their name, while someone else is on it. [PLUS-34]
 */
export function useAcknowledgeAction(device: Instance, access: DeviceContext): readonly MenuAction[] {
  const { mutate } = useAcknowledge();
  const nowMs = useClock();
  const known = acknowledgementOf(device, nowMs);
  const decision = acknowledgementDecision(device, access.subject, nowMs);
  const isTaken = !decision.allowed && decision.reason === 'acknowledged' && known !== null;
  if (!decision.allowed && !isTaken) return [];
  const isMine = known?.isMine === true;
  const offline = access.isConnected === false ? screens.dashboard.offlineRefusal : undefined;
  return [
    {
      key: 'acknowledge',
      label: isMine ? words.release : words.takeOn,
      icon: HAND,
      refusal: isTaken ? words.theirs(known.by) : offline,
      onSelect: () => mutate({ device, isOnIt: !isMine }),
    },
  ];
}
