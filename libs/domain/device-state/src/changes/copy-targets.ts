/** In the order of the menu. [GD-40] */
export const COPY_FIELDS = ['dnsHost', 'ip', 'endpoint', 'vicUuid'] as const;
export type CopyField = (typeof COPY_FIELDS)[number];

export interface CopyTarget {
  readonly field: CopyField;
  readonly text: string;
}

/** Lists what can be copied; unreported values are left out. [GD-39, GD-40] */
export function listCopyTargets(device: {
  readonly dnsHost: string;
  readonly ip: string;
  readonly deviceEndPoint: string;
  readonly port: number | null;
  readonly vicUuid: string;
}): CopyTarget[] {
  const { dnsHost, ip, deviceEndPoint, port, vicUuid } = device;
  const endpoint = deviceEndPoint === '' || port === null ? '' : `${deviceEndPoint}:${port}`;
  const texts = { dnsHost, ip, endpoint, vicUuid } satisfies Record<CopyField, string>;
  return COPY_FIELDS.map((field) => ({ field, text: texts[field] })).filter(({ text }) => text !== '');
}
