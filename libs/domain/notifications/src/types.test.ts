import { expectTypeOf, it } from 'vitest';
import type { AnnouncementAction, Effect, Notification } from './index.ts';
import type { SilentEvent } from './feed/silent-events.ts';

it('what a notification is and does is told by its types', () => {
  expectTypeOf<SilentEvent>().toEqualTypeOf<
    'refreshtoken' | 'dashboardupdate' | 'instanceupdate' | 'workspaceupdate' | 'subscriptionupdate'
  >();
  expectTypeOf<Extract<Effect, { kind: 'reload-workspace' }>['workspaceId']>().toEqualTypeOf<number>();
  expectTypeOf<AnnouncementAction>().toEqualTypeOf<'dismissed' | 'clicked' | 'seen'>();
  expectTypeOf<Notification['timestamp']>().toEqualTypeOf<number>();
});
