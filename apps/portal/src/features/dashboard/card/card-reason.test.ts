import { describe, expect, it } from 'vitest';
import { instanceOf } from '../testing/instance-of.ts';
import { delayReasonOf, reasonLanguage, reasonOf } from './card-controls.tsx';

const since = '2026-11-20T14:00:00.000Z';

describe('what a card has to explain', () => {
  it('[PLUS-11] is why the device is not well, in the words of its host', () => {
    for (const status of ['warning', 'error', 'failed'] as const) {
      expect(reasonOf(instanceOf({ status, failureReason: '3.1 % packet loss' }), false)).toBe(
        '3.1 % packet loss',
      );
    }
    expect(reasonOf(instanceOf({ status: 'healthy', failureReason: 'old' }), false)).toBeNull();
    expect(reasonOf(instanceOf({ status: 'failed', failureReason: '' }), false)).toBeNull();
  });

  it('[HZ-16] is marked as of an unknown language where it is the words of a host, and only there', () => {
    const languageOf = (failureReason: string) => {
      const device = instanceOf({ status: 'error', failureReason });
      return reasonLanguage(device, reasonOf(device, false) ?? '');
    };
    expect(languageOf('No power')).toBe('');
    expect(languageOf('no-answer-stop')).toBeUndefined();
  });

  it('[GD-11] is the command without an answer', () => {
    const openCommand = { action: 'stop', since } as const;
    expect(reasonOf(instanceOf({ status: 'error', openCommand }), false)).toBe(
      'No answer to stop within 5 min',
    );
  });

  it('[GD-11] is, after 15 s, the host that has not answered a command, or that is still at work', () => {
    const openCommand = { action: 'start', since } as const;
    const given = instanceOf({ state: 'offline', status: '', dnsHost: 'fra-3.example.org', openCommand });
    const after = (ms: number) => Date.parse(since) + ms;
    expect(delayReasonOf(given, after(14_999))).toBeNull();
    expect(delayReasonOf(given, after(15_000))).toBe('No answer yet from host fra-3.example.org');
    const nameless = { ...given, dnsHost: '', hostName: '' };
    expect(delayReasonOf(nameless, after(15_000))).toBe('No answer yet from the host');
    expect(delayReasonOf({ ...given, status: 'init', lastSeen: since }, after(15_000))).toMatch(
      /^Still in progress/,
    );
  });

  it('is a name that could not be prepared, while the device runs', () => {
    expect(reasonOf(instanceOf({ DNSStatus: 'error' }), false)).toMatch(/^DNS could not be prepared/);
    expect(reasonOf(instanceOf({ DNSStatus: 'error', state: 'offline' }), false)).toBeNull();
  });

  it('[GD-7] is a leader that is not in this workspace, when nothing worse is to be said', () => {
    expect(reasonOf(instanceOf(), true)).toBe('Leader not in this workspace');
    expect(reasonOf(instanceOf({ status: 'failed', failureReason: 'No power' }), true)).toBe('No power');
  });
});
