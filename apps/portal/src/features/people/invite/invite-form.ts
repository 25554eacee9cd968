import { fieldOfRefusal, judgeInvitation, listAddresses, type InviteContext } from '@partyline/invitations';
import { err, ok } from '@partyline/kernel';
import { FORM_ISSUE_TEXTS, INVITATION_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import { checkForm, emailIssue, invitationFormAt, parsedForm } from '@partyline/validation';

export interface InviteValues {
  /** One address, or many as pasted. */
  readonly email: string;
  readonly roleName: string;
  /** The display name, which the server compares. [GV-1] */
  readonly permissionName: string;
  readonly workspaceId: number | null;
  readonly endsAt: string | null;
}

/** The text of each code. */
export const INVITE_TEXTS: Readonly<Record<string, string>> = {
  ...FORM_ISSUE_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
};

/**
 * Returns the form schema. One address is checked by every rule; many have a result each, so only other fields are checked. [INV-12 …
 * INV-17, VAL-23, GV-8]
 */
export function inviteSchema(context: InviteContext) {
  return parsedForm((input) => {
    const values = input as InviteValues; // form values
    const addresses = listAddresses(values.email);
    const email = addresses.find((address) => emailIssue(address) === null) ?? addresses[0] ?? '';
    const checked = checkForm(invitationFormAt(Date.now()), { ...values, email });
    if (!checked.ok) return err(checked.error);
    const verdict = addresses.length === 1 ? judgeInvitation(email, checked.value, context) : null;
    if (verdict?.kind === 'refused') {
      return err([{ field: fieldOfRefusal(verdict.reason), code: verdict.reason }]);
    }
    return ok({ ...checked.value, addresses });
  });
}
