import { Button } from '@mantine/core';
import {
  NOTIFICATION_OBJECT_KINDS,
  type Notification,
  type NotificationObjectKind,
} from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import type { ReactElement, RefAttributes } from 'react';

type LinkProps = RefAttributes<HTMLAnchorElement> & Record<string, unknown>;

/** [PLUS-27] */
const LINKS: Readonly<Record<NotificationObjectKind, (id: string, props: LinkProps) => ReactElement>> = {
  device: (id, props) => <Link to="/dashboard" search={{ device: id }} {...props} />,
  workspace: (_id, props) => <Link to="/dashboard" {...props} />,
  // Every screen with a notice fits; the account's is the shortest.
  ownership: (_id, props) => <Link to="/myaccount" {...props} />,
  subscription: (_id, props) => <Link to="/myaccount" hash="billing" {...props} />,
  people: (_id, props) => <Link to="/manage-invite" {...props} />,
};

interface ObjectLinkProps {
  readonly object: NonNullable<Notification['object']>;
  readonly onFollow: () => void;
}

/** Links to a notification's object; renders nothing for an unknown kind. [PLUS-27] */
export function ObjectLink({ object, onFollow }: ObjectLinkProps) {
  const kind = NOTIFICATION_OBJECT_KINDS.find((known) => known === object.kind);
  if (kind === undefined) return null;
  return (
    <Button renderRoot={(props: LinkProps) => LINKS[kind](object.id, props)} onClick={onFollow}>
      {screens.notifications.open[kind]}
    </Button>
  );
}
