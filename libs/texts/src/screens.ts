export { aboutYou } from './sign-in/about-you.ts';
export { accountsSelect, sessionDialogs } from './sign-in/session.ts';
export { commandPalette } from './shell/command-palette.ts';
export { addDevice } from './dashboard/device/add-device.ts';
export { apiTokens } from './account/api-tokens-screen.ts';
export { notices } from './shell/notices.ts';
export { newVersion } from './shell/new-version.ts';
export { deviceAlerts } from './account/alerts-screen.ts';
export { audit } from './audit/audit-screen.ts';
export { billing } from './billing/billing.ts';
export { changePlan } from './billing/change-plan.ts';
export { pendingChange } from './billing/pending-change.ts';
export { confirmCommand } from './dashboard/device/confirm-command.ts';
export { contact } from './account/contact.ts';
export { confirmEmail } from './sign-in/confirm-email.ts';
export { dashboard } from './dashboard/dashboard.ts';
export {
  dashboardExport,
  dashboardFilters,
  dashboardViews,
  liveUpdates,
} from './dashboard/dashboard-extras.ts';
export { deviceCare } from './dashboard/device/device-care.ts';
export { deviceDrawer } from './dashboard/device/device-drawer.ts';
export { feedback } from './account/feedback.ts';
export { idleDialog } from './sign-in/idle-dialog.ts';
export { invite } from './people/invite.ts';
export { importPeople } from './people/import-people.ts';
export { inviteDialog, manageInvite } from './people/people.ts';
export { peopleBulk } from './people/people-bulk.ts';
export { landing } from './landing/landing.ts';
export { login } from './sign-in/login.ts';
export { maintenance } from './shell/maintenance.ts';
export { myAccount } from './account/my-account.ts';
export { newcomer } from './dashboard/newcomer.ts';
export { notifications } from './shell/notifications.ts';
export { ownership } from './people/ownership.ts';
export { activityTabs, peopleTabs } from './people/people-tabs.ts';
export { permissionMatrix } from './people/permission-matrix.ts';
export { accessRequest } from './people/access-request.ts';
export { whoCan } from './people/who-can.ts';
export { whoCanLink } from './people/who-can-link.ts';
export { payment, paymentLink, planCards } from './billing/plans.ts';
export { problems } from './dashboard/problems.ts';
export { profileGate } from './sign-in/profile-gate.ts';
export { schedules } from './account/schedules-screen.ts';
export { shell } from './shell/shell.ts';
export { subscriptionPrompts } from './billing/subscription-prompts.ts';
export { userAction } from './sign-in/user-action.ts';
export { workspaceMenu } from './dashboard/workspace-menu.ts';
export { billingTabs, settings } from './account/settings.ts';
