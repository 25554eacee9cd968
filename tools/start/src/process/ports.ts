import { createServer } from 'node:net';
import { systemCode } from './refusal.ts';

/** Returns whether this port of 127.0.0.1 is in use or reserved by the system. */
export async function isPortBusy(port: number): Promise<boolean> {
  return (await tryPort(port)) === undefined;
}

export async function findFreePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('The system has no free port.');
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = systemCode(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
