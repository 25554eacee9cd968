import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { putInstance, type InstanceChange } from './instance-control.ts';
import { readInput, RefusedRequest } from '../http/json-error.ts';
import { sendPage } from '../http/page.ts';
import { DEVICE_ACTIONS, devicesBody, isDevice, type DeviceAction } from './device-page.ts';
import type { InstanceHost } from '../instance-host/instance-host.ts';
import { newDeviceSchema, showDevice } from '../instance-host/physical-devices.ts';

const newFormSchema = v.object({
  deviceName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  isLq: v.optional(v.literal('1')),
});
const actionFormSchema = v.object({
  action: v.picklist(DEVICE_ACTIONS),
  leader: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), ''),
});

/** Serves `/devices`, where physical devices are operated by hand. Refuses forms of other origins. */
export function registerDevicePage(
  app: FastifyInstance,
  { host, now }: { readonly host: InstanceHost; readonly now: () => number },
  portalOrigin: string,
): void {
  app.get('/devices', (_request, reply) =>
    sendPage(reply, 'Physical devices', devicesBody(host.list().filter(isDevice), portalOrigin), {
      forms: true,
    }),
  );
  app.post('/devices', async (request, reply) => {
    requireOwnPage(request);
    const { deviceName, isLq } = readInput(newFormSchema, request.body);
    await showDevice(host, v.parse(newDeviceSchema, { deviceName, isLq: isLq === '1' }));
    return reply.redirect('/devices', 303);
  });
  app.post<{ Params: { vicUuid: string } }>('/devices/:vicUuid', async (request, reply) => {
    requireOwnPage(request);
    const { action, leader } = readInput(actionFormSchema, request.body);
    const record = host.require(request.params.vicUuid.toLowerCase());
    if (!isDevice(record)) throw new RefusedRequest(404, 'unknown-device', 'There is no such device.');
    await putInstance(host, record.snapshot.vicUuid, { silent: false, ...changeOf(action, leader) }, now());
    return reply.redirect('/devices', 303);
  });
}

function changeOf(action: DeviceAction, leader: string): Partial<InstanceChange> {
  switch (action) {
    case 'on':
      return { state: 'online', status: 'healthy' };
    case 'off':
      return { state: 'offline', status: 'healthy' };
    case 'lead':
      return { link: { role: 'Leader', leaderUuid: null } };
    case 'join':
      return { link: { role: 'Member', leaderUuid: leader === '' ? null : leader } };
    case 'leave':
      return { link: { role: null, leaderUuid: null } };
  }
}

function requireOwnPage({ headers, host }: FastifyRequest): void {
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) {
    throw new RefusedRequest(403, 'wrong-origin', 'Devices are not handled from pages of other origins.');
  }
}
