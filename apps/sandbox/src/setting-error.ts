/** Unusable settings or folder; the message is one sentence for the user. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
