import type { RuleId } from '@bastide/rulebook';
import type { GameRulebook } from '../../../rules/use-book.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCarcassonneTranslator } from '../messages.ts';
import { EDITION_NAMES } from './options.ts';

/** Every rule that differs between editions, from the rulebook, chapter by chapter. */
export function EveryDifference({ book }: { readonly book: GameRulebook<'carcassonne'> }) {
  const t = useCarcassonneTranslator();
  const ids = book.RULE_IDS.carcassonne.filter((id) => book.RULES[id].differs !== 'same');
  return (
    <details className="every">
      <summary>{t('edition.every', { n: ids.length })}</summary>
      {book.CHAPTERS.carcassonne.map((chapter) => {
        const own = ids.filter((id) => id.startsWith(`${chapter}-`));
        return (
          own.length > 0 && (
            <section key={chapter}>
              <h2>{book.names.chapters[chapter]}</h2>
              {own.map((id) => (
                <OneRule key={id} book={book} id={id} />
              ))}
            </section>
          )
        );
      })}
    </details>
  );
}

function OneRule({
  book,
  id,
}: {
  readonly book: GameRulebook<'carcassonne'>;
  readonly id: RuleId<'carcassonne'>;
}) {
  const t = useCarcassonneTranslator();
  const { title, text, differs = {} } = book.texts[id];
  return (
    <article>
      <h3>
        {title} <RuleLink id={id} />
      </h3>
      <p className="small muted">{text}</p>
      <dl>
        {EDITION_NAMES.map((edition) => (
          <div key={edition} className={differs[edition] ? undefined : 'muted'}>
            <dt>{t(`edition.name.${edition}`)}</dt>
            <dd>{differs[edition] ?? t('edition.asWritten')}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
