// Whoever reads only the first lines and closes the pipe has seen what they wanted.
process.stdout.on('error', () => undefined);
try {
  // Loaded here, so that a library that cannot be loaded is no exit code 1, which means violations.
  const { runChecks } = await import('./run-checks.ts');
  process.exitCode = await runChecks(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 3;
}

export {};
