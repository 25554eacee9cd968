/** `node apps/api/src/demo/print-tables.ts`: the tables of docs/demo.md, to paste there after a change of the data. */
import { asMarkdown, demoTables } from './demo-tables.ts';

process.stdout.write(demoTables().map(asMarkdown).join('\n'));
