import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts on devices. [PLUS-22] */
export const DEVICE_ACTS = {
  'trial.start': {
    label: 'Start the trial of the device',
    done: (who, what) => `${who} started the trial of the device ${what}`,
    refused: (who, what) => `${who} tried to start the trial of the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not start the trial of the device ${what}`,
  },
  'device.add': {
    label: 'Add the device',
    done: (who, what) => `${who} added the device ${what}`,
    refused: (who, what) => `${who} tried to add the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not add the device ${what}`,
  },
  'device.unregister': {
    label: 'Unregister the device',
    done: (who, what) => `${who} unregistered the device ${what}`,
    refused: (who, what) => `${who} tried to unregister the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not unregister the device ${what}`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} unregistered 1 device` : `${who} unregistered ${count} devices`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to unregister 1 device and was *refused*`
          : `${who} tried to unregister ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not unregister 1 device` : `${who} could not unregister ${count} devices`,
    },
  },
  'instance.acknowledge': {
    label: 'Take on the problem of the device',
    done: (who, what) => `${who} took on the problem of the device ${what}`,
    refused: (who, what) => `${who} tried to take on the problem of the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not take on the problem of the device ${what}`,
  },
  'instance.unacknowledge': {
    label: 'Give up the problem of the device',
    done: (who, what) => `${who} gave up the problem of the device ${what}`,
    refused: (who, what) => `${who} tried to give up the problem of the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not give up the problem of the device ${what}`,
  },
  'instance.favorite': {
    label: 'Mark the device as a favourite',
    done: (who, what) => `${who} marked the device ${what} as a favourite`,
    refused: (who, what) => `${who} tried to mark the device ${what} as a favourite and was *refused*`,
    failed: (who, what) => `${who} could not mark the device ${what} as a favourite`,
    many: {
      done: (who, count) =>
        count === 1 ? `${who} marked 1 device as favourites` : `${who} marked ${count} devices as favourites`,
      refused: (who, count) =>
        count === 1
          ? `${who} tried to mark 1 device as favourites and was *refused*`
          : `${who} tried to mark ${count} devices as favourites and was *refused*`,
      failed: (who, count) =>
        count === 1
          ? `${who} could not mark 1 device as favourites`
          : `${who} could not mark ${count} devices as favourites`,
    },
  },
  'instance.open': {
    label: 'Open the manager of the device',
    done: (who, what) => `${who} opened the manager of the device ${what}`,
    refused: (who, what) => `${who} tried to open the manager of the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not open the manager of the device ${what}`,
  },
  'instance.save': {
    label: 'Change the device',
    done: (who, what) => `${who} changed the device ${what}`,
    refused: (who, what) => `${who} tried to change the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the device ${what}`,
    many: {
      done: (who, count) => (count === 1 ? `${who} changed 1 device` : `${who} changed ${count} devices`),
      refused: (who, count) =>
        count === 1
          ? `${who} tried to change 1 device and was *refused*`
          : `${who} tried to change ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not change 1 device` : `${who} could not change ${count} devices`,
    },
  },
  'instance.start': {
    label: 'Start the device',
    done: (who, what) => `${who} started the device ${what}`,
    refused: (who, what) => `${who} tried to start the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not start the device ${what}`,
    many: {
      done: (who, count) => (count === 1 ? `${who} started 1 device` : `${who} started ${count} devices`),
      refused: (who, count) =>
        count === 1
          ? `${who} tried to start 1 device and was *refused*`
          : `${who} tried to start ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not start 1 device` : `${who} could not start ${count} devices`,
    },
  },
  'instance.stop': {
    label: 'Stop the device',
    done: (who, what) => `${who} stopped the device ${what}`,
    refused: (who, what) => `${who} tried to stop the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not stop the device ${what}`,
    many: {
      done: (who, count) => (count === 1 ? `${who} stopped 1 device` : `${who} stopped ${count} devices`),
      refused: (who, count) =>
        count === 1
          ? `${who} tried to stop 1 device and was *refused*`
          : `${who} tried to stop ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not stop 1 device` : `${who} could not stop ${count} devices`,
    },
  },
  'instance.upgrade': {
    label: 'Upgrade the device',
    done: (who, what) => `${who} upgraded the device ${what}`,
    refused: (who, what) => `${who} tried to upgrade the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not upgrade the device ${what}`,
    many: {
      done: (who, count) => (count === 1 ? `${who} upgraded 1 device` : `${who} upgraded ${count} devices`),
      refused: (who, count) =>
        count === 1
          ? `${who} tried to upgrade 1 device and was *refused*`
          : `${who} tried to upgrade ${count} devices and was *refused*`,
      failed: (who, count) =>
        count === 1 ? `${who} could not upgrade 1 device` : `${who} could not upgrade ${count} devices`,
    },
  },
  'instance.withdraw': {
    label: 'Withdraw the command for the device',
    done: (who, what) => `${who} withdrew the command for the device ${what}`,
    refused: (who, what) => `${who} tried to withdraw the command for the device ${what} and was *refused*`,
    failed: (who, what) => `${who} could not withdraw the command for the device ${what}`,
  },
} as const satisfies Record<string, ActTexts>;
