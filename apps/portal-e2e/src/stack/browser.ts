import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium if there is one, else the headless one from npm: no download of its own. */
export async function browserExecutable(): Promise<string> {
  return (
    process.env.CHROMIUM_PATH ??
    SYSTEM_BROWSERS.find((path) => existsSync(path)) ??
    sparticuz.executablePath()
  );
}

/** Runs as any user, and asks nothing outside this machine. */
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
