import { expect, it } from 'vitest';
import { listCopyTargets } from '../index.ts';
import { sampleDevice } from '../testing.ts';

it('[GD-40] offers the DNS host, the address, the endpoint with its port and the uuid', () => {
  expect(listCopyTargets(sampleDevice())).toEqual([
    { field: 'dnsHost', text: 'one.example.org' },
    { field: 'ip', text: '198.51.100.24' },
    { field: 'endpoint', text: '198.51.100.24:5004' },
    { field: 'vicUuid', text: '00000000-0000-4000-8000-000000000001' },
  ]);
});

it('[GD-39, GD-40] leaves out what was not reported, and an endpoint without a port', () => {
  const fields = (more: Parameters<typeof sampleDevice>[0]) =>
    listCopyTargets(sampleDevice(more)).map(({ field }) => field);
  expect(fields({ dnsHost: '', ip: '' })).toEqual(['endpoint', 'vicUuid']);
  expect(fields({ port: null })).toEqual(['dnsHost', 'ip', 'vicUuid']);
  expect(fields({ deviceEndPoint: '' })).toEqual(['dnsHost', 'ip', 'vicUuid']);
});
