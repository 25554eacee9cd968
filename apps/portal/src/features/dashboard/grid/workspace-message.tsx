import styles from './workspace-message.module.css';

/** What is said at a workspace, for a while. [DASH-21, GW-17] */
export function WorkspaceMessage({ text }: { text: string }) {
  return (
    <p role="status" className={styles.message}>
      {text}
    </p>
  );
}
