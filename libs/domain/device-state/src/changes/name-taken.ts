function keyOf(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}

/** Whether another device of the workspace has this name, in any letter case and trimmed. [GD-34] */
export function isNameTaken(
  name: string,
  vicUuid: string,
  devices: readonly { readonly vicUuid: string; readonly deviceName: string }[],
): boolean {
  const wanted = keyOf(name);
  const own = vicUuid.toLowerCase();
  return devices.some((other) => other.vicUuid.toLowerCase() !== own && keyOf(other.deviceName) === wanted);
}
