import type { AfterAdding, DeviceActionRefusal } from '@partyline/device-state';
import type { RefusalReason } from '@partyline/permissions';
import type { RefusalReader } from './refusals.ts';

/** The sentence of every refusal of an action on a device in one language, by what refuses it and why. */
type DeviceRefusalTexts = {
  readonly [By in DeviceActionRefusal['by']]: Readonly<
    Record<Extract<DeviceActionRefusal, { readonly by: By }>['reason'], string>
  >;
};

/** Makes the function that says in one language why an action on a device is refused. [PLUS-7] */
export function deviceRefusalTextOf(
  texts: DeviceRefusalTexts,
  permissionText: (reason: RefusalReason, reader: RefusalReader) => string,
): (refusal: DeviceActionRefusal, reader?: RefusalReader) => string {
  return (refusal, reader) => {
    if (refusal.by === 'permission' && reader !== undefined) return permissionText(refusal.reason, reader);
    // The type of the tables says that the table of `by` has every reason that comes with it.
    return (texts[refusal.by] as Readonly<Record<typeof refusal.reason, string>>)[refusal.reason];
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
