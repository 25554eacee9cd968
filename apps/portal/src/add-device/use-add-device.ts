import { nextAfterAdding } from '@partyline/device-state';
import { useMutation } from '@tanstack/react-query';
import { config } from '../config.ts';
import { api } from '../session/api.ts';

/**
 * Adds the device that shows a code to a workspace, and follows its redirect where the host is on the allow list. The service
 * creates one row, however often it is asked. [API-42, DEV-52, DEV-53, GD-32]
 */
export function useAddDevice() {
  return useMutation({
    mutationFn: async (body: { readonly code: string; readonly workspaceId: number }) => {
      const { redirectUrl, ...device } = await api.post('/api/device/add', { body });
      // The client throws for every other errorCode.
      const next = nextAfterAdding({ errorCode: 0, redirectUrl }, config.deviceHosts);
      if (next.kind === 'navigate') location.assign(next.url);
      return { ...device, isRedirectRefused: next.kind === 'not-proper' };
    },
  });
}
