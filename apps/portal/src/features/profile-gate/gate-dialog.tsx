import type { LeadBody } from '@partyline/contract';
import type { ProfileGate } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentDateText } from '../../dates.ts';
import type { ProfileForm } from '../../profile/use-profile-form.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import { useStore } from '../../store.ts';
import { Agreement } from './agreement.tsx';
import { eulaQuery } from './eula.query.ts';
import { GateButtons } from './gate-buttons.tsx';
import styles from './gate-dialog.module.css';
import { GateFrame } from './gate-frame.tsx';
import { GateProfile, useGateForm } from './gate-profile.tsx';
import { openAcceptance } from './open-acceptance.ts';

const words = screens.profileGate;

interface GateDialogProps {
  readonly gate: Exclude<ProfileGate, 'none'>;
  readonly uid: string;
  readonly email: string;
}

/** The license agreement, with the about-you form for who has not filled it in yet. [EULA-3, EULA-4, EULA-9, GE-1] */
export function GateDialog({ gate, uid, email }: GateDialogProps) {
  const id = useId();
  const { data: eula } = useQuery(eulaQuery);
  const [acceptance] = useState(() => openAcceptance(gate));
  const step = useStore(acceptance.state, (state) => state.step);
  const failure = useStore(acceptance.failure, (text) => text);
  const { form, lead, missing, forget } = useGateForm(uid, email);

  const isProfile = gate === 'profile';
  const isReady = eula !== undefined && (!isProfile || lead !== null);
  const values: LeadBody | null = isProfile ? lead : null;
  useEffect(() => {
    if (step === 'accepted') forget();
  });
  const decline = () => {
    forget();
    acceptance.decline();
  };
  return (
    <GateFrame
      titleId={id}
      title={eula?.title ?? words.loading}
      subtitle={eula === undefined ? '' : words.versionOf(documentDateText(eula.date))}
      footer={
        <GateButtons
          refusal={refusalOf(eula !== undefined, isProfile ? missing : null)}
          isSaving={step === 'saving' || step === 'accepted'}
          onAccept={() => acceptance.accept(values, isReady)}
          onRefused={() => showWrong(form)}
          onDecline={decline}
        />
      }
    >
      {isProfile ? null : <p className={styles.notice}>{words.newVersion}</p>}
      <Agreement eula={eula} />
      {isProfile ? <GateProfile form={form} /> : null}
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
    </GateFrame>
  );
}

/** Says what is wrong, and leads to the first of it. */
function showWrong(form: ProfileForm): void {
  flushSync(form.showAll);
  document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus();
}

/** Why Accept cannot be pressed, in words; undefined when it can. [EULA-11, GE-3] */
function refusalOf(hasText: boolean, missing: string | null): string | undefined {
  if (!hasText) return words.acceptWaitsForText;
  return missing ?? undefined;
}
