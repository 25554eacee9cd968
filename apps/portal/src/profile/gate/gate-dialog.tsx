import { Button, Modal, Text, Title } from '@mantine/core';
import { PROFILE_GATE_CLOSES_ON, type EulaText, type ProfileGate } from '@partyline/session';
import { screens } from '@partyline/texts';
import { BusyButton, DisabledReason } from '@partyline/ui';
import {
  issueKindOf,
  leadForm,
  listFormIssues,
  startProfile,
  type IssueCode,
  type IssueKind,
} from '@partyline/validation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { documentDateText } from '../../dates.ts';
import { failureText } from '../../forms/failure-text.ts';
import { ConsentFields, ProfileFields } from '../profile-fields.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { logOutAndLeave } from '../../shell/logout/log-out.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { Agreement, eulaQuery } from './agreement.tsx';
import styles from './gate-dialog.module.css';
import { useAccept } from './mutations.ts';

const words = screens.profileGate;
const fields = screens.aboutYou;
/** Without the consent, which has its own text. */
const LABELS: Readonly<Record<string, string>> = {
  firstName: fields.firstName,
  lastName: fields.lastName,
  company: fields.company,
  marketCode: fields.marketCode,
  country: fields.country,
  state: fields.state,
  email: fields.email,
};
/** `Modal.Content` would also set a `className` on its wrapper. */
const CLASSES = { content: styles.panel ?? '' };
const ignore = () => undefined;

interface GateDialogProps {
  readonly gate: Exclude<ProfileGate, 'none'>;
  readonly uid: string;
  readonly email: string;
}

/** Renders the agreement, with the profile form until it is completed once. [EULA-3, EULA-4, EULA-9, GE-1] */
export function GateDialog({ gate, ...user }: GateDialogProps) {
  const { data: eula } = useQuery(eulaQuery);
  return gate === 'profile' ? <ProfileGateDialog eula={eula} {...user} /> : <EulaGateDialog eula={eula} />;
}

type Eula = EulaText | undefined;

/** Renders a newer agreement, without the form. */
function EulaGateDialog({ eula }: { readonly eula: Eula }) {
  const accept = useAccept();
  return (
    <GateModal
      isTitleFocused
      eula={eula}
      isBusy={accept.isPending || accept.isSuccess}
      failure={failureText(accept.error)}
      onAccept={() => accept.mutate(null)}
      onDecline={logOutAndLeave}
    >
      <Text c="dimmed">{words.newVersion}</Text>
      <Agreement eula={eula} />
    </GateModal>
  );
}

/** Renders the agreement and profile form; Accept waits for all required fields. [EULA-11, EULA-30, GE-3] */
function ProfileGateDialog({ eula, uid, email }: Omit<GateDialogProps, 'gate'> & { readonly eula: Eula }) {
  const accept = useAccept();
  const { form, isBusy, failure, onSubmit, forgetDraft } = useProfileForm({
    draftName: 'profile-draft',
    uid,
    start: startProfile(email),
    isDataUsageTouched: false,
    schema: leadForm,
    mutation: accept,
    submit: async (values) => {
      if (eula === undefined) return;
      await accept.mutateAsync(values);
      forgetDraft();
    },
  });
  return (
    <GateModal
      eula={eula}
      refusal={refusalOf(listFormIssues(leadForm, form.values))}
      isBusy={isBusy || accept.isSuccess}
      failure={failure}
      onAccept={() => onSubmit()}
      onDecline={() => {
        forgetDraft();
        logOutAndLeave();
      }}
    >
      <Agreement eula={eula} />
      <Title order={3}>{fields.title}</Title>
      <ProfileFields form={form} />
      <ConsentFields form={form} isRequired />
    </GateModal>
  );
}

/** Returns what Accept waits for. [EULA-30] */
function refusalOf(issues: Readonly<Record<string, IssueCode>>): string | undefined {
  if (Object.keys(issues).length === 0) return undefined;
  const labels: Record<IssueKind, string[]> = { missing: [], 'too-long': [], 'too-short': [], wrong: [] };
  for (const [path, code] of Object.entries(issues)) {
    const label = LABELS[path.split('.')[0] ?? ''];
    if (label !== undefined) labels[issueKindOf(code)].push(label);
  }
  return words.acceptWaitsFor(labels, 'contactConsent' in issues);
}

interface GateModalProps {
  readonly eula: Eula;
  readonly children: ReactNode;
  /** Why Accept is disabled, apart from loading. */
  readonly refusal?: string | undefined;
  readonly isTitleFocused?: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** While disabled, shows what is wrong. */
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Renders a modal that closes only by its buttons. Focuses the first field, else the title. [EULA-1, EULA-2, EULA-10] */
function GateModal({
  eula,
  children,
  refusal,
  isTitleFocused = false,
  isBusy,
  failure,
  onAccept,
  onDecline,
}: GateModalProps) {
  useEffect(
    () => () => document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true }),
    [],
  );
  const reason = eula === undefined ? words.acceptWaitsForText : refusal;
  return (
    <Modal.Root
      // Uses the theme's class names for `Modal`.
      __staticSelector="Modal"
      classNames={CLASSES}
      opened
      centered
      size={640}
      // The theme sets defaults of `Modal`, not of its parts.
      zIndex="var(--pl-z-modal)"
      transitionProps={{ duration: 0 }}
      closeOnEscape={PROFILE_GATE_CLOSES_ON.escape}
      closeOnClickOutside={PROFILE_GATE_CLOSES_ON.backdrop}
      onClose={ignore}
    >
      <Modal.Overlay className={styles.scrim} />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title className={styles.title} tabIndex={-1} data-autofocus={isTitleFocused || undefined}>
            <span lang={eula?.language}>{eula?.title ?? words.loading}</span>
          </Modal.Title>
          <p className={styles.subtitle}>
            {eula === undefined ? '' : words.versionOf(documentDateText(eula.date))}
          </p>
        </div>
        <div className={styles.body}>
          {children}
          {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
        </div>
        <div className={styles.foot}>
          <p className={styles.why}>{reason}</p>
          <div className={styles.buttons}>
            <Button onClick={onDecline}>{words.decline}</Button>
            <DisabledReason reason={reason} onRefusedPress={onAccept}>
              <BusyButton variant="filled" isBusy={isBusy} onClick={onAccept}>
                {isBusy ? words.accepting : words.accept}
              </BusyButton>
            </DisabledReason>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
