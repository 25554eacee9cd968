import sparticuz from '@sparticuz/chromium';

/**
 * Headless Chromium from npm, the same on every machine and without a download. A system's Chromium draws
 * window pages even when headless, which takes a third of the time; `CHROMIUM_PATH` selects another.
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
