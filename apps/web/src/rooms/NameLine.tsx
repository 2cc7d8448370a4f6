import { MAX_NAME_LENGTH } from '../online/arrive.ts';
import { NameField } from '../parts/NameField.tsx';
import type { NameEntryState } from './use-name.ts';
import { useWords } from './words/index.ts';

/** Asks a reader whom the server does not know what the others call them. */
export function NameEntry({
  naming,
  isFirst = false,
}: {
  readonly naming: NameEntryState;
  readonly isFirst?: boolean;
}) {
  const t = useWords();
  if (!naming.isNeeded) return null;
  return (
    <div className="rooms-name">
      <span aria-hidden="true">{t('rooms.name')}</span>
      <NameField
        label={t('rooms.name')}
        name={naming.name}
        maxLength={MAX_NAME_LENGTH}
        autoFocus={isFirst}
        onChange={naming.change}
      />
      <small className="muted">{t('rooms.nameNote')}</small>
    </div>
  );
}
