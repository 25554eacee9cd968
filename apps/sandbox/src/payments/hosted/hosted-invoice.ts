import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../http/html.ts';
import { readInput, RefusedRequest } from '../../http/json-error.ts';
import { sendPage } from '../../http/page.ts';
import type { PaymentContext } from '../model/context.ts';
import { formatAmount } from '../model/price-terms.ts';
import { payInvoice } from '../api/invoice-operations.ts';
import { collect, outcomeOf } from '../billing/invoicing.ts';
import { settleSubscription } from '../billing/lifecycle.ts';
import type { Invoice } from '../model/money-objects.ts';
import { PaymentError } from '../model/payment-error.ts';

interface InvoicePath {
  Params: { id: string };
}

const answerForm = v.object({ answer: v.picklist(['confirm', 'refuse']) });
const REFUSED = 'We are unable to authenticate your payment method.';

/** Serves the page of an invoice, where an open one can be paid with the customer's card, or confirmed as the bank asks. */
export function registerHostedInvoice(scope: FastifyInstance, context: PaymentContext): void {
  const invoiceOf = (id: string): Invoice => {
    const invoice = context.objects.get('invoice', id);
    if (!invoice) throw new RefusedRequest(404, 'unknown-invoice', 'There is no such invoice.');
    return invoice;
  };
  const bodyOf = (id: string, problem = ''): string => invoiceBody(invoiceOf(id), problem);
  scope.get<InvoicePath>('/invoices/:id', (request, reply) =>
    sendPage(reply, 'Invoice', bodyOf(request.params.id), { forms: true }),
  );
  scope.get<InvoicePath>('/invoices/:id/pdf', (request, reply) =>
    sendPage(reply, 'Invoice', bodyOf(request.params.id)),
  );
  scope.post<InvoicePath>('/invoices/:id/pay', async (request, reply) => {
    const { id } = request.params;
    const invoice = invoiceOf(id);
    if (invoice.status === 'open' && outcomeOf(context, invoice) === 'asks')
      return sendPage(reply, 'Confirm the payment', confirmationBody(invoice), { forms: true });
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
  scope.post<InvoicePath>('/invoices/:id/confirm', async (request, reply) => {
    const { id } = request.params;
    const { answer } = readInput(answerForm, request.body);
    const invoice = invoiceOf(id);
    if (invoice.status === 'open') settleSubscription(context, collect(context, invoice, answer));
    await context.objects.flush();
    const problem = answer === 'refuse' && invoiceOf(id).status === 'open' ? REFUSED : '';
    return sendPage(reply, 'Invoice', bodyOf(id, problem), { forms: true });
  });
}

function confirmationBody({ id, amount_due: due, currency }: Invoice): string {
  return `<h1>Confirm the payment</h1><section class="card"><p>Your bank asks whether it is you who pays ${formatAmount(due, currency)} (3-D Secure).</p>
<form method="post" action="/payments/invoices/${id}/confirm"><button type="submit" name="answer" value="confirm">Complete</button> <button class="quiet" type="submit" name="answer" value="refuse">Fail</button></form></section>`;
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
