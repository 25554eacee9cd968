import type { AlertRule } from '@partyline/alerts';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insertRow } from './rows.ts';
import type { TestApi } from './start-api.ts';
import type { Studio } from './studio.ts';

/** A rule that mails the managers at once. */
export const MAIL_RULE: AlertRule = {
  name: 'Night watch',
  isOn: true,
  delayMinutes: 0,
  tellsRecovery: true,
  mailTo: 'managers',
  webhookUrl: '',
  hasQuietHours: false,
  quietFrom: '',
  quietTo: '',
  timeZone: '',
};

/** Inserts a rule in the workspace, unchecked; returns its id. */
export function insertAlertRule(
  api: TestApi,
  studio: Studio,
  change: Partial<AlertRule> = {},
): Promise<number> {
  const rule = { ...MAIL_RULE, ...change };
  return insertRow<number>(
    api.db,
    'alert_rules',
    {
      account_id: studio.accountId,
      workspace_id: studio.workspaceId,
      name: rule.name,
      is_on: rule.isOn,
      delay_minutes: rule.delayMinutes,
      tells_recovery: rule.tellsRecovery,
      mail_to: rule.mailTo,
      webhook_url: rule.webhookUrl,
      has_quiet_hours: rule.hasQuietHours,
      quiet_from: rule.quietFrom,
      quiet_to: rule.quietTo,
      time_zone: rule.timeZone,
    },
    'id',
  );
}

export interface ReceivedHook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook receiver. */
export interface TestReceiver {
  readonly origin: string;
  readonly hooks: readonly ReceivedHook[];
  /** Default 204; null never answers. */
  answer: ((response: ServerResponse) => void) | null;
  stop(): Promise<void>;
}

export const accept = (response: ServerResponse): void => void response.writeHead(204).end();

export async function startTestReceiver(): Promise<TestReceiver> {
  const hooks: ReceivedHook[] = [];
  const receiver = { answer: accept as TestReceiver['answer'] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      hooks.push({ path, headers, body: Buffer.concat(chunks).toString('utf8') });
      receiver.answer?.(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return Object.assign(receiver, {
    origin: `http://127.0.0.1:${port}`,
    hooks,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
