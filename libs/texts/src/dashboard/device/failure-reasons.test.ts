import { OWN_FAILURES } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { failureReasonText as german } from '../../de/dashboard/device/failure-reasons.ts';
import { failureReasonText } from './failure-reasons.ts';

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
