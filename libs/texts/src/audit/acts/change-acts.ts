import type { AuditPhrase } from '@partyline/display';
import type { ActSentences } from '../act-texts.ts';

/** Sentences for a change of one thing alone, in place of those of its act. [PLUS-22] */
export const CHANGE_ACTS = {
  'access.role': {
    done: (who, what) => `${who} changed the role of ${what}`,
    refused: (who, what) => `${who} tried to change the role of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the role of ${what}`,
    unnamed: 'a removed person',
    many: {
      done: (who, count) =>
        count === 1 ? `${who} changed the role of 1 person` : `${who} changed the role of ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to change the role of 1 person and was *refused*`
          : `${who} tried to change the role of ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not change the role of 1 person`
          : `${who} could not change the role of ${count} people`,
    },
  },
  'access.end-date': {
    done: (who, what) => `${who} set an end date for ${what}`,
    refused: (who, what) => `${who} tried to set an end date for ${what} and was *refused*`,
    failed: (who, what) => `${who} could not set an end date for ${what}`,
    unnamed: 'a removed person',
    many: {
      done: (who, count) =>
        count === 1 ? `${who} set an end date for 1 person` : `${who} set an end date for ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to set an end date for 1 person and was *refused*`
          : `${who} tried to set an end date for ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not set an end date for 1 person`
          : `${who} could not set an end date for ${count} people`,
    },
  },
  'access.no-end-date': {
    done: (who, what) => `${who} removed the end date of ${what}`,
    refused: (who, what) => `${who} tried to remove the end date of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not remove the end date of ${what}`,
    unnamed: 'a removed person',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} removed the end date of 1 person`
          : `${who} removed the end date of ${count} people`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to remove the end date of 1 person and was *refused*`
          : `${who} tried to remove the end date of ${count} people and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not remove the end date of 1 person`
          : `${who} could not remove the end date of ${count} people`,
    },
  },
  'device.name': {
    done: (who, what) => `${who} renamed the device ${what}`,
    refused: (who, what) => `${who} tried to rename the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not rename the device ${what}`,
    many: {
      done: (who, count) => (count === 1 ? `${who} renamed 1 device` : `${who} renamed ${count} devices`),
      refused: (who, count) =>
        count === 1
          ? `${who} tried to rename 1 device and was *refused*`
          : `${who} tried to rename ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not rename 1 device` : `${who} could not rename ${count} devices`,
    },
  },
  'device.data-center': {
    done: (who, what) => `${who} changed the data center of ${what}`,
    refused: (who, what) => `${who} tried to change the data center of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the data center of ${what}`,
    unnamed: 'a device',
    many: {
      done: (who, count) =>
        count === 1
          ? `${who} changed the data center of 1 device`
          : `${who} changed the data center of ${count} devices`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to change the data center of 1 device and was *refused*`
          : `${who} tried to change the data center of ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not change the data center of 1 device`
          : `${who} could not change the data center of ${count} devices`,
    },
  },
} as const satisfies Record<AuditPhrase, ActSentences>;
