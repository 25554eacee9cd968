import type { DemoDevice, DemoDeploymentTarget, DemoReport, DemoSubscription } from './demo-types.ts';

export const CURRENT_VERSION = '4.8.2';

/** Data centers of the sandbox, and the customer's own site. */
export const DEPLOYMENT_TARGETS = {
  frankfurt: { id: 'eu-fra', name: 'Frankfurt' },
  dublin: { id: 'eu-dub', name: 'Dublin' },
  ashburn: { id: 'us-iad', name: 'Ashburn' },
  singapore: { id: 'ap-sin', name: 'Singapore' },
  onSite: { id: 'on-site', name: 'On site' },
} as const satisfies Record<string, DemoDeploymentTarget>;

type Extras = Partial<Omit<DemoDevice, 'name' | 'kind' | 'target' | 'report'>>;

export function virtual(
  name: string,
  target: keyof typeof DEPLOYMENT_TARGETS,
  report: DemoReport,
  subscription: DemoSubscription,
  extras: Extras = {},
): DemoDevice {
  return {
    name,
    kind: 'virtual',
    model: 'Virtual intercom',
    target: DEPLOYMENT_TARGETS[target],
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
    target: DEPLOYMENT_TARGETS.onSite,
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
