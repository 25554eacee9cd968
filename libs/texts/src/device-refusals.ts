import type { AfterAdding, DeviceActionRefusal } from '@partyline/device-state';
import type { RefusalReader } from './refusals.ts';

type Texts<By extends DeviceActionRefusal['by']> = Readonly<
  Record<Extract<DeviceActionRefusal, { readonly by: By }>['reason'], string>
>;
type PermissionReason = Extract<DeviceActionRefusal, { readonly by: 'permission' }>['reason'];

/** What the refusals of an action on a device say in one language. */
interface DeviceRefusalTexts {
  readonly permission: Texts<'permission'>;
  readonly command: Texts<'command'>;
  readonly open: Texts<'open'>;
  readonly upgrade: Texts<'upgrade'>;
  readonly move: Texts<'move'>;
  readonly removal: Texts<'removal'>;
  /** The browser has no connection. */
  readonly offline: string;
  /** A missing right, with the next step of its reader. */
  readonly permissionFor: (reason: PermissionReason, reader: RefusalReader) => string;
}

/** Makes the function that says in one language why an action on a device is refused. [PLUS-7] */
export function deviceRefusalTextOf(
  texts: DeviceRefusalTexts,
): (refusal: DeviceActionRefusal, reader?: RefusalReader) => string {
  return (refusal, reader) => {
    switch (refusal.by) {
      case 'permission':
        return reader === undefined
          ? texts.permission[refusal.reason]
          : texts.permissionFor(refusal.reason, reader);
      case 'command':
        return texts.command[refusal.reason];
      case 'open':
        return texts.open[refusal.reason];
      case 'upgrade':
        return texts.upgrade[refusal.reason];
      case 'move':
        return texts.move[refusal.reason];
      case 'removal':
        return texts.removal[refusal.reason];
      case 'connection':
        return texts.offline;
    }
  };
}

/** Makes the function that says in one language what became of adding a device. [DEV-52, GD-32, GX-6] */
export function afterAddingTextOf(texts: {
  readonly requestNotProper: string;
  readonly generalError: string;
}): (after: AfterAdding, serverMessage?: string) => string | null {
  return ({ kind }, serverMessage = '') => {
    if (kind === 'not-proper') return texts.requestNotProper;
    return kind === 'failed' ? serverMessage.trim() || texts.generalError : null;
  };
}
