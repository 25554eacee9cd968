import { MATRIX_PLACES, PLACE_ACTIONS, type PlacedAction } from '../matrix/permission-rows.ts';

/** A place and an action of it, such as `instance.stop`. [PLUS-35] */
export type ActCode = {
  [Place in keyof typeof PLACE_ACTIONS]: `${Place}.${(typeof PLACE_ACTIONS)[Place][number]}`;
}[keyof typeof PLACE_ACTIONS];

const ACTS: ReadonlyMap<string, PlacedAction> = new Map(
  MATRIX_PLACES.flatMap((place) =>
    PLACE_ACTIONS[place].map((action) => [`${place}.${action}`, { place, action }] as const),
  ),
);

/** Every act of the permission table, in its order. [PLUS-35] */
// The keys are built from the very lists that the type is built from.
export const ACT_CODES = [...ACTS.keys()] as readonly ActCode[] as readonly [ActCode, ...ActCode[]];

/** Returns the place and the action of an act. */
export function placedActionOf(act: ActCode): PlacedAction {
  const placed = ACTS.get(act);
  if (placed === undefined) throw new Error(`There is no act ${act}.`);
  return placed;
}

/** Returns the code of an action in its place. */
export function actCodeOf({ place, action }: PlacedAction): ActCode {
  const code = ACT_CODES.find((each) => each === `${place}.${action}`);
  if (code === undefined) throw new Error(`There is no act ${place}.${action}.`);
  return code;
}

/** Returns whether an act is asked about the whole account: no workspace or device decides it. */
export function isAccountAct(act: ActCode): boolean {
  const { place } = placedActionOf(act);
  return place !== 'workspace' && place !== 'instance';
}
