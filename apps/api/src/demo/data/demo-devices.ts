import type { DemoDevice, DemoPlace, DemoReport, DemoSubscription } from './demo-types.ts';

export const CURRENT_VERSION = '4.8.2';

/** Data centers of the sandbox, and the customer's own site. */
export const PLACES = {
  frankfurt: { id: 'eu-fra', name: 'Frankfurt' },
  dublin: { id: 'eu-dub', name: 'Dublin' },
  ashburn: { id: 'us-iad', name: 'Ashburn' },
  singapore: { id: 'ap-sin', name: 'Singapore' },
  onSite: { id: 'on-site', name: 'On site' },
} as const satisfies Record<string, DemoPlace>;

type Extras = Partial<Omit<DemoDevice, 'name' | 'kind' | 'place' | 'report'>>;

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

export function physical(name: string, model: string, report: DemoReport, extras: Extras = {}): DemoDevice {
  return {
    name,
    kind: 'device',
    model,
    place: PLACES.onSite,
    // A reporting physical device can be found by its name. [GP-14]
    report: { ...report, DNSStatus: report.DNSStatus || 'ready' },
    subscription: null,
    version: '2.11.0',
    ...extras,
  };
}

export function lq(name: string, report: DemoReport, extras: Extras = {}): DemoDevice {
  return physical(name, 'LQ-R4W2', report, { isLq: true, ...extras });
}

export const leads: Pick<DemoDevice, 'link'> = { link: { role: 'Leader' } };

/** Links a device to the leader of this name in the same workspace. */
export const follows = (leader: string): Pick<DemoDevice, 'link'> => ({ link: { role: 'Member', leader } });
