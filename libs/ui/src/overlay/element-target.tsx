import { useEffect, useImperativeHandle, type Ref } from 'react';

interface ElementTargetProps {
  element: HTMLElement;
  /** Set by `Menu.Target` and `Popover.Target`. */
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-haspopup'?: React.AriaAttributes['aria-haspopup'];
  'aria-expanded'?: React.AriaAttributes['aria-expanded'];
  'aria-controls'?: string;
}

/**
 * Makes an existing element the target of a Mantine `Menu` or `Popover`. Renders nothing; marks the element as expanded while
 * mounted and focuses it on unmount.
 */
export function ElementTarget({ element, ref, id, ...props }: ElementTargetProps) {
  const { 'aria-expanded': isExpanded, 'aria-controls': controls } = props;
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    // Names the overlay.
    if (id !== undefined) element.id ||= id;
    element.setAttribute('aria-expanded', String(isExpanded ?? false));
    if (controls === undefined) element.removeAttribute('aria-controls');
    else element.setAttribute('aria-controls', controls);
  }, [element, id, isExpanded, controls]);
  useEffect(
    () => () => {
      element.removeAttribute('aria-controls');
      element.setAttribute('aria-expanded', 'false');
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && element.isConnected) element.focus({ preventScroll: true });
    },
    [element],
  );
  return null;
}
