/** A name as it counts when two are compared: composed, trimmed, letter case aside. */
function keyOf(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}

/**
 * Says whether a name is already used by another device of the workspace, in any letter case and trimmed; a device's own
 * name does not count against it. [GD-34]
 */
export function isNameTaken(
  name: string,
  vicUuid: string,
  devices: readonly { readonly vicUuid: string; readonly deviceName: string }[],
): boolean {
  const wanted = keyOf(name);
  const own = vicUuid.toLowerCase();
  return devices.some((other) => other.vicUuid.toLowerCase() !== own && keyOf(other.deviceName) === wanted);
}
