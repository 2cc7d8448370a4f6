import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isBot?: boolean | undefined;
}

/** A name that leads to what its holder has played. */
export function PersonLink({ id, name, isBot }: Props) {
  const t = useWords();
  return (
    <>
      <Link to={{ person: id }} className="fame-person">
        {name}
      </Link>
      {isBot && <small className="fame-mark">{t('fame.bot')}</small>}
    </>
  );
}
