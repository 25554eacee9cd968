import { DISPLAY_STATES, OWN_FAILURES, classifyPing } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { DEVICE_STATE_WORDS, deviceStateLabel, PING_VERDICT_TEXTS } from '../../index.ts';
import { failureReasonText as german } from '../../de/dashboard/device/device-states.ts';
import { failureReasonText } from './device-states.ts';

it('has one word of its own for every state', () => {
  const words = DISPLAY_STATES.map((state) => DEVICE_STATE_WORDS[state]);
  expect(words).toEqual([
    'Online',
    'Initialising',
    'Starting',
    'Stopping',
    'Warning',
    'Error',
    'Failed',
    'Offline',
    'Deleted',
  ]);
});

it('adds how far a start or a stop has come, in whole percent, when it is known', () => {
  expect(deviceStateLabel('starting', 64)).toBe('Starting 64%');
  expect(deviceStateLabel('stopping', 39.6)).toBe('Stopping 40%');
  expect(deviceStateLabel('starting', 0)).toBe('Starting 0%');
  expect(deviceStateLabel('starting', null)).toBe('Starting');
});

it('adds nothing to the other words', () => {
  expect(deviceStateLabel('online', 64)).toBe('Online');
  expect(deviceStateLabel('initialising', 64)).toBe('Initialising');
});

it('words what the product itself found in the language of the reader', () => {
  expect(failureReasonText('no-answer-start')).toBe('No answer to start within 5 min');
  for (const reason of OWN_FAILURES) {
    expect(failureReasonText(reason)).not.toBe(reason);
    expect(german(reason)).not.toBe(failureReasonText(reason));
  }
});

it('leaves the words of a host alone', () => {
  for (const word of [failureReasonText, german]) expect(word('No power')).toBe('No power');
});

it('[DEV-46] says of a ping that failed that DNS is not prepared yet', () => {
  expect(PING_VERDICT_TEXTS[classifyPing({ kind: 'answered', ok: false }, true)]).toBe(
    'DNS for the instance still not prepared. Please try after sometime!',
  );
});

it('[DEV-47] says of a ping that could not be made that something went wrong', () => {
  expect(PING_VERDICT_TEXTS[classifyPing({ kind: 'malformed-url' }, true)]).toBe('Something went wrong!');
});

it('says nothing of a ping that went well', () => {
  expect(PING_VERDICT_TEXTS.ready).toBeNull();
});
