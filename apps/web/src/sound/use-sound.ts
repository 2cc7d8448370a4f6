import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnySession } from '../session/local-session.ts';
import { useSettings } from '../settings/context.ts';
import type { UserSettings } from '../settings/settings.ts';
import type { SoundCues } from './cues.ts';
import type { Sound, SoundsOf } from './sounds.ts';

/**
 * Plays the sounds of a table, and of the reader's choices, while sound is on. Loads the code and the game's sounds
 * when it is turned on.
 */
export function useSound(session: AnySession, fetchSounds: () => Promise<SoundsOf>, seen: SoundCues): void {
  const { settings } = useSettings();
  const last = useRef({ settings, seen });
  const hear = useRef<(before: SoundCues, now: SoundCues) => void>(undefined);
  const fetchSound = useEffectEvent(() => Promise.all([loadEngine(), fetchSounds()]));
  useEffect(() => {
    if (!settings.sound) return;
    let stop = () => {};
    let gone = false;
    const begin = async () => {
      const [{ listenToTable, soundsOfCues, playSounds }, soundsOf] = await fetchSound();
      if (gone) return;
      const output = (sounds: readonly Sound[]) => playSounds(sounds, volumesOf(last.current.settings));
      hear.current = (before, now) => output(soundsOfCues(before, now));
      stop = listenToTable(session, soundsOf, output);
    };
    // Without a network, a table whose sounds are not cached stays silent.
    begin().catch(() => {});
    return () => {
      gone = true;
      hear.current = undefined;
      stop();
    };
  }, [session, settings.sound]);
  useEffect(() => {
    const before = last.current.seen;
    last.current = { settings, seen };
    hear.current?.(before, seen);
  });
}

/** Plays a sample of a sound at the chosen volume. */
export function trySound(sound: Sound, settings: UserSettings): void {
  loadEngine().then(
    ({ playSounds }) => playSounds([sound], volumesOf(settings)),
    () => {},
  );
}

const loadEngine = () => import('./engine.ts');

const volumesOf = ({ tableVolume, alertsVolume }: UserSettings) => ({
  table: tableVolume,
  alerts: alertsVolume,
});
