import { relative } from 'node:path';
import { styleText } from 'node:util';
import * as v from 'valibot';
import { addressesOf } from './environment.ts';
import type { Settings } from './settings.ts';

const reportSchema = v.object({
  /** false: the database holds other data, so no demo data were added. */
  demoData: v.boolean(),
  password: v.string(),
  signIns: v.array(v.object({ email: v.string(), roles: v.string() })),
});

export type DemoReport = v.InferOutput<typeof reportSchema>;

export function parseDemoReport(line: string): DemoReport {
  return v.parse(reportSchema, JSON.parse(line));
}

export function banner(settings: Settings, report: DemoReport, dev: boolean): string {
  const { portal, sandbox } = addressesOf(settings);
  const dataDir = relative(process.cwd(), settings.dataDir) || '.';
  const lines = [
    '',
    `  ${styleText('bold', 'Partyline runs')}${dev ? ', with hot reload' : ''}. Identity, mail and instances are stand-ins on this machine.`,
    '',
    `    Portal   ${styleText('cyan', portal)}`,
    `    Inbox    ${styleText('cyan', `${sandbox}/inbox`)}`,
    `    Data     ${dataDir.startsWith('..') ? settings.dataDir : dataDir} (logs are in its folder logs)`,
    '',
    ...signInLines(report),
    '  Ctrl-C stops everything.',
    '',
  ];
  return lines.join('\n');
}

function signInLines(report: DemoReport): string[] {
  if (!report.demoData) return ['  The database holds data of its own, so there are no demo sign-ins.', ''];
  const width = Math.max(...report.signIns.map(({ email }) => email.length)) + 2;
  return [
    `  Sign in with the password ${styleText('bold', report.password)} as`,
    '',
    ...report.signIns.map(({ email, roles }) => `    ${email.padEnd(width)}${styleText('dim', roles)}`),
    '',
  ];
}
