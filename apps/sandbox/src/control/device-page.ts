import { escapeHtml } from '../http/html.ts';
import type { InstanceRecord, PhysicalDevice } from '../instance-host/simulation/instance-record.ts';

export const DEVICE_ACTIONS = ['on', 'off', 'lead', 'join', 'leave'] as const;
export type DeviceAction = (typeof DEVICE_ACTIONS)[number];

export type DeviceRecord = InstanceRecord & { readonly device: PhysicalDevice };

/** Returns whether a record is a physical device that has not been deleted. */
export function isDevice(record: InstanceRecord): record is DeviceRecord {
  return record.device !== undefined && record.snapshot.status !== 'deleted';
}

export function devicesBody(devices: readonly DeviceRecord[], portalOrigin: string): string {
  const cards = devices.map((record) => cardOf(record, devices, portalOrigin)).join('');
  return `<h1>Physical devices</h1><p class="soft">Each simulates a device at the customer’s site.</p>
<section class="card"><h2>Switch a new one on</h2><form method="post" action="/devices">
<label>Name<input name="deviceName" value="Beltpack" maxlength="30" required></label>
<label class="check"><input type="checkbox" name="isLq" value="1" checked>It is an LQ</label>
<button>Switch on</button></form></section>${cards}`;
}

function cardOf(record: DeviceRecord, devices: readonly DeviceRecord[], portalOrigin: string): string {
  const { snapshot, device } = record;
  const link = `${portalOrigin}/adddevice?code=${encodeURIComponent(device.code)}`;
  const code =
    device.claimant === null
      ? `<a href="${escapeHtml(link)}">${escapeHtml(device.code)}</a>`
      : `${escapeHtml(device.code)}, registered`;
  const facts = [
    ['State', `${snapshot.state} ${snapshot.status}`],
    ['Code', code],
    ['Link group', escapeHtml(groupOf(record, devices))],
    ['Id', snapshot.vicUuid],
  ];
  const rows = facts.map(([term = '', fact = '']) => `<dt>${term}</dt><dd>${fact}</dd>`).join('');
  return `<section class="card"><h2>${escapeHtml(snapshot.deviceName)}</h2><dl>${rows}</dl>${buttonsOf(record, devices)}</section>`;
}

function groupOf({ snapshot: { link } }: DeviceRecord, devices: readonly DeviceRecord[]): string {
  if (link?.role === 'Leader') return 'leads one';
  if (link?.role !== 'Member') return 'in none';
  const leader = devices.find(({ snapshot }) => snapshot.vicUuid === link.leaderUuid);
  return `of ${leader?.snapshot.deviceName ?? 'a leader that is not here'}`;
}

function buttonsOf({ snapshot }: DeviceRecord, devices: readonly DeviceRecord[]): string {
  const { vicUuid, state, link } = snapshot;
  const button = (action: DeviceAction, text: string, leader = ''): string =>
    `<form class="inline" method="post" action="/devices/${vicUuid}"><input type="hidden" name="leader" value="${leader}"><button class="quiet" name="action" value="${action}">${escapeHtml(text)}</button></form>`;
  const isAlone = (link?.role ?? null) === null;
  const joins = isAlone
    ? devices
        .filter(({ snapshot: other }) => other.link?.role === 'Leader')
        .map(({ snapshot: other }) => button('join', `Join ${other.deviceName}`, other.vicUuid))
    : [];
  return [
    state === 'online' ? button('off', 'Switch off') : button('on', 'Switch on'),
    isAlone ? button('lead', 'Lead a link group') : button('leave', 'Leave the link group'),
    ...joins,
  ].join('');
}
