/** Something is wrong with how or where the sandbox was started; the message is one clear sentence for a person. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
