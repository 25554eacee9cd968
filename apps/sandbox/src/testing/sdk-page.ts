import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const SDK_FOLDER = new URL('.', import.meta.resolve('firebase/package.json'));

/** A page of the portal's origin, as strict as the portal's own, with the installed web SDK and a button for each way. */
export interface SdkPage {
  readonly origin: string;
  /** Lets the page sign in with the sandbox at an address. */
  use(sandboxUrl: string): void;
  close(): Promise<void>;
}

/** Serves the page on a free port. */
export async function serveSdkPage(): Promise<SdkPage> {
  let sandbox = '';
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    void contentOf(path, sandbox).then(
      ({ type, content }) => {
        response.writeHead(200, {
          'content-type': type,
          'content-security-policy': `default-src 'self'; script-src 'self' ${sandbox}; frame-src ${sandbox}; connect-src ${sandbox}; require-trusted-types-for 'script'`,
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // only a pipe's address is another thing
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

async function contentOf(path: string, sandbox: string): Promise<{ type: string; content: string }> {
  if (path === '/') return { type: 'text/html; charset=utf-8', content: PAGE };
  if (path === '/favicon.ico') return { type: 'image/x-icon', content: '' };
  if (path === '/page.js') return { type: 'text/javascript', content: scriptFor(sandbox) };
  if (!/^\/firebase-(?:app|auth)\.js$/.test(path)) throw new Error(path);
  const sdk = await readFile(fileURLToPath(new URL(`.${path}`, SDK_FOLDER)), 'utf8');
  // The only change: the SDK's parts find each other here instead of at Google.
  const local = sdk.replace(/https:\/\/[^"']+\/firebase-app\.js/g, './firebase-app.js');
  return { type: 'text/javascript', content: local };
}

const PAGE = `<!doctype html><html lang="en"><title>SDK</title><script type="module" src="/page.js"></script>
<button id="google">Google</button><button id="microsoft">Microsoft</button><button id="link">Link</button>
<button id="away">Redirect</button><output id="result"></output></html>`;

function scriptFor(sandbox: string): string {
  return `
import { initializeApp } from './firebase-app.js';
import * as sdk from './firebase-auth.js';
await import(${JSON.stringify(`${sandbox}/emulator/auth/gapi.js`)});
const app = initializeApp({ apiKey: 'any', authDomain: 'localhost', projectId: 'demo-partyline' }, 'partyline');
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
