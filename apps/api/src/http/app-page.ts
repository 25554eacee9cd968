import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@partyline/contract';
import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** The app's page with the settings filled in, its ETag, and the version of the portal that it loads. */
export interface AppPage {
  readonly html: string;
  readonly etag: string;
  readonly appVersion: string;
}

const ELEMENT = new RegExp(`(<script[^>]*\\bid="${RUNTIME_CONFIG_ELEMENT}"[^>]*>)[^<]*(</script>)`);

/** Reads the app's page, filled in; anew only when the file has changed. Null when there is no such file. */
export function appPageReader(file: string, settings: RuntimeConfig): () => Promise<AppPage | null> {
  let known: { readonly version: string; readonly page: AppPage } | undefined;
  return async () => {
    const version = await versionOf(file);
    if (version === null) return null;
    if (known?.version !== version) known = { version, page: fill(await readFile(file, 'utf8'), settings) };
    return known.page;
  };
}

/** JSON that cannot end the element it stands in, nor open a comment there. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}

/** The version of a build: that of the package, and a hash of the page, which names every file of the build. [PLUS-29] */
function versionOfBuild(template: string, version: string): string {
  return `${version}+${hash('sha256', template, 'hex').slice(0, 12)}`;
}

function fill(template: string, settings: RuntimeConfig): AppPage {
  if (!ELEMENT.test(template)) throw new Error(`The portal's page has no element ${RUNTIME_CONFIG_ELEMENT}.`);
  const appVersion = versionOfBuild(template, settings.appVersion);
  const json = jsonForHtml({ ...settings, appVersion });
  const html = template.replace(ELEMENT, (_all, open: string, close: string) => open + json + close);
  return { html, appVersion, etag: `W/"${hash('sha256', html, 'base64url').slice(0, 27)}"` };
}

async function versionOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch {
    return null;
  }
}
