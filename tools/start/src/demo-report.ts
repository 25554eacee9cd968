import * as v from 'valibot';

const reportSchema = v.object({
  /** false: the database holds somebody's own data, so no demo data were added. */
  demoData: v.boolean(),
  password: v.string(),
  signIns: v.array(v.object({ email: v.string(), roles: v.string() })),
});

/** What the seed says when it is done: who can sign in, and how. */
export type DemoReport = v.InferOutput<typeof reportSchema>;

/** Reads the seed's answer. */
export function parseDemoReport(line: string): DemoReport {
  return v.parse(reportSchema, JSON.parse(line));
}
