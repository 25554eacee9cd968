// A closed pipe (such as `head`) is no error.
process.stdout.on('error', () => undefined);
try {
  // A library that fails to load must not exit with 1, which means violations.
  const { runChecks } = await import('./run-checks.ts');
  process.exitCode = await runChecks(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 3;
}

export {};
