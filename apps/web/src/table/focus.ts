/** Moves of the keyboard that the page makes by itself. */

/** Areas in which the reader reads, writes, or looks back. */
const OTHER_AREAS = '#board, dialog, input, textarea, .sidebar, .drawer, .scrubber, .move-panel';

/** Tells whether the keyboard is at the table, but not yet at the board: somebody plays with keys. */
export function isAtTable(): boolean {
  const active = document.activeElement;
  return (
    active?.closest('.app') != null &&
    active.closest(OTHER_AREAS) === null &&
    active.matches(':focus-visible')
  );
}

/** Focuses the prompt of the action bar. */
export const focusPrompt = (): void => document.getElementById('decision')?.focus({ preventScroll: true });

/** Focuses an element that is visible by then. */
export function focusElement(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Focuses the prompt after a commit, if the focus was inside the prompt area, or if the game is over by then. */
export function focusAfterCommit(isOver: () => boolean): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (isOver() || active === document.body || active?.closest('.action-area, .column')) focusPrompt();
  });
}
