import { parseDeviceRedirect } from '@partyline/device-state';
import { useState } from 'react';
import { config } from '../../config.ts';
import { api } from '../../session/api.ts';
import { errorText, isWorthTelling } from '../../shell/error-text.ts';
import type { DeviceQuery } from './read-device-query.ts';

/** How adding a device goes. */
export type Adding =
  | { readonly kind: 'open'; readonly failure: string | null }
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'done';
      readonly vicUuid: string;
      readonly workspaceId: number;
      /** The device named a place to go on that is not trusted. */
      readonly isRedirectRefused: boolean;
    };

/** Adds the device: asked again after a lost answer, the service ends in the same one row. [API-42, DEV-52, GD-32] */
export function useAdding(query: DeviceQuery, onDone: () => void) {
  const [adding, setAdding] = useState<Adding>({ kind: 'open', failure: null });
  const add = async (workspaceId: number): Promise<void> => {
    if (adding.kind !== 'open') return;
    setAdding({ kind: 'busy' });
    try {
      const { redirectUrl, ...device } = await api.post('/api/device/add', {
        body: { ...query, workspaceId },
      });
      const onward = redirectUrl === null ? null : parseDeviceRedirect(redirectUrl, config.deviceHosts);
      setAdding({ kind: 'done', ...device, isRedirectRefused: onward?.ok === false });
      onDone();
      if (onward?.ok === true) location.assign(onward.value);
    } catch (error) {
      setAdding({ kind: 'open', failure: isWorthTelling(error) ? errorText(error) : null });
    }
  };
  return { adding, add };
}
