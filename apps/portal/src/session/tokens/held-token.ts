import { decodeTokenPayload } from '@partyline/permissions';

/** Whether a token is valid for at least `marginMs` more, by this browser's clock. Text that is no token is not. */
export function isAlive(token: string, marginMs = 0): boolean {
  const end = decodeTokenPayload(token)?.['exp'];
  return typeof end === 'number' && end * 1000 - marginMs > Date.now();
}

/** Whether a token belongs to the same user as another and expires after it. */
export function isLaterFor(token: string, other: string): boolean {
  const [one, two] = [decodeTokenPayload(token), decodeTokenPayload(other)];
  const [end, otherEnd] = [one?.['exp'], two?.['exp']];
  return (
    one?.['sub'] === two?.['sub'] && typeof end === 'number' && typeof otherEnd === 'number' && end > otherEnd
  );
}

/** The part of the SDK's user that returns tokens. */
export interface TokenGiver {
  readonly getIdToken: (isForced?: boolean) => Promise<string>;
}

/**
 * Holds the SDK's token while it is valid. Within the last five minutes of a token the SDK refreshes it on every request, which is
 * when the schedule refreshes it for all tabs; so the SDK is asked only after expiry, once for all parallel callers. With a
 * wrong clock the SDK is asked each time: it measures how long a token has been here. [AUTH-17, GA-17]
 */
export function createHeldToken() {
  let held: { readonly giver: TokenGiver; readonly token: string } | null = null;
  let pending: { readonly giver: TokenGiver; readonly token: Promise<string> } | null = null;

  async function ask(giver: TokenGiver, isForced: boolean): Promise<string> {
    const token = await giver.getIdToken(isForced);
    held = { giver, token };
    return token;
  }

  return {
    /** Returns the token to send; asks the SDK when none is held. Throws the SDK's error. */
    async current(giver: TokenGiver): Promise<string> {
      if (held?.giver === giver && isAlive(held.token)) return held.token;
      if (pending?.giver === giver) return pending.token;
      const mine = { giver, token: ask(giver, false) };
      pending = mine;
      try {
        return await mine.token;
      } finally {
        if (pending === mine) pending = null;
      }
    },
    /** Returns a new token, whatever is held. Throws the SDK's error. */
    renew: (giver: TokenGiver): Promise<string> => ask(giver, true),
    /** The SDK changed its token or signed out: the next call asks it. */
    forget(): void {
      held = null;
    },
  };
}
