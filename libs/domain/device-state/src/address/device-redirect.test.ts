import { expect, it } from 'vitest';
import { parseDeviceRedirect } from './manager-url.ts';

const HOSTS = ['*.device.example.org', 'setup.example.com:8443'];

it.each([
  'https://panel.device.example.org/welcome?id=7',
  'https://a.b.device.example.org/',
  'https://setup.example.com:8443/',
])('[DEV-52, GD-32] leads on to %s', (url) => {
  expect(parseDeviceRedirect(url, HOSTS)).toEqual({ ok: true, value: url });
});

it.each([
  'http://panel.device.example.org/',
  'https://device.example.org/',
  'https://setup.example.com/',
  'https://panel.device.example.org.elsewhere.example/',
  'https://panel.device.example.org@elsewhere.example/',
  'https://elsewhere.example\\@panel.device.example.org/',
  '//panel.device.example.org/',
  'javascript:alert(1)',
  '/dashboard',
  '',
  null,
])('[GD-32] does not lead on to %s', (url) => {
  expect(parseDeviceRedirect(url, HOSTS).ok).toBe(false);
});

it('[GD-32] leads nowhere where no host is named', () => {
  expect(parseDeviceRedirect('https://panel.device.example.org/', []).ok).toBe(false);
});
