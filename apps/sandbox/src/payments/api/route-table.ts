import {
  createPrice,
  createProduct,
  listPrices,
  listProducts,
  updatePrice,
  updateProduct,
} from './catalogue-operations.ts';
import { createSession, expireSession } from './checkout-operations.ts';
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customer-operations.ts';
import { createCoupon, createPromotionCode } from './discount-operations.ts';
import { listEvents } from './event-operations.ts';
import {
  createRefund,
  listByPayment,
  listInvoiceLines,
  listInvoicePayments,
  listInvoices,
  payInvoice,
  voidInvoice,
} from './invoice-operations.ts';
import { retrieve, type Operation } from '../model/context.ts';
import { createPortalSession } from './portal-operations.ts';
import { previewInvoice } from './invoice-preview.ts';
import { updateSubscription } from './subscription-update.ts';
import { cancelSubscription, createSubscription, listSubscriptions } from './subscription-operations.ts';

export const ROUTES: readonly (readonly ['GET' | 'POST' | 'DELETE', string, Operation])[] = [
  ['POST', '/products', createProduct],
  ['GET', '/products', listProducts],
  ['GET', '/products/:id', retrieve('product')],
  ['POST', '/products/:id', updateProduct],
  ['POST', '/prices', createPrice],
  ['GET', '/prices', listPrices],
  ['GET', '/prices/:id', retrieve('price')],
  ['POST', '/prices/:id', updatePrice],
  ['POST', '/customers', createCustomer],
  ['GET', '/customers', listCustomers],
  ['GET', '/customers/:id', retrieveCustomer],
  ['POST', '/customers/:id', updateCustomer],
  ['DELETE', '/customers/:id', deleteCustomer],
  ['POST', '/checkout/sessions', createSession],
  ['GET', '/checkout/sessions/:id', retrieve('checkout.session')],
  ['POST', '/checkout/sessions/:id/expire', expireSession],
  ['POST', '/subscriptions', createSubscription],
  ['GET', '/subscriptions', listSubscriptions],
  ['GET', '/subscriptions/:id', retrieve('subscription')],
  ['POST', '/subscriptions/:id', updateSubscription],
  ['DELETE', '/subscriptions/:id', cancelSubscription],
  ['POST', '/invoices/create_preview', previewInvoice],
  ['GET', '/invoices', listInvoices],
  ['GET', '/invoices/:id', retrieve('invoice')],
  ['GET', '/invoices/:id/lines', listInvoiceLines],
  ['POST', '/invoices/:id/pay', payInvoice],
  ['POST', '/invoices/:id/void', voidInvoice],
  ['GET', '/invoice_payments', listInvoicePayments],
  ['GET', '/charges', listByPayment('charge')],
  ['POST', '/refunds', createRefund],
  ['GET', '/refunds', listByPayment('refund')],
  ['GET', '/refunds/:id', retrieve('refund')],
  ['GET', '/disputes/:id', retrieve('dispute')],
  ['POST', '/coupons', createCoupon],
  ['POST', '/promotion_codes', createPromotionCode],
  ['POST', '/billing_portal/sessions', createPortalSession],
  ['GET', '/events', listEvents],
  ['GET', '/events/:id', retrieve('event')],
];
