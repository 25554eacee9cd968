import { isFailed, displayState } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { serverNowMs } from '../../../session/server-clock.ts';
import { hideMessage, showMessage } from '../../../shell/messages/show-message.ts';
import { setToldFailures } from '../data/announcement.ts';
import type { ShownDevice } from '../dashboard-rows.ts';
import { createFailureTeller, type FailureTeller } from './failure-teller.ts';

const words = screens.problems;

/** Tells of devices that fail while the page is open, since their rows come above what is in sight. [PLUS-34] */
export function useTellFailures(problems: readonly ShownDevice[], show: () => void): void {
  const teller = useRef<FailureTeller | null>(null);
  const tell = useEffectEvent((vicUuids: readonly string[], onClose: () => void) => {
    const first = problems.find(({ device }) => device.vicUuid === vicUuids[0]);
    if (first === undefined) return () => undefined;
    const messageId = showMessage({
      type: 'error',
      title: words.failed(first.device.deviceName, vicUuids.length - 1),
      message: words.noOneIsOnIt(first.view.workspace.name),
      choice: {
        label: words.show,
        otherLabel: words.close,
        run: () => {
          hideMessage(messageId);
          show();
        },
      },
      onClose,
    });
    return () => hideMessage(messageId);
  });
  useEffect(() => {
    teller.current = createFailureTeller({ nowMs: serverNowMs, show: (...message) => tell(...message) });
    return () => {
      teller.current?.stop();
      setToldFailures(new Set());
    };
  }, []);
  useEffect(() => {
    const failed = problems.filter(({ device }) => isFailed(displayState(device)));
    teller.current?.update(failed.map(({ device }) => device.vicUuid));
    setToldFailures(teller.current?.told() ?? new Set());
  }, [problems]);
}
