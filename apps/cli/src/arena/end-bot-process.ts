/** Ends a program and all processes that it has started. */
export function endBotProcess(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process is gone already.
  }
}
