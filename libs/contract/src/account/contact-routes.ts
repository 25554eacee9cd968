import * as v from 'valibot';
import { announcementActionBodySchema, announcementsSchema } from '../notifications/announcement.ts';
import { captchaSchema, contactBodySchema, feedbackBodySchema } from './contact.ts';
import type { Route } from '../route.ts';

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
  listAnnouncements: {
    method: 'GET',
    path: 'users/announcement',
    summary: 'The announcements that are shown now and that the caller has not dismissed, newest first.',
    permission: { kind: 'bearer', unverified: 'refused' },
    data: announcementsSchema,
    errors: [],
  },
  actOnAnnouncement: {
    method: 'POST',
    path: 'users/announcement',
    summary: 'Saves that the caller has seen, clicked or dismissed an announcement.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: announcementActionBodySchema,
    data: v.null(),
    errors: ['not-found', 'announcement-refused'],
  },
} as const satisfies Record<string, Route>;
