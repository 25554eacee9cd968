import { SegmentedControl } from '@mantine/core';
import { isLanguage, LANGUAGE_LABELS, LANGUAGES } from '@partyline/display';
import { screens } from '@partyline/texts';
import { PAGE_LANGUAGE } from '../../language.ts';
import { useChangeLanguage } from './mutations.ts';
import { Outcome } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.appearance;
const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

/** The language of the portal, for this user in every browser. The page is loaded again in it. [PLUS-30] */
export function LanguageChoice() {
  const change = useChangeLanguage();
  const choose = (language: string): void => {
    if (isLanguage(language) && language !== PAGE_LANGUAGE && !change.isPending) change.mutate(language);
  };
  return (
    <>
      <SegmentedControl
        aria-label={words.language}
        data={CHOICES}
        // Until the page is loaded again it is in its own language; a failure leaves it there.
        value={change.isPending || change.isSuccess ? change.variables : PAGE_LANGUAGE}
        onChange={choose}
      />
      <p className={styles.text}>{words.languageHint}</p>
      <Outcome mutation={change} done={null} />
    </>
  );
}
