import sparticuz from '@sparticuz/chromium';

/**
 * Returns the headless Chromium from npm, the same on every machine: Playwright downloads nothing. A system's Chromium draws
 * its own window pages even when it is headless, which takes about a third of the time; `CHROMIUM_PATH` names another one.
 */
export async function browserExecutable(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? sparticuz.executablePath();
}

/** Lets Chromium run as any user and keeps it from contacting other hosts. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
