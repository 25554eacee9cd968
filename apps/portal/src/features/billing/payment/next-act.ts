import { screens } from '@partyline/texts';
import { inviteOffer } from '@partyline/invitations';
import { circumstancesOf } from '@partyline/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { getSession } from '../../../session/session-store.ts';
import { workspacesQuery } from '../../../session/workspaces.ts';
import { hideMessage, showMessage } from '../../../shell/messages/show-message.ts';
import { checkoutQuery } from './checkout-query.ts';

const { success, next: words } = screens.payment;

type Link =
  | { readonly to: '/manage-invite'; readonly search: { readonly invite: true } }
  | { readonly to: '/dashboard'; readonly search: { readonly device: string } };

/** What to do after a purchase. */
export interface NextAct {
  readonly title: string;
  readonly label: string;
  readonly link: Link;
}

/** Finds what follows a purchase whose plan is active: inviting for who may, else its device; null for nothing. Rejects when offline. [HZ-12] */
export async function findNextAct(client: QueryClient, checkoutId: string | null): Promise<NextAct | null> {
  const [{ state, subscriptionType, vicUuid }, workspaces] = await Promise.all([
    client.query(checkoutQuery(checkoutId, false)),
    client.query(workspacesQuery),
  ]);
  if (state !== 'active') return null;
  const title = subscriptionType === 'trial' ? success.trialTitle : success.title;
  const mayInvite = inviteOffer(workspaces, circumstancesOf(getSession().user)).kind === 'offered';
  if (mayInvite)
    return { title, label: words.invite, link: { to: '/manage-invite', search: { invite: true } } };
  const device = workspaces.flatMap(({ vicList }) => vicList).find((one) => one.vicUuid === vicUuid);
  if (device === undefined) return null;
  const link = { to: '/dashboard', search: { device: device.vicUuid } } as const;
  return { title, label: words.device(device.deviceName), link };
}

/** Offers an act over the dashboard, until it is taken or put off. [HZ-12] */
export function showNextAct({ title, label, link }: NextAct, go: (link: Link) => void): void {
  const id = showMessage({
    type: 'success',
    title,
    message: 'invite' in link.search ? words.inviteText : words.deviceText,
    autoClose: false,
    choice: {
      label,
      otherLabel: words.later,
      run: () => {
        hideMessage(id);
        go(link);
      },
    },
  });
}
