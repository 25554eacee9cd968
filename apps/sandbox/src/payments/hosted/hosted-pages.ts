import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../../http/json-error.ts';
import { registerHostedCheckout } from './hosted-checkout.ts';
import { registerHostedInvoice } from './hosted-invoice.ts';
import { registerHostedPortal } from './hosted-portal.ts';
import type { Payments } from '../provider/payments.ts';

/** Serves the provider's hosted pages below /payments. Refuses forms of other origins. */
export function registerHostedPages(app: FastifyInstance, payments: Payments): void {
  void app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', (request, _reply, next) => {
        const { origin } = request.headers;
        if (request.method === 'POST' && origin !== undefined && !isOwn(origin, request.host))
          throw new RefusedRequest(403, 'wrong-origin', 'The payment pages take no forms of other origins.');
        next();
      });
      registerHostedCheckout(scope, payments);
      registerHostedPortal(scope, payments);
      registerHostedInvoice(scope, payments);
      done();
    },
    { prefix: '/payments' },
  );
}

function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
