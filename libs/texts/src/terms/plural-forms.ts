/** In the order of the forms in a translation file. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Lists the plural categories of a language in a fixed order: one, few, many and other in Polish. */
export function listPluralCategories(language: string): readonly Intl.LDMLPluralRule[] {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return CATEGORIES.filter((category) => known.includes(category));
}

/** Returns the form for a count, of the forms in the order of the language's categories. */
export function pluralForm(language: string, count: number, ...forms: readonly string[]): string {
  const index = listPluralCategories(language).indexOf(new Intl.PluralRules(language).select(count));
  return forms[index] ?? forms.at(-1) ?? '';
}
