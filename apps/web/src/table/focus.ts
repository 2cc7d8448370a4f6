/** Where the keyboard goes by itself. */

/** Whoever is there reads, writes, or looks back. */
const OTHER_AREAS = '#board, dialog, input, textarea, .sidebar, .drawer, .scrubber';

/** Whether the keyboard is at the table, but not yet at the board: somebody plays with keys. */
export function isAtTable(): boolean {
  const active = document.activeElement;
  return (
    active?.closest('.app') != null &&
    active.closest(OTHER_AREAS) === null &&
    active.matches(':focus-visible')
  );
}

/** To the sentence of the rim. */
export const focusPrompt = (): void => document.getElementById('decision')?.focus({ preventScroll: true });

/** To something that is in sight by then. */
export function focusElement(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** After a commit: to the sentence, if the keyboard was inside the decision, or if the game is over by then. */
export function focusAfterCommit(isOver: () => boolean): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (isOver() || active === document.body || active?.closest('.action-area, .column')) focusPrompt();
  });
}
