import {
  isMaintenance,
  isShutOut,
  isUnauthenticated,
  nextStepAfter401,
  nextStepAfterFailure,
} from '@partyline/session';
import { noAnswer, type Answer } from './answer.ts';
import { ApiError, type FailureFacts } from './api-error.ts';
import type { EtagMemory } from './etag-memory.ts';
import type { Call, SendOnce } from './send-once.ts';
import type { Sleep } from './sleep.ts';
import type { TokenSource } from './token-refresh.ts';

/** Why a call ended the session. */
export type SignedOutReason = 'session-expired' | 'refresh-failed';

/** What carrying out a call needs. */
export interface PerformOptions {
  readonly send: SendOnce;
  readonly tokens: TokenSource;
  readonly renewToken: (refused: string) => Promise<string>;
  readonly etags: EtagMemory;
  readonly sleep: Sleep;
  /** Called when a call can no longer be authenticated; the call then fails. [ERR-6, AUTH-16] */
  readonly onSignedOut: (reason: SignedOutReason) => void;
  /** Called when the server is under maintenance; the call then fails. [ERR-12] */
  readonly onMaintenance: () => void;
  /** Called on every 403: a right may be lost or the e-mail unverified. [GC-11, GA-33] */
  readonly onForbidden?: ((errorCode: number | string | null) => void) | undefined;
  /** After the idle prompt ran out, refused tokens are not renewed. [IDLE-11] */
  readonly isIdleTimeoutAction?: (() => boolean) | undefined;
  /** Whether the browser is offline, asked when a call has no answer. [GU-17] */
  readonly isOffline?: (() => boolean) | undefined;
}

/**
 * Performs a call: renews a refused token (GA-15), retries reads on temporary failures (GA-16), answers a 304 from the cache.
 * Returns the data or throws an ApiError.
 */
export function createPerform(options: PerformOptions): (call: Call) => Promise<unknown> {
  const { send, tokens, etags } = options;
  return async (call) => {
    const address = addressOf(call);
    const tries = { refused: 0, failed: 0 };
    for (;;) {
      const { token, answer: early } = await readToken(tokens);
      // Held until the answer: the cache may be cleared meanwhile, and a 304 refers to this entry.
      const held = call.method === 'get' ? etags.find(address) : undefined;
      const answer = early ?? (await send(withToken(call, token), token, held?.etag));
      if (answer.ok) return answer.unchanged ? held?.data : keep(call, address, answer, etags);
      if (isUnauthenticated(answer.facts)) {
        tries.refused += 1;
        await renewOrGiveUp(options, call, token, tries.refused, answer.facts);
      } else {
        tries.failed += 1;
        await waitOrGiveUp(options, call, tries.failed, answer);
      }
    }
  };
}

/** Puts the new token into a call that is repeated after a renewal. */
function withToken(call: Call, token: string): Call {
  return call.carriesToken === true
    ? { ...call, body: Object.assign({}, call.body, { accessToken: token }) }
    : call;
}

function addressOf({ path, params }: Call): string {
  return `${path} ${JSON.stringify(params ?? null)}`;
}

/** Returns the token to send. An expired token with the identity service unavailable counts as no answer. */
async function readToken(tokens: TokenSource): Promise<{ token: string; answer?: Answer }> {
  try {
    return { token: await tokens.current() };
  } catch (cause) {
    return { token: '', answer: noAnswer(cause) };
  }
}

function keep(call: Call, address: string, answer: Answer & { ok: true }, etags: EtagMemory): unknown {
  if (call.method === 'get') etags.keep(address, answer.etag, answer.data);
  return answer.data;
}

async function renewOrGiveUp(
  { renewToken, sleep, onSignedOut, isIdleTimeoutAction }: PerformOptions,
  call: Call,
  refused: string,
  attempt: number,
  facts: FailureFacts,
): Promise<void> {
  const step = nextStepAfter401(attempt, isShutOut(facts) || isIdleTimeoutAction?.());
  if (step.kind === 'logout') {
    onSignedOut('session-expired');
    throw new ApiError(facts);
  }
  if (step.delayMs > 0) await sleep(step.delayMs, call.signal);
  try {
    await renewToken(refused);
  } catch (cause) {
    onSignedOut('refresh-failed');
    throw new ApiError(facts, cause);
  }
}

async function waitOrGiveUp(
  { sleep, onMaintenance, onForbidden, isOffline }: PerformOptions,
  call: Call,
  attempt: number,
  { facts, cause }: Answer & { ok: false },
): Promise<void> {
  const step = nextStepAfterFailure(call.method, facts, attempt);
  if (step.kind === 'retry' && call.retry !== false) return sleep(step.delayMs, call.signal);
  if (isMaintenance(facts)) onMaintenance();
  if (facts.status === 403) onForbidden?.(facts.errorCode);
  throw new ApiError({ ...facts, isOffline: facts.status === null && isOffline?.() === true }, cause);
}
