import type { DemoDevice, DemoPlace, DemoReport, DemoSubscription } from './demo-types.ts';

/** The version that is installed on what is up to date. */
export const CURRENT_VERSION = '4.8.2';

/** Where devices run: the data centers of the sandbox, and the customer's own site. */
export const PLACES = {
  frankfurt: { id: 'eu-fra', name: 'Frankfurt' },
  dublin: { id: 'eu-dub', name: 'Dublin' },
  ashburn: { id: 'us-iad', name: 'Ashburn' },
  singapore: { id: 'ap-sin', name: 'Singapore' },
  onSite: { id: 'on-site', name: 'On site' },
} as const satisfies Record<string, DemoPlace>;

type Extras = Partial<Omit<DemoDevice, 'name' | 'kind' | 'place' | 'report'>>;

/** A virtual instance. */
export function virtual(
  name: string,
  place: keyof typeof PLACES,
  report: DemoReport,
  subscription: DemoSubscription,
  extras: Extras = {},
): DemoDevice {
  return {
    name,
    kind: 'virtual',
    model: 'Virtual intercom',
    place: PLACES[place],
    report,
    subscription,
    version: CURRENT_VERSION,
    ...extras,
  };
}

/** A physical device on the customer's site. */
export function physical(name: string, model: string, report: DemoReport, extras: Extras = {}): DemoDevice {
  return {
    name,
    kind: 'device',
    model,
    place: PLACES.onSite,
    // The server takes a physical device that reports in for one that can be found. [GP-14]
    report: { ...report, DNSStatus: report.DNSStatus || 'ready' },
    subscription: null,
    version: '2.11.0',
    ...extras,
  };
}

/** A physical interface that can join link groups. */
export function lq(name: string, report: DemoReport, extras: Extras = {}): DemoDevice {
  return physical(name, 'LQ-R4W2', report, { isLq: true, ...extras });
}

/** Makes a device lead a link group. */
export const leads: Pick<DemoDevice, 'link'> = { link: { role: 'Leader' } };

/** Makes a device a member of the link group of the device of this name, in the same workspace. */
export const follows = (leader: string): Pick<DemoDevice, 'link'> => ({ link: { role: 'Member', leader } });
