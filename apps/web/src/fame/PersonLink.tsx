import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';
import { tagOf } from './tag.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isBot?: boolean | undefined;
}

/** A name that leads to what its holder has played, with the tag of the account: others may have the same name. */
export function PersonLink({ id, name, isBot }: Props) {
  const t = useWords();
  return (
    <>
      <Link to={{ person: id }} className="fame-person">
        {name}
      </Link>
      <small className="fame-mark" title={t('fame.tag', { tag: tagOf(id) })}>
        {tagOf(id)}
      </small>
      {isBot && <small className="fame-mark">{t('fame.bot')}</small>}
    </>
  );
}
