/** `node apps/api/src/demo/data/print-tables.ts`: prints the tables of docs/demo.md. */
import { asMarkdown, demoTables } from './demo-tables.ts';

process.stdout.write(demoTables().map(asMarkdown).join('\n'));
