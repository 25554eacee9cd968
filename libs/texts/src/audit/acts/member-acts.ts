import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts on the access of members. [PLUS-22] */
export const MEMBER_ACTS = {
  'membership.request': {
    label: 'Ask for a role',
    done: (who) => `${who} asked for a role`,
    refused: (who) => `${who} tried to ask for a role and was *refused*`,
    failed: (who) => `${who} could not ask for a role`,
  },
  'membership.decline-request': {
    label: 'Decline the request of a member',
    done: (who, what) => `${who} declined the request of ${what}`,
    refused: (who, what) => `${who} tried to decline the request of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not decline the request of ${what}`,
    unnamed: 'a removed person',
  },
  'membership.change': {
    label: 'Change the access of a member',
    done: (who, what) => `${who} changed the access of ${what}`,
    refused: (who, what) => `${who} tried to change the access of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the access of ${what}`,
    unnamed: 'a removed person',
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
  'membership.disable': {
    label: 'Shut out a member',
    done: (who, what) => `${who} shut out ${what}`,
    refused: (who, what) => `${who} tried to shut out ${what} and was *refused*`,
    failed: (who, what) => `${who} could not shut out ${what}`,
    unnamed: 'a removed person',
  },
  'membership.enable': {
    label: 'Let a member in again',
    done: (who, what) => `${who} let ${what} in again`,
    refused: (who, what) => `${who} tried to let ${what} in again and was *refused*`,
    failed: (who, what) => `${who} could not let ${what} in again`,
    unnamed: 'a removed person',
  },
  'membership.end': {
    label: 'End the access of a member',
    done: (who, what) => `${who} ended the access of ${what}`,
    refused: (who, what) => `${who} tried to end the access of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not end the access of ${what}`,
    unnamed: 'a removed person',
  },
  'membership.leave': {
    label: 'Give up the access of a member',
    done: (who, what) => `${who} gave up the access of ${what}`,
    refused: (who, what) => `${who} tried to give up the access of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not give up the access of ${what}`,
    unnamed: 'a removed person',
  },
  'membership.link': {
    label: 'Copy a link for a member',
    done: (who, what) => `${who} copied a link for ${what}`,
    refused: (who, what) => `${who} tried to copy a link for ${what} and was *refused*`,
    failed: (who, what) => `${who} could not copy a link for ${what}`,
    unnamed: 'a removed person',
  },
  'membership.resend': {
    label: 'Invite a member again',
    done: (who, what) => `${who} invited ${what} again`,
    refused: (who, what) => `${who} tried to invite ${what} again and was *refused*`,
    failed: (who, what) => `${who} could not invite ${what} again`,
    unnamed: 'a member',
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
  'membership.resume': {
    label: 'Resume the access of a member',
    done: (who, what) => `${who} resumed the access of ${what}`,
    refused: (who, what) => `${who} tried to resume the access of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not resume the access of ${what}`,
    unnamed: 'a removed person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} resumed the access of 1 person`
          : `${who} resumed the access of ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to resume the access of 1 person and was *refused*`
          : `${who} tried to resume the access of ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not resume the access of 1 person`
          : `${who} could not resume the access of ${count} people`,
    },
  },
  'membership.revoke': {
    label: 'Remove the access of a member',
    done: (who, what) => `${who} removed the access of ${what}`,
    refused: (who, what) => `${who} tried to remove the access of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not remove the access of ${what}`,
    unnamed: 'a removed person',
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
  'membership.suspend': {
    label: 'Suspend the access of a member',
    done: (who, what) => `${who} suspended the access of ${what}`,
    refused: (who, what) => `${who} tried to suspend the access of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not suspend the access of ${what}`,
    unnamed: 'a removed person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} suspended the access of 1 person`
          : `${who} suspended the access of ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to suspend the access of 1 person and was *refused*`
          : `${who} tried to suspend the access of ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not suspend the access of 1 person`
          : `${who} could not suspend the access of ${count} people`,
    },
  },
} as const satisfies Record<string, ActTexts>;
