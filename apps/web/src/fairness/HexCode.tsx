const GROUP = 8;

/** Shows bytes in hexadecimal, in groups that are easy to compare; copying gives one word without spaces. */
export const HexCode = ({ hex }: { readonly hex: string }) => (
  <code className="hex-code">
    {Array.from({ length: Math.ceil(hex.length / GROUP) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
      <span key={i}>{hex.slice(GROUP * i, GROUP * (i + 1))}</span>
    ))}
  </code>
);
