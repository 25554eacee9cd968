import type { Database } from '../../db/open-database.ts';
import { readsBrotli } from '../../http/answers/handler-result.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { idempotencyKeyOf } from '../../records/idempotency/idempotency-key.ts';
import { commandInstance } from './commands/command-instance.service.ts';
import { withdrawCommand } from './commands/withdraw-command.service.ts';
import { acknowledgeProblem } from './edit/acknowledge-problem.service.ts';
import { createDeploymentTargets } from './edit/deployment-targets.service.ts';
import { editInstance } from './edit/edit-instance.service.ts';
import { instanceHistory } from '../../records/instances/instance-history.service.ts';
import { createInstanceList } from './list/list-instances.service.ts';
import { managementUrl } from './commands/management-url.service.ts';
import { setFavorite } from './edit/set-favorite.service.ts';
import { upgradeInstance } from './edit/upgrade-instance.service.ts';

export interface VicDeps {
  readonly database: Database;
  readonly host: InstanceHost;
  readonly instanceOrigins: readonly string[];
  readonly stopHoldMs: number;
}

type VicRoutes =
  | 'listInstances'
  | 'commandInstance'
  | 'managementUrl'
  | 'deploymentTargets'
  | 'setFavorite'
  | 'acknowledgeProblem'
  | 'withdrawCommand'
  | 'upgradeInstance'
  | 'instanceHistory';

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
          readsBrotli: readsBrotli(context.headers),
          hasEtag: context.headers['if-none-match'] !== undefined,
          holds: (etag) => context.holds(etag),
        }),
    },
    commandInstance: ({ caller, body, requestId, log }) =>
      body.action === 'save'
        ? editInstance(
            { database: deps.database, deploymentTargets },
            { ...body, caller, id: body.vicUuid, requestId, log },
          )
        : commandInstance(deps.database, { ...body, caller, requestId, stopHoldMs: deps.stopHoldMs }),
    setFavorite: ({ caller, params, body, requestId }) =>
      setFavorite(deps.database, { caller, id: params.id, ...body, requestId }),
    acknowledgeProblem: ({ caller, params, body, requestId }) =>
      acknowledgeProblem(deps.database, { caller, id: params.id, ...body, requestId }),
    withdrawCommand: ({ caller, params, requestId }) =>
      withdrawCommand(deps.database, { caller, id: params.id, requestId }),
    upgradeInstance: ({ caller, params, headers, requestId }) =>
      upgradeInstance(deps.database, { caller, id: params.id, key: idempotencyKeyOf(headers), requestId }),
    instanceHistory: ({ caller, params, query }) =>
      instanceHistory(deps.database, { caller, id: params.id, ...query }),
    managementUrl: ({ caller, params, requestId, log, signal }) =>
      managementUrl(deps, { caller, id: params.id, requestId, log, signal }),
    deploymentTargets: async ({ log }) => [...(await deploymentTargets(log))],
  };
}
