import { USUAL_DEMO } from './demo-data.ts';
import { CUSTOMERS_DEMO } from './demo-data-customers.ts';
import { PARTNER_DEMO } from './demo-data-partner.ts';
import type { DemoDevice, DemoSeat, DemoSubscription } from './demo-types.ts';

export interface DemoTable {
  readonly heading: string;
  readonly rows: readonly (readonly string[])[];
}

/** Those of `npm start` without an option. */
const LISTED = [USUAL_DEMO, PARTNER_DEMO, CUSTOMERS_DEMO];
const USERS = LISTED.flatMap(({ users }) => users);

export function demoTables(): DemoTable[] {
  const accounts = LISTED.flatMap((set) => set.accounts);
  const workspaces = accounts.flatMap((account) =>
    account.workspaces.map((workspace) => ({
      heading: `${account.name}: ${workspace.name}`,
      rows: [DEVICE_HEADER, ...workspace.devices.map(deviceCells)],
    })),
  );
  return [{ heading: 'Sign-ins', rows: [SIGN_IN_HEADER, ...signInRows()] }, ...workspaces];
}

export function asMarkdown({ heading, rows }: DemoTable): string {
  const [header = [], ...body] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const lines = [line(header), line(header.map(() => '---')), ...body.map(line)];
  return `### ${heading}\n\n${lines.join('\n')}\n`;
}

/** Prints a user's roles: "workspace-admin of "Studio B" in Demo Broadcast". */
export function rolesOf(seats: readonly DemoSeat[], uid: string): string {
  return seats
    .filter((seat) => seat.user === uid && !seat.left)
    .map(({ role, account, workspace }) =>
      workspace === undefined ? `${role} of ${account}` : `${role} of "${workspace}" in ${account}`,
    )
    .join('; ');
}

const SIGN_IN_HEADER = ['E-mail', 'Name', 'Role'];
const DEVICE_HEADER = ['Device', 'Kind', 'State', 'Status', 'DNS', 'Subscription', 'Remarks'];

function signInRows(): string[][] {
  const seats = LISTED.flatMap((set) => set.seats);
  return USERS.map((user) => [user.email, `${user.firstName} ${user.lastName}`, rolesOf(seats, user.uid)]);
}

function deviceCells(device: DemoDevice): string[] {
  const { state, status, DNSStatus, progress } = device.report;
  return [
    device.name,
    device.isLq ? 'LQ device' : device.kind === 'device' ? 'physical' : 'virtual',
    state,
    progress === undefined ? status || '(none)' : `${status}, ${progress} %`,
    DNSStatus || '(none)',
    device.subscription ? subscriptionWords(device.subscription) : '(none)',
    remarks(device).join(', '),
  ];
}

function subscriptionWords(subscription: DemoSubscription): string {
  const { plan, users, interval, status, cancelled, product } = subscription;
  const words = [product === 'skyport' ? `${plan} (remote access)` : plan, `${users} users`];
  if (interval) words.push(interval);
  words.push(status);
  if (cancelled && status === 'Subscribed') words.push(interval ? 'cancelled' : 'ends by itself');
  return words.join(', ');
}

function remarks(device: DemoDevice): string[] {
  const { link, report } = device;
  return [
    link && (link.leader === undefined ? link.role : `${link.role} under "${link.leader}"`),
    report.failureReason,
    report.restartRequired && 'restart required',
    device.isVersionSupported === false && 'version not supported',
    device.availableVersion && `${device.availableVersion} available`,
    device.planUpdateType && `plan change pending (${device.planUpdateType})`,
    device.registeredBy && 'brought by wsowner@',
    device.favouriteOf && `favourite of ${device.favouriteOf.map(shortName).join(' and ')}`,
  ].filter((remark) => typeof remark === 'string');
}

function shortName(uid: string): string {
  return USERS.find((user) => user.uid === uid)?.email.replace('.partyline.test', '') ?? uid;
}
