import { join } from 'node:path';
import { CHECKOUT, PROGRAMS } from './checkout.ts';
import { type DemoReport, parseDemoReport } from './banner.ts';
import {
  addressesOf,
  apiEnvironment,
  devServerEnvironment,
  inheritedEnvironment,
  type PaymentSecrets,
  sandboxEnvironment,
  storedSecret,
} from './environment.ts';
import { checkExternalDatabase } from './external-database.ts';
import { keepRunning, type Notices, type Part, type PartPlan } from '../process/part.ts';
import { apiPlan, devServerPlan, postgresPlan, sandboxPlan } from './parts.ts';
import { ensurePortalBuilt } from './portal-build.ts';
import { findFreePort, isPortBusy } from '../process/ports.ts';
import { type Run, runOnce } from '../process/run-once.ts';
import type { Settings } from './settings.ts';

export interface StackOptions {
  /** With hot reload. */
  readonly dev: boolean;
  readonly withLargeDemo: boolean;
}

export class Stack {
  readonly #settings: Settings;
  readonly #dev: boolean;
  readonly #withLargeDemo: boolean;
  readonly #notices: Notices;
  readonly #inherited: Record<string, string>;
  /** In start order; stopped in reverse. */
  readonly #parts: Part[] = [];
  readonly #runs = new Set<Run>();
  #stopping = false;
  #databaseUrl: string;

  constructor(settings: Settings, { dev, withLargeDemo }: StackOptions, notices: Notices) {
    this.#settings = settings;
    this.#dev = dev;
    this.#withLargeDemo = withLargeDemo;
    this.#notices = notices;
    this.#inherited = inheritedEnvironment(process.env);
    this.#databaseUrl = settings.databaseUrl ?? '';
  }

