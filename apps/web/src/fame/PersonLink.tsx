import { Link } from '../address/Link.tsx';
import { useTranslator } from '../i18n/context.ts';
import { accountTag } from './tag.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isBot?: boolean | undefined;
}

/** A name that leads to what its holder has played, with the tag of the account: others may have the same name. */
export function PlayerLink({ id, name, isBot }: Props) {
  const t = useTranslator();
  return (
    <>
      <Link to={{ person: id }} className="fame-person">
        {name}
      </Link>
      <small className="fame-mark" title={t('fame.tag', { tag: accountTag(id) })}>
        {accountTag(id)}
      </small>
      {isBot && <small className="fame-mark">{t('fame.bot')}</small>}
    </>
  );
}
