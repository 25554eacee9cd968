import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Launches the system's headless Chromium, else the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: system ?? (await sparticuz.executablePath()),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