  /** Resolves when the portal answers. */
  async start(): Promise<DemoReport> {
    const { dataDir } = this.#settings;
    const secret = await storedSecret(join(dataDir, 'instance-host-secret'));
    const invitationSecret = await storedSecret(join(dataDir, 'invitation-secret'));
    const payments = {
      // The provider's keys hold letters and digits only.
      secretKey: `sk_test_${(await storedSecret(join(dataDir, 'payments-secret-key'))).replaceAll(/[-_]/g, '')}`,
      webhookSecret: `whsec_${await storedSecret(join(dataDir, 'payments-webhook-secret'))}`,
    };
    const smtpPort = await this.#chooseSmtpPort();
    const database = this.#startDatabase();
    const sandbox = this.#keep(
      sandboxPlan(
        dataDir,
        this.#env(sandboxEnvironment(this.#settings, secret, payments, smtpPort, join(dataDir, 'sandbox'))),
      ),
    );
    const portal = this.#dev ? Promise.resolve(join(dataDir, 'portal')) : this.#buildPortal();
    const catalogue = sandbox.ready.then(() => this.#syncCatalogue(payments));
    const [report, , portalDir] = await Promise.all([
      Promise.all([database, sandbox.ready]).then(() => this.#prepareDemo(payments, catalogue)),
      catalogue,
      portal,
    ]);
    await this.#startPortal({
      secret,
      invitationSecret,
      payments,
      smtpPort,
      portalDir,
      demoData: report.demoData,
    });
    return report;
  }

  /** Stops everything, PostgreSQL last. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const run of this.#runs) run.kill();
    for (const part of this.#parts.toReversed()) await part.stop();
  }

  /** Waits for PostgreSQL only, which must write its data. */
  stopNow(): void {
    for (const part of this.#parts.slice(this.#settings.databaseUrl ? 0 : 1)) part.kill();
  }

  async #startDatabase(): Promise<void> {
    if (this.#settings.databaseUrl) await checkExternalDatabase(this.#settings.databaseUrl);
    else {
      const plan = postgresPlan(this.#settings.dataDir, this.#env({}), (url) => (this.#databaseUrl = url));
      await this.#keep(plan).ready;
    }
  }

  /** Prepares the demo, which buys its plans at the catalogue's prices, so it is told when they are there. */
  async #prepareDemo({ secretKey }: PaymentSecrets, catalogue: Promise<void>): Promise<DemoReport> {
    const env = {
      PAYMENTS_SECRET_KEY: secretKey,
      DATABASE_URL: this.#databaseUrl,
      IDENTITY_EMULATOR_URL: `http://127.0.0.1:${this.#settings.sandboxPort}`,
      PUBLIC_URL: addressesOf(this.#settings).portal,
    };
    this.#refuseWhenStopping();
    const logFile = join(this.#settings.dataDir, 'logs/prepare.log');
    const run = runOnce(
      {
        name: 'The preparation',
        args: [PROGRAMS.prepare, ...(this.#withLargeDemo ? ['--large'] : [])],
        env: this.#env(env),
        logFile,
        answers: true,
      },
      'The database could not be prepared',
      this.#notices,
    );
    // Without prices the start ends, and the preparation with it.
    void catalogue.then(run.closeInput, () => undefined);
    this.#track(run);
    return parseDemoReport(await run.done);
  }

  async #syncCatalogue({ secretKey }: PaymentSecrets): Promise<void> {
    this.#refuseWhenStopping();
    const run = runOnce(
      {
        name: 'The catalogue',
        args: [PROGRAMS.catalogSync, '--apply'],
        env: this.#env({
          PAYMENTS_API_URL: addressesOf(this.#settings).sandbox,
          PAYMENTS_SECRET_KEY: secretKey,
        }),
        logFile: join(this.#settings.dataDir, 'logs/catalogue.log'),
      },
      'The catalogue could not be brought to the payment provider',
      this.#notices,
    );
    this.#track(run);
    await run.done;
  }

  async #startPortal(wiring: {
    secret: string;
    invitationSecret: string;
    payments: PaymentSecrets;
    smtpPort: number;
    portalDir: string;
    demoData: boolean;
  }): Promise<void> {
    const { dataDir, port } = this.#settings;
    const apiPort = this.#dev ? await findFreePort() : port;
    const env = (): Record<string, string> =>
      this.#env(
        apiEnvironment({
          ...wiring,
          settings: this.#settings,
          databaseUrl: this.#databaseUrl,
          instanceHostSecret: wiring.secret,
          apiPort,
        }),
      );
    const api = this.#keep(apiPlan(dataDir, env, apiPort, this.#dev));
    if (this.#dev) {
      const forVite = this.#env(devServerEnvironment(this.#settings, apiPort));
      await this.#keep(devServerPlan(dataDir, forVite, port)).ready;
    }
    await api.ready;
  }

  #buildPortal(): Promise<string> {
    return ensurePortalBuilt({
      checkout: CHECKOUT,
      dataDir: this.#settings.dataDir,
      env: this.#env({ NODE_ENV: 'production' }),
      logFile: join(this.#settings.dataDir, 'logs/portal.log'),
      notices: this.#notices,
      onRun: (run) => this.#track(run),
    });
  }

  async #chooseSmtpPort(): Promise<number> {
    const usual = this.#settings.sandboxPort + 25;
    return usual > 65535 || (await isPortBusy(usual)) ? findFreePort() : usual;
  }

  #track(run: Run): void {
    this.#runs.add(run);
    void run.done.catch(() => undefined).then(() => this.#runs.delete(run));
  }

  #keep(plan: PartPlan): Part {
    this.#refuseWhenStopping();
    const part = keepRunning(plan, this.#notices);
    this.#parts.push(part);
    return part;
  }

  #refuseWhenStopping(): void {
    if (this.#stopping) throw new Stopped();
  }

  #env(variables: Readonly<Record<string, string>>): Record<string, string> {
    // The compile cache halves the start time of the parts.
    return {
      ...this.#inherited,
      NODE_COMPILE_CACHE: join(this.#settings.dataDir, 'cache'),
      ...variables,
    };
  }
}

/** A stop was requested during the start. */
export class Stopped extends Error {}
