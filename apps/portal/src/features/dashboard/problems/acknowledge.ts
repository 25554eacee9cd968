import type { Instance } from '@partyline/contract';
import { ACKNOWLEDGEMENT_MS } from '@partyline/device-state';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { useMe } from '../../../session/me.ts';
import { serverNowMs } from '../../../session/server-clock.ts';
import { DEVICE_MUTATION_KEY, WORKSPACES_KEY, type DeviceVariables } from '../../../session/workspaces.ts';
import { failureMessage } from '../../../shell/messages/error-text.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { pathOf, refetchInstances } from '../mutations.ts';
import { changeCachedDevice } from '../queries.ts';

interface Acknowledging extends DeviceVariables {
  readonly isOnIt: boolean;
}

/** Returns the mutation that says who is on a problem, or no longer; shown at once, taken back with a message if refused. [PLUS-34] */
export function useAcknowledge() {
  const { user } = useMe();
  return useMutation({
    ...refetchInstances,
    mutationKey: DEVICE_MUTATION_KEY,
    mutationFn: ({ device, isOnIt }: Acknowledging) =>
      api.put('/api/vic/acknowledgement/{id}', { ...pathOf(device), body: { isOnIt } }),
    async onMutate({ device, isOnIt }, { client }) {
      await client.cancelQueries({ queryKey: WORKSPACES_KEY });
      const until = new Date(serverNowMs() + ACKNOWLEDGEMENT_MS).toISOString();
      const acknowledgement: Instance['acknowledgement'] = isOnIt
        ? { by: user.name, isMine: true, until }
        : null;
      changeCachedDevice(client, device.vicUuid, (cached) => ({ ...cached, acknowledgement }));
    },
    onError(error, { device }, _shown, { client }) {
      const { acknowledgement, vicUuid } = device;
      changeCachedDevice(client, vicUuid, (cached) => ({ ...cached, acknowledgement }));
      showMessage({ type: 'error', title: device.deviceName, ...failureMessage(error) });
    },
  });
}
