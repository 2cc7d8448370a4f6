/** The choices that have a number: answers to offers while the trade panel is open, else victims, resources or pieces. */
export function numberKeyButtons(): readonly HTMLElement[] {
  for (const choices of ['.trade .offer-act', '.victim', '.pick', '.cost']) {
    const found = [...document.querySelectorAll<HTMLElement>(choices)];
    if (found.length > 0) return found;
  }
  return [];
}
