import * as v from 'valibot';
import { captchaSchema, contactBodySchema, feedbackBodySchema } from './contact.ts';
import type { Route } from './route.ts';

/** Every route by which users and visitors reach the people behind the service. */
export const CONTACT_ROUTES = {
  createCaptcha: {
    method: 'GET',
    path: 'users/captcha',
    summary: 'A captcha to be solved by the browser, for one form.',
    permission: { kind: 'public' },
    data: captchaSchema,
    errors: [],
  },
  sendContactRequest: {
    method: 'POST',
    path: 'users/contactus',
    summary: 'Writes to support.',
    permission: { kind: 'visitor' },
    body: contactBodySchema,
    data: v.null(),
    errors: ['captcha-refused', 'too-many-requests'],
    rateLimit: 'contact',
  },
  sendFeedback: {
    method: 'POST',
    path: 'users/feedback',
    summary: 'Rates the portal; without a sign-in a captcha is needed.',
    permission: { kind: 'visitor' },
    body: feedbackBodySchema,
    data: v.null(),
    errors: ['captcha-refused', 'too-many-requests'],
    rateLimit: 'contact',
  },
} as const satisfies Record<string, Route>;
