/** Line drawings like those of `Icon`, for things that only an online table has. */
const ICON_PATHS = {
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
} as const;

export function OverlayIcon({ name }: { readonly name: keyof typeof ICON_PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
