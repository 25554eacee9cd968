import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

/** Writes `route-tree.gen.ts` of the portal as its build would, with the same settings (`apps/portal/vite.config.ts`). */
export async function writeRouteTree(workspace: string): Promise<void> {
  const root = join(workspace, 'apps/portal');
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: join(root, 'src/routes'),
      generatedRouteTree: join(root, 'src/route-tree.gen.ts'),
      addExtensions: true,
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    },
    root,
  );
  await new Generator({ config, root }).run();
}
