import type { TableSettings } from '@bastide/protocol';
import { type WordOption, WordSelect } from '../ui/WordSelect.tsx';
import { CLOCKS, clockText } from './clock-text.ts';
import { useSignedInUser } from './current-user.ts';
import { useLobbyTranslator } from './messages.ts';
import { RatedNote } from './RatedNote.tsx';
import { LATENESS_OPTIONS, mayBeRated, withSettings } from './table-defaults.ts';

interface Props {
  readonly settings: TableSettings;
  change(settings: TableSettings): void;
}

/** Settings of a table, in sentences with changeable words. */
export function TableSettingsForm({ settings, change }: Props) {
  const t = useLobbyTranslator();
  const person = useSignedInUser();
  const { clock, visibility, isRated } = settings;
  const props = {
    settings,
    option: (words: string, chosen: boolean, part: Partial<TableSettings>): WordOption => ({
      key: words,
      words,
      chosen,
      choose: () => change(withSettings(settings, part)),
    }),
  };
  return (
    <div className="sentence settings-sentence">
      <p>{t.rich('lobby.time', { clock: <ClockSelect {...props} /> })}</p>
      {clock.kind !== 'none' && <p>{t.rich('lobby.late', { late: <LatenessSelect {...props} /> })}</p>}
      <p>{t.rich('lobby.who', { who: <VisibilitySelect {...props} /> })}</p>
      {!isRated && <p>{t.rich('lobby.back', { back: <TakebackSelect {...props} /> })}</p>}
      <p>
        {t.rich('lobby.rated', { rated: <RatedSelect {...props} /> })}{' '}
        {isRated && <small className="muted">{t('lobby.ratedNote')}</small>}
      </p>
      {isRated && <RatedNote visibility={visibility} guest={person?.isKept ? undefined : 'reader'} />}
    </div>
  );
}

interface SelectProps {
  readonly settings: TableSettings;
  option(words: string, chosen: boolean, part: Partial<TableSettings>): WordOption;
}

function ClockSelect({ settings: { clock }, option }: SelectProps) {
  const t = useLobbyTranslator();
  const chosen = JSON.stringify(clock);
  return (
    <WordSelect
      label={t('lobby.timeLabel')}
      words={clockText(t, clock)}
      options={CLOCKS.map((one) => option(clockText(t, one), JSON.stringify(one) === chosen, { clock: one }))}
    />
  );
}

function LatenessSelect({ settings: { late }, option }: SelectProps) {
  const t = useLobbyTranslator();
  return (
    <WordSelect
      label={t('lobby.lateLabel')}
      words={t(`lobby.late.${late}`)}
      options={LATENESS_OPTIONS.map((one) => option(t(`lobby.late.${one}`), one === late, { late: one }))}
    />
  );
}

function VisibilitySelect({ settings: { visibility }, option }: SelectProps) {
  const t = useLobbyTranslator();
  return (
    <WordSelect
      label={t('lobby.whoLabel')}
      words={t(`lobby.who.${visibility}`)}
      options={(['link', 'public'] as const).map((one) =>
        option(t(`lobby.who.${one}`), one === visibility, { visibility: one }),
      )}
    />
  );
}

function TakebackSelect({ settings: { takebacks }, option }: SelectProps) {
  const t = useLobbyTranslator();
  return (
    <WordSelect
      label={t('lobby.backLabel')}
      words={t(`lobby.back.${takebacks ? 'yes' : 'no'}`)}
      options={[
        option(t('lobby.back.yes'), takebacks, { takebacks: true }),
        option(t('lobby.back.no'), !takebacks, { takebacks: false }),
      ]}
    />
  );
}

function RatedSelect({ settings: { clock, isRated }, option }: SelectProps) {
  const t = useLobbyTranslator();
  return (
    <WordSelect
      label={t('lobby.ratedLabel')}
      words={t(`lobby.rated.${isRated ? 'yes' : 'no'}`)}
      options={[
        option(t('lobby.rated.no'), !isRated, { isRated: false, takebacks: true }),
        mayBeRated(clock)
          ? option(t('lobby.rated.yes'), isRated, { isRated: true })
          : { ...option(t('lobby.rated.timed'), false, {}), isOff: true },
      ]}
    />
  );
}
