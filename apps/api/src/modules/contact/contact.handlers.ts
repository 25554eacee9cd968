import type { Handlers } from '../../http/routes/route-types.ts';
import { sendContactRequest, sendFeedback, type ContactDeps } from './contact.service.ts';

type ContactRoutes = 'createCaptcha' | 'sendContactRequest' | 'sendFeedback';

/** Handles GET users/captcha, POST users/contactus, POST users/feedback. [API-19, API-20, FORM-5] */
export function contactHandlers(deps: ContactDeps): Pick<Handlers, ContactRoutes> {
  return {
    createCaptcha: () => deps.captcha.create(new Date()),
    sendContactRequest: async ({ body, caller }) => {
      await sendContactRequest(deps, body, uidOf(caller));
      return null;
    },
    sendFeedback: async ({ body, caller }) => {
      await sendFeedback(deps, body, uidOf(caller));
      return null;
    },
  };
}

function uidOf(caller: { readonly uid: string; readonly isKnown: boolean } | null): string | null {
  return caller?.isKnown === true ? caller.uid : null;
}
