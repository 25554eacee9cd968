import { isAlive } from './token-life.ts';

/** The part of the SDK's user that gives tokens. */
export interface TokenGiver {
  readonly getIdToken: (isForced?: boolean) => Promise<string>;
}

/**
 * Holds the SDK's token for as long as it can be sent. The SDK renews by itself whenever it is asked within the last five
 * minutes of a token, once for each who asks, which is the very moment the schedule renews it for all tabs. What has run out
 * is asked for once, however many ask; where the browser's clock is wrong, the SDK is asked each time, for it goes by the
 * time a token has been here. [AUTH-17, GA-17]
 */
export function createHeldToken() {
  let held: { readonly giver: TokenGiver; readonly token: string } | null = null;
  let asking: { readonly giver: TokenGiver; readonly answer: Promise<string> } | null = null;

  async function ask(giver: TokenGiver, isForced: boolean): Promise<string> {
    const token = await giver.getIdToken(isForced);
    held = { giver, token };
    return token;
  }

  return {
    /** The token to send; asks the SDK when none is held. Throws what the SDK throws. */
    async current(giver: TokenGiver): Promise<string> {
      if (held?.giver === giver && isAlive(held.token)) return held.token;
      if (asking?.giver === giver) return asking.answer;
      const mine = { giver, answer: ask(giver, false) };
      asking = mine;
      try {
        return await mine.answer;
      } finally {
        if (asking === mine) asking = null;
      }
    },
    /** A new token, asked for whatever is held. Throws what the SDK throws. */
    renew: (giver: TokenGiver): Promise<string> => ask(giver, true),
    /** The SDK has another token, or nobody is signed in any more: it is asked the next time. */
    forget(): void {
      held = null;
    },
  };
}
