import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@partyline/contract';
import type { Plugin } from 'vite';

/** Text pages with files of their own. */
const STATIC_PAGES: ReadonlySet<string> = new Set(['/terms-of-service', '/privacy-policy']);

/** A stack on its default ports. */
const DEFAULT_CONFIG: RuntimeConfig = {
  productName: 'Partyline',
  appVersion: 'dev',
  debug: true,
  apiBase: '/api/',
  identity: {
    apiKey: 'demo-key',
    projectId: 'demo-partyline',
    authDomain: 'localhost',
    emulatorUrl: 'http://localhost:4400',
  },
  instanceOrigins: ['http://localhost:4400'],
  deviceHosts: [],
  notificationFeed: 'sse',
};

/**
 * Makes Vite's dev server answer like the API: `app.html` for every app path, with settings from PARTYLINE_PORTAL_CONFIG (JSON)
 * or the defaults.
 */
export function devServer(): Plugin {
  const settings = process.env['PARTYLINE_PORTAL_CONFIG'] ?? JSON.stringify(DEFAULT_CONFIG);
  const element = `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}">`;
  return {
    name: 'partyline-dev-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const isPage = (request.headers.accept ?? '').includes('text/html') && !path.startsWith('/api/');
        if (isPage && STATIC_PAGES.has(path)) request.url = `${path}.html`;
        else if (isPage && path !== '/' && !path.includes('.')) request.url = '/app.html';
        next();
      });
    },
    transformIndexHtml: (html) => html.replace(element, element + settings.replaceAll('<', '\\u003c')),
  };
}
