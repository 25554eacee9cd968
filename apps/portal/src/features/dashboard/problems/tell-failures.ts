import { isFailed, displayState } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useRef } from 'react';
import { serverNowMs } from '../../../session/server-clock.ts';
import { hideMessage, showMessage } from '../../../shell/messages/show-message.ts';
import type { ShownDevice } from '../dashboard-rows.ts';

const words = screens.problems;

/** A device that fails again and again is told once in this time, as in the notifications. */
const QUIET_MS = 10 * millisecondsInMinute;

interface Told {
  readonly atMs: number;
  readonly messageId: string | null;
}

/**
 * Tells of devices that fail while the page is open, since their rows come above what is in sight; the message goes when they are well.
 * [PLUS-34]
 */
export function useTellFailures(problems: readonly ShownDevice[], show: () => void): void {
  const told = useRef<Map<string, Told> | null>(null);
  useEffect(() => {
    const nowMs = serverNowMs();
    const failed = new Map(
      problems
        .filter(({ device }) => isFailed(displayState(device)))
        .map((shown) => [shown.device.vicUuid, shown]),
    );
    // What has failed before the page was opened is no news.
    if (told.current === null) {
      told.current = new Map(
        [...failed.keys()].map((vicUuid) => [vicUuid, { atMs: nowMs, messageId: null }]),
      );
      return;
    }
    const known = told.current;
    for (const [vicUuid, { atMs, messageId }] of known) {
      if (failed.has(vicUuid)) continue;
      const isOthers = [...known].some(([other, told]) => failed.has(other) && told.messageId === messageId);
      if (messageId !== null && !isOthers) hideMessage(messageId);
      if (nowMs - atMs >= QUIET_MS) known.delete(vicUuid);
      else known.set(vicUuid, { atMs, messageId: null });
    }
    const fresh = [...failed.values()].filter(({ device }) => !known.has(device.vicUuid));
    const [first] = fresh;
    if (first === undefined) return;
    const messageId = tell(first, fresh.length, show);
    for (const { device } of fresh) known.set(device.vicUuid, { atMs: nowMs, messageId });
  }, [problems, show]);
}

function tell({ device, view }: ShownDevice, count: number, show: () => void): string {
  const run = () => {
    hideMessage(messageId);
    show();
  };
  const messageId = showMessage({
    type: 'error',
    title: words.failed(device.deviceName, count - 1),
    message: words.noOneIsOnIt(view.workspace.name),
    choice: { label: words.show, otherLabel: words.close, run },
  });
  return messageId;
}
