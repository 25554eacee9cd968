/**
 * Where a ticked box is not consent: the European Economic Area, the United Kingdom and Switzerland. Operators may configure
 * others. [GE-5]
 */
export const CONSENT_OPT_IN_COUNTRIES: readonly string[] = (
  'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE ' +
  'ISL LIE NOR GBR CHE'
).split(' ');

export interface DataUsage {
  readonly value: boolean;
  readonly isTouched: boolean;
}

export type DataUsageEvent =
  | { readonly kind: 'set'; readonly value: boolean }
  | { readonly kind: 'country'; readonly country: string };

/** [EULA-17, GE-5] */
export const INITIAL_DATA_USAGE: DataUsage = Object.freeze({ value: true, isTouched: false });

/** Applies an event to the switch; choosing a country that needs consent turns an untouched switch off. [GE-5] */
export function nextDataUsage(
  usage: DataUsage,
  event: DataUsageEvent,
  optInCountries: readonly string[] = CONSENT_OPT_IN_COUNTRIES,
): DataUsage {
  if (event.kind === 'set') return { value: event.value, isTouched: true };
  const turnsOff = !usage.isTouched && usage.value && optInCountries.includes(event.country);
  return turnsOff ? { value: false, isTouched: false } : usage;
}
