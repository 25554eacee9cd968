import { decodeTokenPayload } from '@partyline/permissions';

/** Whether a token's end is still to come, by this browser's clock. What is no token has no time left. */
export function isAlive(token: string): boolean {
  const end = decodeTokenPayload(token)?.['exp'];
  return typeof end === 'number' && end * 1000 > Date.now();
}

/** Whether a token is of the same person as another one and runs out after it. */
export function isLaterFor(token: string, other: string): boolean {
  const [its, others] = [decodeTokenPayload(token), decodeTokenPayload(other)];
  const [end, otherEnd] = [its?.['exp'], others?.['exp']];
  return (
    its?.['sub'] === others?.['sub'] &&
    typeof end === 'number' &&
    typeof otherEnd === 'number' &&
    end > otherEnd
  );
}
