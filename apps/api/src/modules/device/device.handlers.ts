import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { idempotencyKeyOf } from '../../records/idempotency/idempotency-key.ts';
import { addDevice } from './add-device.service.ts';
import { removeDevice } from './remove-device.service.ts';

export interface DeviceDeps {
  readonly database: Database;
  readonly host: InstanceHost;
}

type DeviceRoutes = 'addDevice' | 'removeDevice' | 'removeLqDevice';

/** Handles POST device/add, DELETE device/{id}, DELETE device/lq/{vicUuid}. */
export function deviceHandlers(deps: DeviceDeps): Pick<Handlers, DeviceRoutes> {
  return {
    addDevice: ({ identity, caller, body, headers, requestId, log }) =>
      addDevice(deps, {
        caller,
        code: body.code,
        workspaceId: body.workspaceId ?? identity.workspaceId ?? undefined,
        key: idempotencyKeyOf(headers),
        requestId,
        log,
      }),
    removeDevice: ({ caller, params, requestId }) =>
      removeDevice(deps.database, { caller, id: params.id, isLq: false, requestId }),
    removeLqDevice: ({ caller, params, requestId }) =>
      removeDevice(deps.database, { caller, id: params.vicUuid, isLq: true, requestId }),
  };
}
