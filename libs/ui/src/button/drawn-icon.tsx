import styles from './drawn-icon.module.css';

/**
 * Icons that stand in every row of a long list, drawn by the style sheet: each SVG is a coordinate system and a clip of
 * its own to the browser, and costs a row more than all its words do.
 */

/** Three dots: a menu of more. */
export function DotsIcon() {
  return <i className={styles.dots} aria-hidden="true" />;
}

/** A filled square: stop. */
export function StopIcon() {
  return <i className={styles.stop} aria-hidden="true" />;
}
