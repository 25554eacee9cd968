import {
  INITIAL_DATA_USAGE,
  nextCountry,
  nextDataUsage,
  startProfile,
  type DataUsage,
  type ProfileDraft,
} from '@partyline/validation';

/** What stands in the form, and whether the person has touched the switch for the usage of data. */
export interface ProfileState {
  readonly draft: ProfileDraft;
  readonly isDataUsageTouched: boolean;
}

/** One change of the form. */
export type ProfileChange = Partial<Omit<ProfileDraft, 'email'>>;

/** The form at first. [EULA-16, EULA-17, EULA-18] */
export function startState(email: string): ProfileState {
  return { draft: startProfile(email), isDataUsageTouched: INITIAL_DATA_USAGE.isTouched };
}

/**
 * The form after a change: another country clears the state, and may turn the usage of data off, where the rule says so or
 * the settings of the service do. [GE-5, GE-6]
 */
export function changeState(
  state: ProfileState,
  change: ProfileChange,
  optInCountries?: readonly string[],
): ProfileState {
  const { country, dataUsage, ...others } = change;
  let draft: ProfileDraft = { ...state.draft, ...others };
  let usage: DataUsage = { value: draft.dataUsage, isTouched: state.isDataUsageTouched };
  if (country !== undefined) {
    draft = nextCountry(draft, country);
    usage = nextDataUsage(usage, { kind: 'country', country }, optInCountries);
  }
  if (dataUsage !== undefined) usage = nextDataUsage(usage, { kind: 'set', value: dataUsage });
  return { draft: { ...draft, dataUsage: usage.value }, isDataUsageTouched: usage.isTouched };
}
