import {
  parseOwnFailure,
  type AfterAdding,
  type DeviceActionRefusal,
  type DisplayState,
  type OwnFailure,
} from '@partyline/device-state';
import type { RefusalReason } from '@partyline/permissions';
import type { FailureKind } from '@partyline/session';
import { joinTitle } from './formatters.ts';
import { PRODUCT_NAME } from './product.ts';

/** Refusals of device actions in one language, by source and reason. */
type DeviceRefusalTexts = {
  readonly [By in DeviceActionRefusal['by']]: Readonly<
    Record<Extract<DeviceActionRefusal, { readonly by: By }>['reason'], string>
  >;
};

/** Returns the function that explains refused device actions in one language. [PLUS-7] */
export function deviceRefusalTextOf<Reader>(
  texts: DeviceRefusalTexts,
  permissionText: (reason: RefusalReason, reader: Reader) => string,
): (refusal: DeviceActionRefusal, reader?: Reader) => string {
  return (refusal, reader) => {
    if (refusal.by === 'permission' && reader !== undefined) return permissionText(refusal.reason, reader);
    // By its type, the table of `by` has every reason.
    return (texts[refusal.by] as Readonly<Record<typeof refusal.reason, string>>)[refusal.reason];
  };
}

/**
 * Returns the function that explains refused starts: one sentence for a missing right or workspace, else as for other actions.
 * [DEV-39, ERR-28, GD-36]
 */
export function startRefusalTextOf(
  notAllowed: string,
  texts: Readonly<Record<RefusalReason, string>>,
): (reason: RefusalReason) => string {
  return (reason) => {
    const isMissing = reason === 'unknown-role' || reason === 'no-right' || reason === 'no-workspace';
    return isMissing ? notAllowed : texts[reason];
  };
}

/** Returns the function for the progress of a start or stop. */
export function deviceStateLabelOf(
  words: Readonly<Record<DisplayState, string>>,
  percentText: (percent: number) => string,
): (state: DisplayState, progress: number | null) => string {
  return (state, progress) => {
    const isWork = state === 'starting' || state === 'stopping';
    return isWork && progress !== null
      ? `${words[state]} ${percentText(Math.round(progress))}`
      : words[state];
  };
}

/** Returns the function for stored failure reasons; a host's text is unchanged. [PLUS-11, PLUS-30] */
export function failureReasonTextOf(texts: Readonly<Record<OwnFailure, string>>): (reason: string) => string {
  return (reason) => {
    const own = parseOwnFailure(reason);
    return own === null ? reason : texts[own];
  };
}

/** Returns the function for failed calls. [ERR-7 … ERR-14] */
export function failureTextOf(
  texts: Readonly<Record<Exclude<FailureKind['kind'], 'server-message'>, string>>,
): (failure: FailureKind) => string {
  return (failure) => (failure.kind === 'server-message' ? failure.message : texts[failure.kind]);
}

/** Returns the function for the result of adding a device. [DEV-52, GD-32, GX-6] */
export function afterAddingTextOf(
  { generalError }: { readonly generalError: string },
  { requestNotProper }: { readonly requestNotProper: string },
): (after: AfterAdding, serverMessage?: string) => string | null {
  return ({ kind }, serverMessage = '') => {
    if (kind === 'not-proper') return requestNotProper;
    return kind === 'failed' ? serverMessage.trim() || generalError : null;
  };
}

/** Returns the function for page titles. [GR-14, ROUTE-27] */
export function pageTitleOf<Page extends string>(
  names: Readonly<Record<Page, { readonly area: string; readonly screen: string }>>,
): (page: Page, screen?: string, productName?: string) => string {
  return (page, screen = names[page].screen, productName = PRODUCT_NAME) =>
    joinTitle(productName, names[page].area, screen);
}
