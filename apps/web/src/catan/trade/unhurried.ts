const KEY = 'bastide.unhurried';

/** Whether the reader needs time: offers wait for an answer, however long it takes, until the tab is closed. */
export function isUnhurried(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepUnhurried(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // A full or forbidden store: it holds until the page is loaded anew.
  }
}
