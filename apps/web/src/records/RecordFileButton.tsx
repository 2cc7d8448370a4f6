interface Props {
  readonly label: string;
  /** It is what the page is for. */
  readonly isMain?: boolean;
  /** Several may be chosen at once. */
  readonly isForMany?: boolean;
  /** Never called without a file. */
  onFiles(files: readonly [File, ...File[]]): Promise<void>;
}

/** Asks for files of records: a button that opens the chooser of the system. */
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
        // The same file may be chosen again when it was mended.
        input.value = '';
      }}
    />
  </label>
);
