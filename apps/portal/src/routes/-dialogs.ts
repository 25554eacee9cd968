import { frameDialog, pageDialog, type DialogRegistry } from '../shell/dialogs/dialog-registry.ts';
import { lazyModule } from '../lazy-module.ts';

const access = lazyModule(() => import('../features/people/dialogs/access-dialog.tsx'));
const alertForm = lazyModule(() => import('../features/alerts/alert-form.tsx'));
const alerts = lazyModule(() => import('../features/alerts/alert-dialogs.tsx'));
const apiTokenForm = lazyModule(() => import('../features/api-tokens/api-token-form.tsx'));
const apiTokens = lazyModule(() => import('../features/api-tokens/api-token-dialogs.tsx'));
const addDevice = lazyModule(() => import('../features/dashboard/workspace/add-device-dialog.tsx'));
const answerTransfer = lazyModule(() => import('../ownership/answer-transfer-dialog.tsx'));
const changePassword = lazyModule(() => import('../features/settings/change-password-dialog.tsx'));
const deleteAccess = lazyModule(() => import('../features/settings/delete-access-dialog.tsx'));
const customers = lazyModule(() => import('../features/billing/customer-dialogs.tsx'));
const devices = lazyModule(() => import('../features/dashboard/actions/device-dialogs.tsx'));
const feedback = lazyModule(() => import('../features/feedback/feedback-popover.tsx'));
const leave = lazyModule(() => import('../features/people/dialogs/leave-dialog.tsx'));
const ownership = lazyModule(() => import('../ownership/ownership-dialogs.tsx'));
const palette = lazyModule(() => import('./-palette.tsx'));
const quietHours = lazyModule(() => import('../features/schedules/quiet-hours-form.tsx'));
const scheduleForm = lazyModule(() => import('../features/schedules/schedule-form.tsx'));
const readTransfer = lazyModule(() => import('../ownership/read-transfer-dialog.tsx'));
const schedules = lazyModule(() => import('../features/schedules/schedule-dialogs.tsx'));
const shortcuts = lazyModule(() => import('../shell/palette/shortcuts-dialog.tsx'));
const transferAccount = lazyModule(() => import('../ownership/transfer-account-dialog.tsx'));
const workspaces = lazyModule(() => import('../features/dashboard/workspace/workspace-dialogs.tsx'));

/** All that `openDialog` opens. */
export const DIALOGS: DialogRegistry = {
  feedback: frameDialog(feedback, (file) => file.FeedbackPopover),
  palette: frameDialog(palette, (file) => file.AppPalette),
  shortcuts: frameDialog(shortcuts, (file) => file.ShortcutsDialog),

  access: pageDialog(access, (file) => file.AccessDialog),
  leave: pageDialog(leave, (file) => file.LeaveDialog),

  'add-customer': pageDialog(customers, (file) => file.AddCustomerDialog),
  'withdraw-customer': pageDialog(customers, (file) => file.WithdrawCustomerDialog),
  'release-customer': pageDialog(customers, (file) => file.ReleaseCustomerDialog),
  'buy-for-customer': pageDialog(customers, (file) => file.BuyForCustomerDialog),

  'confirm-command': pageDialog(devices, (file) => file.ConfirmCommand),
  'edit-device': pageDialog(devices, (file) => file.EditDeviceDialog),
  'move-device': pageDialog(devices, (file) => file.MoveDeviceDialog),
  'unregister-device': pageDialog(devices, (file) => file.UnregisterDeviceDialog),
  'upgrade-device': pageDialog(devices, (file) => file.UpgradeDeviceDialog),

  'add-device': pageDialog(addDevice, (file) => file.AddDeviceDialog),
  'create-workspace': pageDialog(workspaces, (file) => file.CreateWorkspaceDialog),
  'delete-workspace': pageDialog(workspaces, (file) => file.DeleteWorkspaceDialog),
  'rename-workspace': pageDialog(workspaces, (file) => file.RenameWorkspaceDialog),

  'delete-alert': pageDialog(alerts, (file) => file.DeleteAlertDialog),
  'edit-alert': pageDialog(alertForm, (file) => file.AlertForm),
  'new-alert-secret': pageDialog(alerts, (file) => file.NewAlertSecretDialog),
  'alert-secret': pageDialog(alerts, (file) => file.AlertSecretDialog),

  'delete-schedule': pageDialog(schedules, (file) => file.DeleteScheduleDialog),
  'edit-schedule': pageDialog(scheduleForm, (file) => file.ScheduleForm),
  'quiet-hours': pageDialog(quietHours, (file) => file.QuietHoursForm),

  'create-api-token': pageDialog(apiTokenForm, (file) => file.ApiTokenForm),
  'revoke-api-token': pageDialog(apiTokens, (file) => file.RevokeApiTokenDialog),
  'api-token-secret': pageDialog(apiTokens, (file) => file.ApiTokenSecretDialog),

  'delete-access': pageDialog(deleteAccess, (file) => file.DeleteAccessDialog),
  'change-password': pageDialog(changePassword, (file) => file.ChangePasswordDialog),

  'read-transfer': frameDialog(readTransfer, (file) => file.ReadTransferDialog),
  'answer-transfer': frameDialog(answerTransfer, (file) => file.AnswerTransferDialog),
  'request-ownership': pageDialog(ownership, (file) => file.RequestDialog),
  'transfer-account': pageDialog(transferAccount, (file) => file.TransferAccountDialog),
  'transfer-workspace': pageDialog(ownership, (file) => file.TransferDialog),
};
