import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnySession } from '../session/any.ts';
import { useSettings } from '../settings/context.ts';
import type { Settings } from '../settings/settings.ts';
import type { Seen } from './look.ts';
import type { Sound, SoundsOf } from './sounds.ts';

/**
 * Lets a table be heard while sound is on: what happens, and what the reader chooses. Fetched when it is turned on, with
 * what its game sounds like.
 */
export function useSound(session: AnySession, fetchSounds: () => Promise<SoundsOf>, seen: Seen): void {
  const { settings } = useSettings();
  const last = useRef({ settings, seen });
  const hear = useRef<(before: Seen, now: Seen) => void>(undefined);
  const fetchSound = useEffectEvent(() => Promise.all([whenOn(), fetchSounds()]));
  useEffect(() => {
    if (!settings.sound) return;
    let stop = () => {};
    let gone = false;
    const begin = async () => {
      const [{ listen, soundsOfLook, play }, soundsOf] = await fetchSound();
      if (gone) return;
      const output = (sounds: readonly Sound[]) => play(sounds, volumesOf(last.current.settings));
      hear.current = (before, now) => output(soundsOfLook(before, now));
      stop = listen(session, soundsOf, output);
    };
    // Without a network, and never heard before: the table stays silent.
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

/** Lets the reader hear how it sounds, and how loud. */
export function trySound(sound: Sound, settings: Settings): void {
  whenOn().then(
    ({ play }) => play([sound], volumesOf(settings)),
    () => {},
  );
}

const whenOn = () => import('./when-on.ts');

const volumesOf = ({ tableVolume, alertsVolume }: Settings) => ({ table: tableVolume, alerts: alertsVolume });
