import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../config.ts';
import type { FirestoreOptions } from '../../providers/documents/firestore-documents.ts';

/** API answers are never a page and never cached. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The pages use no devices, so injected scripts get none either. Chromium reports names it does not know, such as bluetooth. */
export const PERMISSIONS_POLICY = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sources of a real identity project; a local one is a single origin. */
const IDENTITY_PROJECT = {
  script: ['https://apis.google.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  image: ['https://*.googleusercontent.com'],
  // Google's sign-in loader makes this policy; what it makes scripts of must still be among the script origins.
  trustedTypes: ['gapi#gapi'],
} as const;

/** What Firebase Analytics and the tag that it loads need: the hosts that Google documents, without those of advertising. */
const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  // The SDK makes the first, the tag the second.
  trustedTypes: ['firebase-js-sdk-policy', 'goog#html'],
} as const;

const NO_ANALYTICS = { script: [], connect: [], image: [], trustedTypes: [] } as const;

type PageConfig = Pick<Config, 'analytics' | 'firestore' | 'identity' | 'instanceOrigins'>;

/**
 * Returns the headers of the pages. Scripts: this origin and one Trusted Types policy, with a real identity project or analytics
 * their scripts and policies too; connections: API, identity service, managers, analytics. Sign-in pop-ups keep their opener. [HZ-7, Q9]
 */
export function pageHeaders(config: PageConfig & Pick<Config, 'mode'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: directives(config) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.mode === 'production' ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  };
}

function directives({ analytics, firestore, identity, instanceOrigins }: PageConfig) {
  const project = identity.emulatorUrl === null ? IDENTITY_PROJECT : null;
  const service = identity.emulatorUrl === null ? [] : [new URL(identity.emulatorUrl).origin];
  const measured = analytics === null ? NO_ANALYTICS : ANALYTICS;
  const documents = firestore === null ? [] : [originOf(firestore)];
  return {
    'default-src': ["'none'"],
    // Sign-in with another provider uses a frame and a script of the identity service.
    'script-src': ["'self'", ...(project?.script ?? service), ...measured.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(project?.image ?? []), ...measured.image],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...service,
      ...(project?.connect ?? []),
      ...documents,
      ...measured.connect,
      ...instanceOrigins,
    ],
    'frame-src': project === null ? service : [`https://${identity.authDomain}`],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(project?.trustedTypes ?? []), ...measured.trustedTypes],
  };
}

/** Returns the origin from which the page reads notification documents. [NOTIF-4] */
function originOf({ emulatorUrl }: FirestoreOptions): string {
  return emulatorUrl === null ? 'https://firestore.googleapis.com' : new URL(emulatorUrl).origin;
}
