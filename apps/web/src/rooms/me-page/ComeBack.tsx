import { useState } from 'react';
import { useMe } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { comeBack, showPasskey } from '../people.ts';
import { useDoing } from '../use-doing.ts';
import { useWords } from '../words/index.ts';
import { canPasskey, ShownOnce } from './WayBack.tsx';

/** After the sign `#`, which browsers send to nobody. */
const LINK = /^#link=([\w-]{1,64})$/;

/** The code with which another device sent the reader here; the address forgets it. */
function codeInAddress(): string {
  const [, code = ''] = LINK.exec(location.hash) ?? [];
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

interface Props {
  /** They are known again, and have a new code to take down before anything else. */
  readonly known: () => void;
}

/** Somebody who was here before: by a passkey, or by a code. */
export function ComeBack({ known }: Props) {
  const t = useWords();
  const { setMe } = useMe();
  const [code, setCode] = useState(codeInAddress);
  const [next, setNext] = useState<{ readonly code: string; readonly done: () => void }>();
  const { isBusy, problem, run } = useDoing();
  const enter = () =>
    run(async () => {
      const back = await comeBack(code.trim());
      // The code is used up: the next one is shown before anything else.
      if (back.code === undefined) setMe(back.me);
      else {
        setNext({ code: back.code, done: () => setMe(back.me) });
        known();
      }
    });
  if (next)
    return (
      <section className="sheet-like rooms-sheet">
        <ShownOnce label={t('me.codeIs')} text={next.code} note={t('me.codeOnce')} />
        <p className="form-row">
          <button type="button" className="btn wax" onClick={next.done}>
            {t('rooms.goOn')}
          </button>
        </p>
      </section>
    );
  return (
    <form
      className="sheet-like rooms-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void enter();
      }}
    >
      <h2>{t('me.back')}</h2>
      <p className="muted">{t('me.backNote')}</p>
      {canPasskey() && (
        <p>
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy || undefined}
            onClick={() => void run(async () => setMe(await showPasskey()))}
          >
            {t('me.passkeyHere')}
          </button>
        </p>
      )}
      <label className="rooms-name">
        <span>{t('me.enter')}</span>
        <input
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <Problem because={problem} />
      <p className="form-row">
        <button type="submit" className="btn wax" aria-disabled={code.trim() === '' || isBusy || undefined}>
          {t('me.enterDo')}
        </button>
      </p>
    </form>
  );
}
