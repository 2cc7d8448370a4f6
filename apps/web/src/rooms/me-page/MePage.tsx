import type { Me } from '@bastide/protocol';
import { useState } from 'react';
import { LANGUAGES, type Language, OWN_NAMES } from '../../i18n/languages.ts';
import { NAME_LONGEST } from '../../online/arrive.ts';
import { NameField } from '../../parts/NameField.tsx';
import { useMe, usePerson } from '../me.ts';
import { NameLine } from '../NameLine.tsx';
import { Problem } from '../Problem.tsx';
import { changeMe } from '../people.ts';
import { Room } from '../Room.tsx';
import { useDoing } from '../use-doing.ts';
import { useName } from '../use-name.ts';
import { useWords } from '../words/index.ts';
import { AnotherDevice } from './AnotherDevice.tsx';
import { Bots } from './Bots.tsx';
import { ComeBack } from './ComeBack.tsx';
import { Data } from './Data.tsx';
import { Devices } from './Devices.tsx';
import { WayBack } from './WayBack.tsx';

/** Who the reader is to the server: name, ways back, devices, bots, and what is kept. */
export function MePage() {
  const t = useWords();
  return (
    <Room title={t('me.title')} back={{ lobby: 'tables' }}>
      <Known />
    </Room>
  );
}

function Known() {
  const person = usePerson();
  if (!person) return <Nobody />;
  return (
    <div className="me-page" key={person.id}>
      <Called me={person} />
      <WayBack me={person} />
      <AnotherDevice />
      <Devices />
      <Bots />
      <Data me={person} />
    </div>
  );
}

/** Nobody yet: somebody new, or somebody who comes back. */
function Nobody() {
  const t = useWords();
  const naming = useName();
  const { isBusy, problem, run } = useDoing();
  const [isKnown, setKnown] = useState(false);
  return (
    <div className="me-page">
      <ComeBack known={() => setKnown(true)} />
      {!isKnown && (
        <form
          className="sheet-like rooms-sheet"
          onSubmit={(event) => {
            event.preventDefault();
            if (naming.isReady) void run(naming.arrive);
          }}
        >
          <h2>{t('me.nobody')}</h2>
          <NameLine naming={naming} />
          <Problem because={problem} />
          <p className="form-row">
            <button type="submit" className="btn" aria-disabled={!naming.isReady || isBusy || undefined}>
              {t('rooms.nameKeep')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}

function Called({ me }: { readonly me: Me }) {
  const t = useWords();
  const { setMe } = useMe();
  const [name, setName] = useState(me.name);
  const [language, setLanguage] = useState<Language | null>(me.language);
  const { isBusy, problem, run } = useDoing();
  const isChanged = name.trim() !== me.name || language !== me.language;
  const [isKept, setKept] = useState(false);
  return (
    <form
      className="sheet-like rooms-sheet"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isChanged && name.trim() !== '')
          setKept(await run(async () => setMe(await changeMe({ name: name.trim(), language }))));
      }}
    >
      <h2>{t('me.name')}</h2>
      <div className="rooms-name">
        <span aria-hidden="true">{t('rooms.name')}</span>
        <NameField
          label={t('rooms.name')}
          name={name}
          atMost={NAME_LONGEST}
          change={(next) => {
            setName(next);
            setKept(false);
          }}
        />
      </div>
      <label className="rooms-name">
        <span>{t('me.language')}</span>
        <select
          value={language ?? ''}
          onChange={(event) => {
            setLanguage((event.target.value || null) as Language | null);
            setKept(false);
          }}
        >
          <option value="">{t('me.asBrowser')}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {OWN_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <Problem because={problem} />
      <p className="form-row">
        <span className="small" role="status">
          {isKept && t('me.kept')}
        </span>
        <button
          type="submit"
          className="btn"
          aria-disabled={!isChanged || name.trim() === '' || isBusy || undefined}
        >
          {t('me.keep')}
        </button>
      </p>
    </form>
  );
}
