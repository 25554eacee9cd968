import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/route-types.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { commandInstance } from './command-instance.service.ts';
import { createDeploymentTargets } from './deployment-targets.service.ts';
import { createInstanceList } from './list-instances.service.ts';
import { managementUrl } from './management-url.service.ts';

/** What the routes about instances need. */
export interface VicDeps {
  readonly database: Database;
  readonly host: InstanceHost;
  readonly instanceOrigins: readonly string[];
}

type VicRoutes = 'listInstances' | 'commandInstance' | 'managementUrl' | 'deploymentTargets';

/** GET vic, PUT vic/, GET vic/ccm/{id}, GET vic/deployment-targets. */
export function vicHandlers(deps: VicDeps): Pick<Handlers, VicRoutes> {
  const listInstances = createInstanceList(deps.database);
  const deploymentTargets = createDeploymentTargets(deps.host);
  return {
    listInstances: {
      loadsCaller: true,
      handle: (context) =>
        listInstances({
          identity: context.identity,
          query: context.query,
          hasEtag: context.headers['if-none-match'] !== undefined,
          holds: (etag) => context.holds(etag),
        }),
    },
    commandInstance: ({ caller, body, requestId }) =>
      commandInstance(deps.database, { caller, requestId, ...body }),
    managementUrl: ({ caller, params, requestId, log, signal }) =>
      managementUrl(deps, { caller, id: params.id, requestId, log, signal }),
    deploymentTargets: async ({ log }) => [...(await deploymentTargets(log))],
  };
}
