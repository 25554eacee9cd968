import * as v from 'valibot';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Events go to this machine only. */
export const callbackUrlSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(isLoopbackUrl, 'callbackUrl must be an http address on this machine.'),
);

function isLoopbackUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.has(hostname);
}
