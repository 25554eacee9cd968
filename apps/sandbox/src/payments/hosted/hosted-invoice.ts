import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/html.ts';
import { RefusedRequest } from '../../http/json-error.ts';
import { sendPage } from '../../http/page.ts';
import type { PaymentContext } from '../model/context.ts';
import { formatAmount } from '../model/price-terms.ts';
import { payInvoice } from '../api/invoice-operations.ts';
import type { Invoice } from '../model/money-objects.ts';
import { PaymentError } from '../model/payment-error.ts';

interface InvoicePath {
  Params: { id: string };
}

/** Serves the page of an invoice, where an open one can be paid with the customer's card. */
export function registerHostedInvoice(scope: FastifyInstance, context: PaymentContext): void {
  const bodyOf = (id: string, problem = ''): string => {
    const invoice = context.objects.get('invoice', id);
    if (!invoice) throw new RefusedRequest(404, 'unknown-invoice', 'There is no such invoice.');
    return invoiceBody(invoice, problem);
  };
  scope.get<InvoicePath>('/invoices/:id', (request, reply) =>
    sendPage(reply, 'Invoice', bodyOf(request.params.id), { forms: true }),
  );
  scope.get<InvoicePath>('/invoices/:id/pdf', (request, reply) =>
    sendPage(reply, 'Invoice', bodyOf(request.params.id)),
  );
  scope.post<InvoicePath>('/invoices/:id/pay', async (request, reply) => {
    const { id } = request.params;
    let problem = '';
    try {
      payInvoice(context, { id, params: {} });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      problem = error.message;
    }
    await context.objects.flush();
    return sendPage(reply, 'Invoice', bodyOf(id, problem), { forms: true });
  });
}

function invoiceBody(invoice: Invoice, problem: string): string {
  const { id, number, lines, amount_due: due, currency, status } = invoice;
  const rows = lines.data.map(
    ({ description, amount }) =>
      `<dt>${escapeHtml(description)}</dt><dd>${formatAmount(amount, currency)}</dd>`,
  );
  const alert = problem === '' ? '' : `<p class="alert" role="alert">${escapeHtml(problem)}</p>`;
  const pay =
    status === 'open'
      ? `<form method="post" action="/payments/invoices/${id}/pay"><button type="submit">Pay ${formatAmount(due, currency)}</button></form>`
      : '';
  return `<h1>Invoice ${escapeHtml(number ?? id)}</h1><section class="card">${alert}<dl>${rows.join('')}<dt>Amount due</dt><dd>${formatAmount(due, currency)}</dd><dt>Status</dt><dd>${status}</dd></dl>${pay}</section>`;
}
