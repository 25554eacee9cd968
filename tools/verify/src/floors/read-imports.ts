import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { FLOORS, type Floor } from './floors.ts';

/** An import of one file by another that goes up; both paths are below the source folder. */
export interface UpwardArrow {
  readonly from: string;
  readonly to: string;
  readonly floors: readonly [below: Floor, above: Floor];
  /** Of types alone. */
  readonly isOfTypes: boolean;
}

/** The product's own files. */
const OURS = { includeOnly: { path: '^(?!\\.\\.)' }, exclude: { path: '\\.test\\.ts$' } };

const PATTERNS = FLOORS.map(({ paths }) => new RegExp(`^(${paths.join('|')})$`));

/** Returns the index of a file's floor, 0 at the top; -1 for what stands on none. */
function floorOf(file: string): number {
  return PATTERNS.findIndex((pattern) => pattern.test(file));
}

async function read(source: string, options: ICruiseOptions): Promise<ICruiseResult> {
  const { output } = await cruise(['.'], { ...OURS, ...options, baseDir: source });
  if (typeof output === 'string') throw new Error('No graph was read.');
  return output;
}

/** Returns the imports of a source folder that go up, and its files that stand on no floor. */
export async function readFloors(
  source: string,
): Promise<{ readonly upward: readonly UpwardArrow[]; readonly unplaced: readonly string[] }> {
  const { modules } = await read(source, { tsPreCompilationDeps: 'specify' });
  const files = modules.filter((module) => module.source.endsWith('.ts'));
  return {
    unplaced: files.map((file) => file.source).filter((file) => floorOf(file) === -1),
    upward: files.flatMap(({ source: from, dependencies }) =>
      dependencies.flatMap(({ resolved: to, preCompilationOnly = false }) => {
        const [below, above] = [FLOORS[floorOf(from)], FLOORS[floorOf(to)]];
        if (below === undefined || above === undefined || floorOf(from) <= floorOf(to)) return [];
        return [{ from, to, floors: [below.name, above.name] as const, isOfTypes: preCompilationOnly }];
      }),
    ),
  };
}

/** Lists the circles of folders that import each other's values, each as the folders on the way. */
export async function listFolderCircles(source: string): Promise<readonly (readonly string[])[]> {
  const rule = {
    name: 'circle',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  } as const;
  const { summary } = await read(source, { validate: true, ruleSet: { forbidden: [rule] } });
  return summary.violations.map(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)]);
}
