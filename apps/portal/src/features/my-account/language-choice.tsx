import { SegmentedControl } from '@mantine/core';
import { isLanguage, LANGUAGE_LABELS, LANGUAGES, type Language } from '@partyline/display';
import { screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import { useState } from 'react';
import { isUnstorableTyped } from '../../forms/draft.ts';
import { PAGE_LANGUAGE } from '../../language.ts';
import { useChangeLanguage } from './mutations.ts';
import { Outcome } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.appearance;
const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

/**
 * Renders the language, which applies in every browser. The reload keeps input except passwords, which are never stored: asks first.
 * [PLUS-30]
 */
export function LanguageChoice() {
  const change = useChangeLanguage();
  const [asked, setAsked] = useState<Language | null>(null);
  const choose = (language: string): void => {
    if (!isLanguage(language) || language === PAGE_LANGUAGE || change.isPending) return;
    if (isUnstorableTyped()) setAsked(language);
    else change.mutate(language);
  };
  return (
    <>
      <SegmentedControl
        aria-label={words.language}
        data={CHOICES}
        // Restores the language of the page.
        value={change.isPending || change.isSuccess ? change.variables : PAGE_LANGUAGE}
        onChange={choose}
      />
      <p className={styles.text}>{words.languageHint}</p>
      <Outcome mutation={change} done={null} />
      {asked === null ? null : (
        <ConfirmModal
          title={words.languageQuestion.title}
          confirmLabel={words.languageQuestion.confirm}
          cancelLabel={words.languageQuestion.cancel}
          onConfirm={() => {
            setAsked(null);
            change.mutate(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          <p>{words.languageQuestion.text}</p>
        </ConfirmModal>
      )}
    </>
  );
}
