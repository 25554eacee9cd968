import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@partyline/contract';
import type { Plugin } from 'vite';

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
 * In development, fills the settings into `app.html`, as the API does with the built portal: from the environment
 * variable PARTYLINE_PORTAL_CONFIG (JSON), or the defaults of a stack on its usual ports.
 */
export function devConfig(): Plugin {
  const settings = process.env['PARTYLINE_PORTAL_CONFIG'] ?? JSON.stringify(DEFAULT_CONFIG);
  const element = `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}">`;
  return {
    name: 'partyline-dev-config',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(element, element + settings.replaceAll('<', '\\u003c')),
  };
}
