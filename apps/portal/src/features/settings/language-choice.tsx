import { Group, SegmentedControl, Text } from '@mantine/core';
import { isLanguage, LANGUAGE_LABELS, LANGUAGES } from '@partyline/display';
import { screens } from '@partyline/texts';
import { PAGE_LANGUAGE } from '../../language.ts';
import { useChangeLanguage } from './mutations.ts';
import { Outcome } from './section-form.tsx';

const words = screens.myAccount.appearance;
const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

/** Renders the language, which applies in every browser, after a reload. [PLUS-30] */
export function LanguageChoice() {
  const change = useChangeLanguage();
  const choose = (language: string): void => {
    if (!isLanguage(language) || language === PAGE_LANGUAGE || change.isPending) return;
    change.mutate(language);
  };
  return (
    <>
      <Group>
        <SegmentedControl
          aria-label={words.language}
          data={CHOICES}
          // Restores the language of the page.
          value={change.isPending || change.isSuccess ? change.variables : PAGE_LANGUAGE}
          onChange={choose}
        />
      </Group>
      <Text c="dimmed">{words.languageHint}</Text>
      <Outcome mutation={change} done={null} />
    </>
  );
}
