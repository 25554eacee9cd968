import * as v from 'valibot';

const reportSchema = v.object({
  /** false: the database holds other data, so no demo data were added. */
  demoData: v.boolean(),
  password: v.string(),
  signIns: v.array(v.object({ email: v.string(), roles: v.string() })),
});

/** Output of the seed: the demo sign-ins. */
export type DemoReport = v.InferOutput<typeof reportSchema>;

export function parseDemoReport(line: string): DemoReport {
  return v.parse(reportSchema, JSON.parse(line));
}
