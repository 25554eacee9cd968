import { listDeviceControls, type DeviceControl } from '@partyline/device-state';
import { listProblems, PROBLEMS_SHOWN } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconChevronUp, IconRefresh } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useProblemsInTab } from '../../../page-title.ts';
import { useClock } from '../data/clock.ts';
import { RowButton } from '../card/row-button.tsx';
import type { RowContext } from '../grid/grid-row-view.tsx';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';
import { accessOf } from '../device-access.ts';
import { useCardContext } from '../device-context.ts';
import { useHeldWhilePressed } from './held-while-pressed.ts';
import { ProblemRow } from './problem-row.tsx';
import styles from './problems.module.css';
import { useTellFailures } from './tell-failures.ts';
import { useSteadyPage } from './steady-page.ts';

const words = screens.problems;
const RETRY = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;
const CHEVRON = <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />;

interface ProblemsProps extends Pick<RowContext, 'subjectOf'> {
  readonly views: readonly WorkspaceView[];
}

/**
 * Renders the problems of all workspaces above them, the worst first, more than five folded; nothing without any. What stands below
 * keeps its place when problems come and go. [PLUS-34]
 */
export function ProblemsStrip({ views, subjectOf }: ProblemsProps) {
  const listed = useMemo(() => listProblems(views), [views]);
  useProblemsInTab(listed.length);
  const problems = useHeldWhilePressed(listed);
  const [isFolded, setFolded] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useSteadyPage(frame, `${String(isFolded)} ${String(isWhole)}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = useCallback(() => {
    setFolded(false);
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useTellFailures(listed, show);
  const shown = isFolded ? [] : problems.slice(0, isWhole ? undefined : PROBLEMS_SHOWN);
  const rest = problems.length - PROBLEMS_SHOWN;
  const hasFailed = problems.some(({ view }) => view.tally.failed > 0);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.inner}>
        {problems.length > 0 && (
          <section
            className={styles.strip}
            data-severity={hasFailed ? 'failed' : 'warning'}
            aria-label={words.title(problems.length)}
          >
            <header className={styles.head}>
              <h2 ref={heading} tabIndex={-1}>
                {words.title(problems.length)}
              </h2>
              <RetryAll {...{ problems, subjectOf }} />
              <RowButton
                className={styles.fold}
                label={isFolded ? words.unfold : words.fold}
                aria-expanded={!isFolded}
                onClick={() => setFolded(!isFolded)}
              >
                {CHEVRON}
              </RowButton>
            </header>
            {shown.length > 0 && (
              <ul>
                {shown.map(({ device, view }) => (
                  <ProblemRow
                    key={device.vicUuid}
                    device={device}
                    subject={subjectOf(view)}
                    workspaceId={view.workspace.id}
                    workspace={view.workspace.name}
                  />
                ))}
              </ul>
            )}
            {!isFolded && rest > 0 && (
              <RowButton className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? words.showLess : words.showMore(rest)}
              </RowButton>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

type RetryAllProps = Pick<ProblemsProps, 'subjectOf'> & { readonly problems: readonly ShownDevice[] };

const isAllowedStart = (control: DeviceControl): boolean =>
  control.action === 'retry' && control.command === 'start' && control.refusal === null;

/** Renders the button that starts every failed device again; those online are left out, as a restart cuts them off. [PLUS-34] */
function RetryAll({ problems, subjectOf }: RetryAllProps) {
  const { command, isConnected } = useCardContext();
  const nowMs = useClock();
  const retried = problems.flatMap(({ device, view }) => {
    const access = accessOf(
      device,
      { subject: subjectOf(view), workspaceId: view.workspace.id, isConnected },
      nowMs,
    );
    const controls = listDeviceControls(device, access);
    return controls.kind === 'ready' && controls.controls.some(isAllowedStart) ? [{ device, access }] : [];
  });
  if (retried.length < 2) return null;
  return (
    <RowButton
      name={words.retryAllLabel(retried.length)}
      onClick={() => {
        for (const { device, access } of retried) command(device, 'start', access);
      }}
    >
      {RETRY}
      <span>{words.retryAll(retried.length)}</span>
    </RowButton>
  );
}
