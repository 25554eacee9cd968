import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts on invitations. [PLUS-22] */
export const INVITATION_ACTS = {
  'invitation.accept': {
    label: 'Accept the invitation',
    done: (who, what) => `${who} accepted the invitation ${what}`,
    refused: (who, what) => `${who} tried to accept the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not accept the invitation ${what}`,
  },
  'invitation.leave': {
    label: 'Give up the invitation',
    done: (who, what) => `${who} gave up the invitation ${what}`,
    refused: (who, what) => `${who} tried to give up the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not give up the invitation ${what}`,
  },
  'invitation.resume': {
    label: 'Resume the invitation',
    done: (who, what) => `${who} resumed the invitation ${what}`,
    refused: (who, what) => `${who} tried to resume the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not resume the invitation ${what}`,
  },
  'invitation.suspend': {
    label: 'Suspend the invitation',
    done: (who, what) => `${who} suspended the invitation ${what}`,
    refused: (who, what) => `${who} tried to suspend the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not suspend the invitation ${what}`,
  },
  'invitation.change': {
    label: 'Change the invitation',
    done: (who, what) => `${who} changed the invitation ${what}`,
    refused: (who, what) => `${who} tried to change the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the invitation ${what}`,
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} changed the access of 1 person`
          : `${who} changed the access of ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to change the access of 1 person and was *refused*`
          : `${who} tried to change the access of ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not change the access of 1 person`
          : `${who} could not change the access of ${count} people`,
    },
  },
  'invitation.link': {
    label: 'Copy the link of the invitation',
    done: (who, what) => `${who} copied the link of the invitation ${what}`,
    refused: (who, what) => `${who} tried to copy the link of the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not copy the link of the invitation ${what}`,
  },
  'invitation.resend': {
    label: 'Send the invitation again',
    done: (who, what) => `${who} sent the invitation ${what} again`,
    refused: (who, what) => `${who} tried to send the invitation ${what} again and was *refused*`,
    failed: (who, what) => `${who} could not send the invitation ${what} again`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} invited 1 person again` : `${who} invited ${count} people again`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to invite 1 person again and was *refused*`
          : `${who} tried to invite ${count} people again and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not invite 1 person again`
          : `${who} could not invite ${count} people again`,
    },
  },
  'invitation.revoke': {
    label: 'Revoke the invitation',
    done: (who, what) => `${who} revoked the invitation ${what}`,
    refused: (who, what) => `${who} tried to revoke the invitation ${what} and was *refused*`,
    failed: (who, what) => `${who} could not revoke the invitation ${what}`,
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} removed the access of 1 person`
          : `${who} removed the access of ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to remove the access of 1 person and was *refused*`
          : `${who} tried to remove the access of ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not remove the access of 1 person`
          : `${who} could not remove the access of ${count} people`,
    },
  },
  'invitation.send': {
    label: 'Invite a person',
    done: (who, what) => `${who} invited ${what}`,
    refused: (who, what) => `${who} tried to invite ${what} and was *refused*`,
    failed: (who, what) => `${who} could not invite ${what}`,
    unnamed: 'a person',
    many: {
      done: (who, count) => (count === 1 ? `${who} invited 1 person` : `${who} invited ${count} people`),
      refused: (who, count) =>
        count === 1
          ? `${who} tried to invite 1 person and was *refused*`
          : `${who} tried to invite ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not invite 1 person` : `${who} could not invite ${count} people`,
    },
  },
} as const satisfies Record<string, ActTexts>;
