/**
 * The countries where a consent that is ticked beforehand is none: the European Economic Area, the United Kingdom and
 * Switzerland, by three-letter code. Whoever runs the service may state others. [GE-5]
 */
export const CONSENT_OPT_IN_COUNTRIES: readonly string[] = (
  'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE ' +
  'ISL LIE NOR GBR CHE'
).split(' ');

/** The switch for the usage of data: where it stands, and whether the person has touched it. */
export interface DataUsage {
  readonly value: boolean;
  readonly isTouched: boolean;
}

/** What happens to the switch: the person sets it, or chooses a country. */
export type DataUsageEvent =
  | { readonly kind: 'set'; readonly value: boolean }
  | { readonly kind: 'country'; readonly country: string };

/** The switch as it stands at first: on. [EULA-17, GE-5] */
export const INITIAL_DATA_USAGE: DataUsage = Object.freeze({ value: true, isTouched: false });

/**
 * The switch after an event. Choosing a country that asks for consent turns it off while the person has not touched it, and
 * off it stays until they do, whatever country comes next. [GE-5]
 */
export function nextDataUsage(
  usage: DataUsage,
  event: DataUsageEvent,
  optInCountries: readonly string[] = CONSENT_OPT_IN_COUNTRIES,
): DataUsage {
  if (event.kind === 'set') return { value: event.value, isTouched: true };
  const turnsOff = !usage.isTouched && usage.value && optInCountries.includes(event.country);
  return turnsOff ? { value: false, isTouched: false } : usage;
}
