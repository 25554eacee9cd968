import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@partyline/contract';
import { LANGUAGES, type Language } from '@partyline/display';
import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '../answers/page-language.ts';
import { PRODUCT_NAME } from '@partyline/texts';
import type { Config } from '../../config.ts';

export interface AppPage {
  readonly html: string;
  readonly etag: string;
  readonly appVersion: string;
}

const ELEMENT = new RegExp(`(<script[^>]*\\bid="${RUNTIME_CONFIG_ELEMENT}"[^>]*>)[^<]*(</script>)`);

/** Returns the settings that the page carries; none is secret. */
export function runtimeConfigOf(config: Config, version: string): RuntimeConfig {
  const { projectId, apiKey, authDomain, emulatorUrl } = config.identity;
  const firestoreEmulatorUrl = config.firestore?.emulatorUrl ?? null;
  return {
    productName: PRODUCT_NAME,
    appVersion: version,
    debug: config.debug,
    apiBase: '/api/',
    identity: { projectId, apiKey, authDomain, emulatorUrl },
    instanceOrigins: [...config.instanceOrigins],
    deviceHosts: [...config.deviceHosts],
    notificationFeed: config.firestore === null ? 'sse' : 'firestore',
    ...(config.payments.isTaxed ? { paymentTax: 'automatic' as const } : {}),
    ...(config.analytics === null ? {} : { analytics: config.analytics }),
    ...(firestoreEmulatorUrl === null ? {} : { firestoreEmulatorUrl }),
    ...(config.consentOptInCountries === null
      ? {}
      : { consentOptInCountries: [...config.consentOptInCountries] }),
  };
}

export type ReadAppPage = (language: Language) => Promise<AppPage | null>;

/**
 * Returns a reader of the app's page per language with the settings filled in; follows file changes and falls back to the default
 * language. Null without a build. [PLUS-30]
 */
export function appPageReader(folder: string, settings: RuntimeConfig): ReadAppPage {
  const files = LANGUAGES.map((language) => join(folder, `${folderOf(language)}app.html`));
  let known: { readonly version: string; readonly pages: readonly (AppPage | null)[] } | undefined;
  return async (language) => {
    const version = (await Promise.all(files.map(versionOf))).join();
    if (known?.version !== version) known = { version, pages: await readPages(files, settings) };
    return known.pages[LANGUAGES.indexOf(language)] ?? known.pages[0] ?? null;
  };
}

async function readPages(
  files: readonly string[],
  settings: RuntimeConfig,
): Promise<readonly (AppPage | null)[]> {
  const templates = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => null)));
  // One version for all languages: switching the language keeps the build.
  const appVersion = versionOfBuild(
    templates.filter((template) => template !== null),
    settings.appVersion,
  );
  return templates.map((template) =>
    template === null ? null : fill(template, { ...settings, appVersion }),
  );
}

/** Prints JSON that cannot close its script element or open a comment. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}

/** Returns a build's version: the package's and a hash of the pages, which name every file. [PLUS-29] */
function versionOfBuild(templates: readonly string[], version: string): string {
  return `${version}+${hash('sha256', templates.join(''), 'hex').slice(0, 12)}`;
}

function fill(template: string, settings: RuntimeConfig): AppPage {
  if (!ELEMENT.test(template)) throw new Error(`The portal's page has no element ${RUNTIME_CONFIG_ELEMENT}.`);
  const json = jsonForHtml(settings);
  const html = template.replace(ELEMENT, (_all, open: string, close: string) => open + json + close);
  return {
    html,
    appVersion: settings.appVersion,
    etag: `W/"${hash('sha256', html, 'base64url').slice(0, 27)}"`,
  };
}

async function versionOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch {
    return null;
  }
}
