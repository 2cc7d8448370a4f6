/** Where the keyboard goes by itself. */

/** Whether the keyboard is at the table, but not yet at the board: somebody plays with keys. */
export function isAtTable(): boolean {
  const active = document.activeElement;
  return (
    active?.closest('.app') != null &&
    active.closest('#board, dialog, input, textarea') === null &&
    active.matches(':focus-visible')
  );
}

/** After a commit: to the sentence of the rim. */
export const toSentence = (): void => document.getElementById('decision')?.focus({ preventScroll: true });
