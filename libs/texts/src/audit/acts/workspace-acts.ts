import type { ActTexts } from '../act-texts.ts';

/** Sentences of acts on workspaces and their ownership. [PLUS-22] */
export const WORKSPACE_ACTS = {
  'ownership.accept': {
    label: 'Accept the ownership of a workspace or the account',
    done: (who, what) => `${who} accepted the ownership of ${what}`,
    refused: (who, what) => `${who} tried to accept the ownership of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not accept the ownership of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.cancel': {
    label: 'Withdraw the handover of a workspace or the account',
    done: (who, what) => `${who} withdrew the handover of ${what}`,
    refused: (who, what) => `${who} tried to withdraw the handover of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not withdraw the handover of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.lapse': {
    label: 'End the handover of a workspace or the account',
    done: (who, what) => `${who} ended the handover of ${what}`,
    refused: (who, what) => `${who} tried to end the handover of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not end the handover of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.open': {
    label: 'Open the handover of a workspace or the account',
    done: (who, what) => `${who} opened the handover of ${what}`,
    refused: (who, what) => `${who} tried to open the handover of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not open the handover of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.reject': {
    label: 'Reject the handover of a workspace or the account',
    done: (who, what) => `${who} rejected the handover of ${what}`,
    refused: (who, what) => `${who} tried to reject the handover of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not reject the handover of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.request': {
    label: 'Request the ownership of a workspace or the account',
    done: (who, what) => `${who} requested the ownership of ${what}`,
    refused: (who, what) => `${who} tried to request the ownership of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not request the ownership of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.resend': {
    label: 'Resend the handover of a workspace or the account',
    done: (who, what) => `${who} resent the handover of ${what}`,
    refused: (who, what) => `${who} tried to resend the handover of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not resend the handover of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'ownership.transfer': {
    label: 'Offer the ownership of a workspace or the account',
    done: (who, what) => `${who} offered the ownership of ${what}`,
    refused: (who, what) => `${who} tried to offer the ownership of ${what} and was *refused*`,
    failed: (who, what) => `${who} could not offer the ownership of ${what}`,
    unnamed: 'a workspace or the account',
  },
  'workspace.create': {
    label: 'Create the workspace',
    done: (who, what) => `${who} created the workspace ${what}`,
    refused: (who, what) => `${who} tried to create the workspace ${what} and was *refused*`,
    failed: (who, what) => `${who} could not create the workspace ${what}`,
  },
  'workspace.delete': {
    label: 'Delete the workspace',
    done: (who, what) => `${who} deleted the workspace ${what}`,
    refused: (who, what) => `${who} tried to delete the workspace ${what} and was *refused*`,
    failed: (who, what) => `${who} could not delete the workspace ${what}`,
  },
  'workspace.move-instances': {
    label: 'Move devices to the workspace',
    done: (who, what) => `${who} moved devices to the workspace ${what}`,
    refused: (who, what) => `${who} tried to move devices to the workspace ${what} and was *refused*`,
    failed: (who, what) => `${who} could not move devices to the workspace ${what}`,
  },
  'workspace.quiet-hours': {
    label: 'Set the quiet hours of the workspace',
    done: (who, what) => `${who} set the quiet hours of the workspace ${what}`,
    refused: (who, what) => `${who} tried to set the quiet hours of the workspace ${what} and was *refused*`,
    failed: (who, what) => `${who} could not set the quiet hours of the workspace ${what}`,
  },
  'workspace.rename': {
    label: 'Rename the workspace',
    done: (who, what) => `${who} renamed the workspace ${what}`,
    refused: (who, what) => `${who} tried to rename the workspace ${what} and was *refused*`,
    failed: (who, what) => `${who} could not rename the workspace ${what}`,
  },
} as const satisfies Record<string, ActTexts>;
