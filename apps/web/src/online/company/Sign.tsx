/** Line drawings as those of `Icon`, for what only such a table has. */
const PATHS = {
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
} as const;

export function Sign({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
