const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches what a text begins with, whatever number it says, in the singular or the plural. */
export function ofAnyNumber(text: (count: number) => string): RegExp {
  const forms = [1, 2].map((count) => escaped(text(count)).replace(String(count), '\\d+'));
  return new RegExp(`^(?:${forms.join('|')})(?!\\p{L})`, 'u');
}
