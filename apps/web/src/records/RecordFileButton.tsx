interface Props {
  readonly label: string;
  /** True if it is the main action of its page. */
  readonly isMain?: boolean;
  /** True if several files may be chosen. */
  readonly isForMany?: boolean;
  /** Never called without a file. */
  onFiles(files: readonly [File, ...File[]]): Promise<void>;
}

/** A button that opens the system's dialog for choosing record files. */
export const RecordFileButton = ({ label, isMain = false, isForMany = false, onFiles }: Props) => (
  <label className={isMain ? 'btn file primary' : 'btn file'}>
    {label}
    <input
      type="file"
      multiple={isForMany}
      accept=".json,.jsonl,.txt,.bastide,application/json,text/plain"
      onChange={async (event) => {
        const input = event.target;
        const [first, ...others] = input.files ?? [];
        if (!first) return;
        await onFiles([first, ...others]);
        // Lets the reader choose the same file again after correcting it.
        input.value = '';
      }}
    />
  </label>
);
