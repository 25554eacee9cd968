import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SandboxSettings } from './config.ts';
import { registerControl } from './control/control-routes.ts';
import { registerDevicePage } from './control/device-page-routes.ts';
import { recordRequests } from './control/request-log.ts';
import { registerFaults } from './faults/http-faults.ts';
import { answerJsonError, RefusedRequest } from './http/json-error.ts';
import { acceptBodies } from './http/request-body.ts';
import { registerHandler } from './identity/handler/handler-routes.ts';
import { registerIdentity } from './identity/routes/identity-routes.ts';
import { registerInbox } from './inbox/inbox-routes.ts';
import { createSmtpSink } from './inbox/smtp-sink.ts';
import { registerInstanceHost } from './instance-host/host-routes.ts';
import { registerManager } from './instance-host/manager-routes.ts';
import { registerHostedPages } from './payments/hosted/hosted-pages.ts';
import { registerPaymentApi } from './payments/api/payment-routes.ts';
import { openStandIns, type SandboxAddress, type StandIns } from './stand-ins.ts';
import { registerWebhookSink, WebhookSink } from './webhooks/webhook-sink.ts';
import { openDataFolder, type DataFolder } from './storage/data-folder.ts';

const HOSTS = new Set(['localhost', '127.0.0.1']);
const MAX_BODY_BYTES = 5 * 1024 * 1024;

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Listens on 127.0.0.1 only and resumes the work of the last process. */
  listen(): Promise<SandboxAddress>;
  /** Shuts down; everything acknowledged is on disk. */
  close(): Promise<void>;
}

/** Builds the stand-ins on one data folder without listening. `now` is the wall clock in Unix ms. */
export async function buildSandbox(
  settings: SandboxSettings,
  now: () => number = Date.now,
): Promise<Sandbox> {
  const folder = await openDataFolder(settings.dataDir, now());
  try {
    return await assemble(settings, folder, now);
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function assemble(settings: SandboxSettings, folder: DataFolder, now: () => number): Promise<Sandbox> {
  let address: SandboxAddress = { url: `http://localhost:${settings.port}`, smtpPort: settings.smtpPort };
  const standIns = await openStandIns(settings, folder, () => address, now);
  const { clock, faults, host, identity, mailbox, payments } = standIns;
  const app = createApp(settings, standIns);
  const smtp = createSmtpSink(mailbox);
  return {
    app,
    listen: async () => {
      const smtpPort = await smtp.listen(settings.smtpPort);
      await app.listen({ host: '127.0.0.1', port: settings.port });
      const { port } = app.server.address() as AddressInfo; // a TCP server has a port
      address = { url: `http://localhost:${port}`, smtpPort };
      host.resume();
      payments.resume();
      return address;
    },
    close: async () => {
      faults.clear();
      clock.stop();
      await Promise.all([app.close(), smtp.close()]);
      await host.close();
      await payments.close();
      await Promise.all([identity.settle(), mailbox.settle()]);
      folder.release();
    },
  };
}

function createApp(settings: SandboxSettings, standIns: StandIns): FastifyInstance {
  const app = Fastify({ bodyLimit: MAX_BODY_BYTES, routerOptions: { ignoreTrailingSlash: true } });
  checkHost(app);
  acceptBodies(app);
  recordRequests(app, standIns.log, standIns.now);
  registerFaults(app, standIns.faults);
  app.setErrorHandler(answerJsonError);
  app.setNotFoundHandler(() => {
    throw new RefusedRequest(404, 'unknown-path', 'The sandbox has nothing at this address.');
  });
  registerIdentity(app, standIns.identity, settings.portalOrigins);
  registerHandler(app, standIns.identity, settings.portalOrigins, () => standIns.address().url);
  registerInstanceHost(app, standIns, settings.instanceHostSecret);
  registerManager(app, standIns.host, standIns.sessions);
  registerDevicePage(app, standIns, settings.portalOrigins[0] ?? '');
  registerPaymentApi(app, standIns.payments);
  registerHostedPages(app, standIns.payments);
  registerInbox(app, standIns.mailbox);
  registerWebhookSink(app, new WebhookSink());
  registerControl(app, standIns);
  return app;
}

/** Refuses requests whose Host is not a name of this machine: protection against DNS rebinding. */
function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HOSTS.has(request.hostname.toLowerCase())) return;
    await reply.code(421).send({
      error: { code: 'wrong-host', message: 'The sandbox answers to localhost and 127.0.0.1 only.' },
    });
  });
}
