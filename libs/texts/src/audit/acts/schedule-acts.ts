import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts on schedules and alerts. [PLUS-22] */
export const SCHEDULE_ACTS = {
  'alert.create': {
    label: 'Create the alert',
    done: (who, what) => `${who} created the alert ${what}`,
    refused: (who, what) => `${who} tried to create the alert ${what} and was *refused*`,
    failed: (who, what) => `${who} could not create the alert ${what}`,
  },
  'alert.change': {
    label: 'Change the alert',
    done: (who, what) => `${who} changed the alert ${what}`,
    refused: (who, what) => `${who} tried to change the alert ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the alert ${what}`,
  },
  'alert.delete': {
    label: 'Delete the alert',
    done: (who, what) => `${who} deleted the alert ${what}`,
    refused: (who, what) => `${who} tried to delete the alert ${what} and was *refused*`,
    failed: (who, what) => `${who} could not delete the alert ${what}`,
  },
  'alert.rotate-secret': {
    label: 'Make a new secret for the alert',
    done: (who, what) => `${who} made a new secret for the alert ${what}`,
    refused: (who, what) => `${who} tried to make a new secret for the alert ${what} and was *refused*`,
    failed: (who, what) => `${who} could not make a new secret for the alert ${what}`,
  },
  'alert.send': {
    label: 'Send a message of the alert',
    done: (who, what) => `${who} sent a message of the alert ${what}`,
    refused: (who, what) => `${who} tried to send a message of the alert ${what} and was *refused*`,
    failed: (who, what) => `${who} could not send a message of the alert ${what}`,
  },
  'alert.test': {
    label: 'Test the alert',
    done: (who, what) => `${who} tested the alert ${what}`,
    refused: (who, what) => `${who} tried to test the alert ${what} and was *refused*`,
    failed: (who, what) => `${who} could not test the alert ${what}`,
  },
  'schedule.create': {
    label: 'Create the schedule',
    done: (who, what) => `${who} created the schedule ${what}`,
    refused: (who, what) => `${who} tried to create the schedule ${what} and was *refused*`,
    failed: (who, what) => `${who} could not create the schedule ${what}`,
  },
  'schedule.change': {
    label: 'Change the schedule',
    done: (who, what) => `${who} changed the schedule ${what}`,
    refused: (who, what) => `${who} tried to change the schedule ${what} and was *refused*`,
    failed: (who, what) => `${who} could not change the schedule ${what}`,
  },
  'schedule.delete': {
    label: 'Delete the schedule',
    done: (who, what) => `${who} deleted the schedule ${what}`,
    refused: (who, what) => `${who} tried to delete the schedule ${what} and was *refused*`,
    failed: (who, what) => `${who} could not delete the schedule ${what}`,
  },
  'schedule.pause': {
    label: 'Pause the schedule',
    done: (who, what) => `${who} paused the schedule ${what}`,
    refused: (who, what) => `${who} tried to pause the schedule ${what} and was *refused*`,
    failed: (who, what) => `${who} could not pause the schedule ${what}`,
  },
  'schedule.resume': {
    label: 'Resume the schedule',
    done: (who, what) => `${who} resumed the schedule ${what}`,
    refused: (who, what) => `${who} tried to resume the schedule ${what} and was *refused*`,
    failed: (who, what) => `${who} could not resume the schedule ${what}`,
  },
  'schedule.run': {
    label: 'Run the schedule',
    done: (who, what) => `${who} ran the schedule ${what}`,
    refused: (who, what) => `${who} tried to run the schedule ${what} and was *refused*`,
    failed: (who, what) => `${who} could not run the schedule ${what}`,
  },
} as const satisfies Record<string, ActTexts>;
