import { UNKNOWN_LANGUAGE } from './language.ts';

interface HostTextProps {
  readonly text: string;
  /** What a host said; null for nothing. */
  readonly hostText: string | null;
}

/** Renders a text and marks the words of a host at its end: hosts do not report their language. [HZ-16] */
export function HostText({ text, hostText }: HostTextProps) {
  if (hostText === null || hostText === '' || !text.endsWith(hostText)) return text;
  return (
    <>
      {text.slice(0, -hostText.length)}
      <span lang={UNKNOWN_LANGUAGE}>{hostText}</span>
    </>
  );
}
