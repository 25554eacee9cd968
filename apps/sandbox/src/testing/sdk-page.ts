import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * A page of the portal's origin with the portal's Content-Security-Policy, the installed web SDK and a button
 * per sign-in method.
 */
export interface SdkPage {
  readonly origin: string;
  /** Points the page at a sandbox. */
  use(sandboxUrl: string): void;
  close(): Promise<void>;
}

/** Serves the page at any free port. */
export async function serveSdkPage(): Promise<SdkPage> {
  const sdk = await bundleSdk();
  let sandbox = '';
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const found = contentOf(path, { sdk, sandbox });
    if (found === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': found.type,
      'content-security-policy': `default-src 'self'; script-src 'self' ${sandbox}; frame-src ${sandbox}; connect-src ${sandbox}; require-trusted-types-for 'script'`,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    response.end(found.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    origin: `http://localhost:${port}`,
    use: (url) => {
      sandbox = url;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bundleSdk(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'sdk.ts'), formats: ['es'] },
    },
  });
  const [bundle] = [built].flat();
  const [sdk] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  if (sdk === undefined) throw new Error('Nothing was built.');
  return sdk.code;
}

interface Parts {
  readonly sdk: string;
  readonly sandbox: string;
}

function contentOf(path: string, { sdk, sandbox }: Parts): { type: string; content: string } | null {
  switch (path) {
    case '/':
      return { type: 'text/html; charset=utf-8', content: PAGE };
    case '/favicon.ico':
      return { type: 'image/x-icon', content: '' };
    case '/page.js':
      return { type: 'text/javascript', content: scriptFor(sandbox) };
    case '/sdk.js':
      return { type: 'text/javascript', content: sdk };
    default:
      return null;
  }
}

const PAGE = `<!doctype html><html lang="en"><title>SDK</title><script type="module" src="/page.js"></script>
<button id="google">Google</button><button id="microsoft">Microsoft</button><button id="link">Link</button>
<button id="away">Redirect</button><output id="result"></output></html>`;

function scriptFor(sandbox: string): string {
  return `
import * as sdk from './sdk.js';
await import(${JSON.stringify(`${sandbox}/emulator/auth/gapi.js`)});
const app = sdk.initializeApp({ apiKey: 'any', authDomain: 'localhost', projectId: 'demo-partyline' }, 'partyline');
const auth = sdk.initializeAuth(app, {
  persistence: [sdk.indexedDBLocalPersistence, sdk.inMemoryPersistence],
  popupRedirectResolver: sdk.browserPopupRedirectResolver,
});
sdk.connectAuthEmulator(auth, ${JSON.stringify(sandbox)}, { disableWarnings: true });
const google = new sdk.GoogleAuthProvider();
const microsoft = new sdk.OAuthProvider('microsoft.com');
microsoft.setCustomParameters({ tenant: 'common', prompt: 'select_account' });
const output = document.getElementById('result');
let pending = null;
const show = (value) => { output.textContent = JSON.stringify(value); };
const told = (result) => ({
  email: result.user.email, emailVerified: result.user.emailVerified,
  providers: result.user.providerData.map((entry) => entry.providerId).sort(),
  isNewUser: sdk.getAdditionalUserInfo(result)?.isNewUser,
});
const run = (id, work) => document.getElementById(id).addEventListener('click', async () => {
  output.textContent = '';
  try { show(told(await work())); } catch (error) {
    pending = sdk.OAuthProvider.credentialFromError(error);
    show({ code: error.code, hasCredential: pending !== null, email: error.customData?.email });
  }
});
run('google', () => sdk.signInWithPopup(auth, google));
run('microsoft', () => sdk.signInWithPopup(auth, microsoft));
run('link', () => sdk.linkWithCredential(auth.currentUser, pending));
run('away', () => sdk.signInWithRedirect(auth, google));
const back = await sdk.getRedirectResult(auth);
show(back ? { back: told(back) } : 'ready');
`;
}
