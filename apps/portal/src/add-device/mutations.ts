import { nextAfterAdding } from '@partyline/device-state';
import { useMutation } from '@tanstack/react-query';
import { config } from '../config.ts';
import { api } from '../session/api.ts';

/**
 * Adds a device by its code and follows the redirect if its host is on the allow list. The service creates one row, however
 * often called. [API-42, DEV-52, DEV-53, GD-32]
 */
export function useAddDevice() {
  return useMutation({
    mutationFn: async (body: { readonly code: string; readonly workspaceId: number }) => {
      const { redirectUrl, ...device } = await api.post('/api/device/add', { body });
      // The client throws for other errorCodes.
      const next = nextAfterAdding({ errorCode: 0, redirectUrl }, config.deviceHosts);
      if (next.kind === 'navigate') location.assign(next.url);
      return { ...device, isRedirectRefused: next.kind === 'not-proper' };
    },
  });
}
