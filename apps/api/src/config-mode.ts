type Given = Readonly<Record<string, string | undefined>>;

/** Other names and addresses of this machine; a trailing dot is ignored. */
const THIS_MACHINE =
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[0-9a-f]{2}:[0-9a-f]{1,4}|0:0)\])\.?$/i;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

/** Addresses in production must be encrypted and never this machine. */
const PRODUCTION_ADDRESSES = [
  'PUBLIC_URL',
  'IDENTITY_ISSUER',
  'IDENTITY_JWKS_URL',
  'INSTANCE_HOST_URL',
  'PAYMENTS_API_URL',
];

/** Returns mode-dependent mistakes: production uses no stand-ins; demo data and stand-ins are served only locally. */
export function mistakesOfMode(given: Given): string[] {
  const mistakes =
    given['PARTYLINE_MODE'] === 'sandbox' ? mistakesOfSandbox(given) : mistakesOfProduction(given);
  return [...mistakes, ...mistakesOfAnalytics(given)];
}

function mistakesOfAnalytics(given: Given): string[] {
  const isHalf =
    (given['ANALYTICS_APP_ID'] === undefined) !== (given['ANALYTICS_MEASUREMENT_ID'] === undefined);
  return isHalf ? ['ANALYTICS_APP_ID and ANALYTICS_MEASUREMENT_ID must be set together.'] : [];
}

function mistakesOfSandbox(given: Given): string[] {
  const mistakes = beyondLoopback(given, 'in sandbox mode');
  if (given['IDENTITY_EMULATOR_URL'] === undefined) {
    mistakes.push('IDENTITY_EMULATOR_URL must be set in sandbox mode: the address of the sandbox.');
  }
  if (given['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
    mistakes.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set: IDENTITY_EMULATOR_URL says it in sandbox mode.',
    );
  }
  if (given['NOTIFICATION_FEED'] === 'firestore' && given['FIRESTORE_EMULATOR_URL'] === undefined) {
    mistakes.push(
      'FIRESTORE_EMULATOR_URL must be set in sandbox mode with NOTIFICATION_FEED=firestore: the address of the emulator.',
    );
  }
  return mistakes;
}

function mistakesOfProduction(given: Given): string[] {
  const mistakes: string[] = [];
  if (given['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
    mistakes.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production mode: unsigned tokens would be accepted.',
    );
  }
  if (given['IDENTITY_EMULATOR_URL'] !== undefined) {
    mistakes.push('IDENTITY_EMULATOR_URL must not be set in production mode.');
  }
  if (given['FIRESTORE_EMULATOR_URL'] !== undefined) {
    mistakes.push('FIRESTORE_EMULATOR_URL must not be set in production mode.');
  }
  if (given['WEBHOOK_LOCAL_ORIGIN'] !== undefined) {
    mistakes.push(
      'WEBHOOK_LOCAL_ORIGIN must not be set in production mode: webhooks go to the public internet only.',
    );
  }
  if (given['DEMO_DATA'] === '1') {
    mistakes.push('DEMO_DATA must not be 1 in production mode.', ...beyondLoopback(given, 'with demo data'));
  }
  for (const name of ['SMTP_URL', 'MAIL_FROM']) {
    if (given[name] === undefined)
      mistakes.push(`${name} must be set in production mode: invitations are mailed.`);
  }
  if (given['SUPPORT_ADDRESS'] === undefined) {
    mistakes.push('SUPPORT_ADDRESS must be set in production mode: contact requests are mailed there.');
  }
  for (const name of ['PAYMENTS_SECRET_KEY', 'PAYMENTS_WEBHOOK_SECRETS']) {
    if (given[name] === undefined)
      mistakes.push(`${name} must be set in production mode: plans are paid through the payment provider.`);
  }
  if (given['PUBLIC_URL'] === undefined) {
    mistakes.push('PUBLIC_URL must be set in production mode: where people reach the portal.');
  }
  for (const name of PRODUCTION_ADDRESSES) {
    if (!isOutside(given[name])) mistakes.push(outsideSentence(name, 'an https address'));
  }
  if (given['IDENTITY_PROJECT_ID']?.startsWith('demo-') === true) {
    mistakes.push(
      'IDENTITY_PROJECT_ID must not begin with demo- in production mode: such projects are local only.',
    );
  }
  if (!isOutside(`https://${given['IDENTITY_AUTH_DOMAIN'] ?? 'a.real.domain'}`)) {
    mistakes.push(outsideSentence('IDENTITY_AUTH_DOMAIN', 'a domain'));
  }
  const origins = (given['INSTANCE_ORIGINS'] ?? '').split(',').filter((origin) => origin.trim() !== '');
  if (!origins.every((origin) => isOutside(origin.trim().replace('*.', '')))) {
    mistakes.push(outsideSentence('INSTANCE_ORIGINS', 'https origins'));
  }
  return mistakes;
}

function outsideSentence(name: string, what: string): string {
  return `${name} must be ${what} beyond this machine in production mode.`;
}

/**
 * Returns whether an address is one of https on another machine; true also for a missing or invalid one, which is reported
 * elsewhere.
 */
function isOutside(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !THIS_MACHINE.test(hostname);
}

function beyondLoopback(given: Given, when: string): string[] {
  const host = given['HOST'];
  if (host === undefined || LOOPBACK_HOST.test(host)) return [];
  return [`HOST must be a loopback address such as 127.0.0.1 ${when}.`];
}
