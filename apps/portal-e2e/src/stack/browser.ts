import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the system's Chromium, or the headless one from npm: Playwright downloads nothing. */
export async function browserExecutable(): Promise<string> {
  return (
    process.env.CHROMIUM_PATH ??
    SYSTEM_BROWSERS.find((path) => existsSync(path)) ??
    sparticuz.executablePath()
  );
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
