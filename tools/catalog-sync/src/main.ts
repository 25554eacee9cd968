import { runSync } from './run-sync.ts';

const { code, output, errors } = await runSync(process.argv.slice(2), process.env);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
