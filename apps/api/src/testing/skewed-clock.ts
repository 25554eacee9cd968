/**
 * Loaded before a program (`node --import`): its clock is CLOCK_OFFSET_MS ahead, as on a machine whose clock is wrong. The product
 * itself has no setting for this.
 */
const RealDate = Date;
const offsetMs = Number(process.env['CLOCK_OFFSET_MS']);

class SkewedDate extends RealDate {
  constructor(...parts: readonly (number | string | Date)[]) {
    if (parts.length === 0) super(RealDate.now() + offsetMs);
    else super(...(parts as [number])); // whatever the caller gave: all forms are the real one's
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

globalThis.Date = SkewedDate as DateConstructor; // calling it without `new` is not used
