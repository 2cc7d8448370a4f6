/** Returns the network of an address: an IPv4 address by itself, of IPv6 the 64 bits that one household has. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left, right] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = 8 - left!.length - (right?.length ?? 0);
  const groups = right ? [...left!, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right] : left!;
  return groups.slice(0, 4).join(':');
}
