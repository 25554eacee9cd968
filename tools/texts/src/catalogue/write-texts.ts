import { listPluralCategories } from '@partyline/texts/plural-forms';
import ts from 'typescript';
import type { Message } from './messages.ts';

/** Forms by the key of their message. */
export type Translations = ReadonlyMap<string, readonly string[]>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns whether 1 is the one number with a form of its own, as in English. */
export function isCountedAsEnglish(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    listPluralCategories(language).length === 2 &&
    Array.from({ length: 200 }, (_, count) => count).every(
      (count) => (rules.select(count) === 'one') === (count === 1),
    )
  );
}

/** Returns the source of a file with the translated forms in place of its own; the code around them stays. */
export function writeTexts(
  file: ts.SourceFile,
  messages: readonly Message[],
  { language, translations }: { readonly language: string; readonly translations: Translations },
): string {
  const isChanged = ({ key, forms }: Message): boolean =>
    translations.has(key) && translations.get(key)?.join('\0') !== forms.join('\0');
  const replaced = new Map<ts.Node, Message>(
    messages.filter(isChanged).map((message) => [message.whole, message]),
  );

  const print = (node: ts.Node): string => {
    const message = replaced.get(node);
    if (message !== undefined) return printMessage(message, translations.get(message.key) ?? []);
    const text = node.getSourceFile().text;
    let printed = '';
    let from = node.getFullStart();
    ts.forEachChild(node, (child) => {
      printed += text.slice(from, child.getFullStart()) + print(child);
      from = child.getEnd();
    });
    return printed + text.slice(from, node.getEnd());
  };

  const printMessage = ({ whole, count, placeholders }: Message, forms: readonly string[]): string => {
    const space = whole.getFullText().slice(0, whole.getStart() - whole.getFullStart());
    const printed = forms.map((form) => printLiteral(form, (name) => expressionOf(placeholders.get(name))));
    if (count === null) return space + (printed[0] ?? '');
    const counted = print(count).trim();
    const isCall = ts.isCallExpression(whole) && whole.expression.getText() === 'plural';
    if (isCountedAsEnglish(language)) {
      const [one = '', many = ''] = printed;
      return `${space}${isCall ? `plural(${counted}, ${one}, ${many})` : `${counted} === 1 ? ${one} : ${many}`}`;
    }
    const form = `pluralForm('${language}', ${counted}, ${printed.join(', ')})`;
    return `${space}${isCall ? `\`\${${counted}} \${${form}}\`` : form}`;
  };
  const expressionOf = (expression: ts.Expression | undefined): string =>
    expression === undefined ? '' : print(expression).trim();

  return print(file) + file.text.slice(file.getEnd());
}

/** Returns a string literal, or a template with the expressions of its placeholders. */
function printLiteral(text: string, expressionOf: (name: string) => string): string {
  const isPlain = text.search(PLACEHOLDER) === -1;
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  if (isPlain) return `'${escaped.replaceAll("'", "\\'")}'`;
  const template = escaped.replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `\`${template.replaceAll(PLACEHOLDER, (_, name: string) => `\${${expressionOf(name)}}`)}\``;
}
