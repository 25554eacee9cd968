export interface DeploymentTarget {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** Delay of the latency probe. */
  readonly latencyMs: number;
  /** Prefix of instance addresses (TEST-NET, RFC 5737). */
  readonly network: string;
}

export const DEPLOYMENT_TARGETS = [
  { id: 'eu-fra', name: 'Frankfurt', region: 'Europe', latencyMs: 12, network: '192.0.2' },
  { id: 'eu-dub', name: 'Dublin', region: 'Europe', latencyMs: 28, network: '198.51.100' },
  { id: 'us-iad', name: 'Ashburn', region: 'North America', latencyMs: 94, network: '203.0.113' },
  { id: 'ap-sin', name: 'Singapore', region: 'Asia Pacific', latencyMs: 168, network: '192.0.2' },
] as const satisfies readonly DeploymentTarget[];

export function findTarget(id: string): DeploymentTarget | undefined {
  return DEPLOYMENT_TARGETS.find((target) => target.id === id);
}
