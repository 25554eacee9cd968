import { parseSettings } from './config.ts';
import { buildSandbox, type Sandbox } from './sandbox.ts';
import { SettingError } from './setting-error.ts';

/**
 * Starts the sandbox; exits with 2 and one sentence per error when its settings or its folder are unusable.
 */
async function main(): Promise<void> {
  const parsed = parseSettings(process.env);
  if (!parsed.ok) return fail(parsed.mistakes);
  let sandbox: Sandbox;
  try {
    sandbox = await buildSandbox(parsed.settings);
    const { url, smtpPort } = await sandbox.listen();
    process.stdout.write(`${JSON.stringify({ url, smtpPort })}\n`);
  } catch (error) {
    return fail([startFailure(error)]);
  }
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.argv.includes('--stop-with-stdin')) process.stdin.on('end', stop).resume();
}

function startFailure(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && 'port' in error && error.code === 'EADDRINUSE') {
    return `Port ${String(error.port)} is in use: stop what listens there, or set SANDBOX_PORT and SMTP_PORT to others.`;
  }
  throw error;
}

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

await main();
