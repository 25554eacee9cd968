/** npm runs the script at the root; INIT_CWD is where it was started. */
const { npm_lifecycle_event: script, INIT_CWD: started } = process.env;
const folder = script === 'check:rules' && started !== undefined ? started : process.cwd();

// A closed pipe (such as `head`) is no error.
process.stdout.on('error', () => undefined);
try {
  // A library that fails to load must not exit with 1, which means violations.
  const { runChecks } = await import('./run-checks.ts');
  const { exitCode, stdout, stderr } = await runChecks(process.argv.slice(2), folder);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 3;
}

export {};
