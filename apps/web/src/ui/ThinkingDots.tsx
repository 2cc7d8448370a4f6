/** Shown while somebody thinks. */
export const ThinkingDots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
