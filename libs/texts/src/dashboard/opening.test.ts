import { classifyPing } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { PING_VERDICT_TEXTS } from '../index.ts';

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
