import { carcassonne } from '@bastide/carcassonne';
import { catan, RESOURCES, type View } from '@bastide/catan';
import { replay } from '@bastide/contract';
import type { Page } from '@playwright/test';
import {
  recordOfSix,
  recordWithFarmerAsked,
  recordWithFiguresToChoose,
  recordWithManyPlaces,
  recordWithMeeplesLeft,
  recordWithSecondOffered,
  recordWithTilesLeft,
  wholeGame,
} from '../carcassonne/position.ts';
import { chooseCell, untilDecision } from '../carcassonne/table.ts';
import {
  againstBots,
  goingOn,
  held,
  type IslandRecord,
  islandWhere,
  may,
  stateAfter,
  swappable,
} from '../catan/position.ts';
import { mouse, setTerms } from '../catan/table.ts';
import { coachStoppingAfter, explainedMove } from '../explanation.ts';
import { ask, guest, sitDown } from '../online.ts';
import { open, primaryButton, resumeRecord } from '../page.ts';
import type { GalleryState } from './gallery-state.ts';

/** The moment at which every page of the gallery stands. */
export const NOW = new Date('2026-05-01T18:00:00Z');

const PEOPLE = ['Olena', 'Ramiro', 'Mei'];

/** Opens a table of Carcassonne, and waits until a person may decide. */
const tiles = (record: string) => async (page: Page, settings: object) => {
  await resumeRecord(page, record, settings);
  await untilDecision(page);
};

/** Returns the first position in which Olena, against bots, is to decide in that phase. */
const inPhase = (phase: View['phase'], wanted: (view: View) => boolean = () => true, bots = 2) =>
  islandWhere({
    names: [...PEOPLE, 'Yusuf'].slice(0, bots + 1),
    table: againstBots(bots),
    wanted: (view) => view.you === 0 && view.phase === phase && wanted(view),
  });

const isOwnTurn = (view: View) => view.seat === 0 && view.offer === null && view.answers.length === 0;

const island = (record: () => IslandRecord) => (page: Page, settings: object) =>
  resumeRecord(page, JSON.stringify(record()), settings);

/** Sign of a start page, and of a library, that has heard from the server. */
const ONLINE = { start: '.start-online', library: 'a.link[href*=lobby]' } as const;

/** Puts records into the library, a minute apart. */
async function fillLibrary(page: Page, settings: object, ...records: readonly string[]): Promise<void> {
  await screen('?library', ONLINE.library)(page, settings);
  for (const [minutes, record] of records.entries()) {
    await page.clock.setFixedTime(NOW.getTime() + 60_000 * minutes);
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(record),
    });
    await page.locator('.library-picture img').nth(minutes).waitFor();
  }
}

/** Opens a game that is over. */
const finished = (record: () => string) => async (page: Page, settings: object) => {
  await fillLibrary(page, settings, record());
  await page.locator('.library-picture').click();
  await primaryButton(page).waitFor();
};

/** Opens the start page, and waits until it has heard from the server. */
async function openStart(page: Page, settings: object): Promise<void> {
  await open(page, settings);
  await page.locator(ONLINE.start).waitFor({ state: 'attached' });
}

/** Opens a screen of its own by its address, and waits for some elements. */
const screen =
  (address: string, ...shown: readonly string[]) =>
  async (page: Page, settings: object) => {
    await openStart(page, settings);
    if (address) await page.goto(`./${address}`);
    for (const one of shown) await page.locator(one).first().waitFor({ state: 'attached' });
  };

/** Gives the reader a name that the server knows. */
async function signIn(page: Page, settings: object, name: string): Promise<void> {
  await open(page, settings);
  await ask(page, 'me', { name });
}

/** All pictures of the gallery, in the order of its page. */
export const STATES: readonly GalleryState[] = [
  {
    name: 'start',
    shows: 'Start page of a first visit: both games, and the way to online tables.',
    size: 'laptop',
    language: 'en',
    steps: screen('', '.game .picture img'),
  },
  {
    name: 'start-phone',
    shows: 'Start page with a game to continue.',
    size: 'phone',
    language: 'ru',
    steps: async (page, settings) => {
      await tiles(recordWithTilesLeft(40))(page, settings);
      await page.goBack();
      await page.locator('.resume:not(:empty)').waitFor();
      await page.locator(ONLINE.start).waitFor();
    },
  },
  {
    name: 'bot-setup',
    shows: 'Seats of a game of Catan: people and bots, with the level of each bot.',
    size: 'laptop',
    language: 'de',
    steps: async (page, settings) => {
      await openStart(page, settings);
      await page.locator('.company').nth(1).click();
      for (const [n, bot] of ['greedy', 'strong'].entries())
        await page
          .locator('.seats-form li')
          .nth(n + 1)
          .locator('select')
          .nth(1)
          .selectOption(bot);
    },
  },
  {
    name: 'editions-phone',
    shows: 'Page of the editions of Carcassonne.',
    size: 'phone',
    language: 'uk',
    steps: screen('?page=carcassonne', 'h1'),
  },
  {
    name: 'carcassonne-place',
    shows: 'The tile in hand lies on a free space; a figure is chosen.',
    size: 'laptop',
    language: 'en',
    steps: async (page, settings) => {
      await tiles(recordWithMeeplesLeft(50))(page, settings);
      await chooseCell(page);
      await page.getByRole('radio').nth(1).click();
    },
  },
  {
    name: 'carcassonne-figure-phone',
    shows: 'A choice among many parts of the tile and several figures.',
    size: 'phone',
    language: 'uk',
    steps: async (page, settings) => {
      await tiles(recordWithManyPlaces())(page, settings);
      await page.getByRole('radio').nth(1).click();
    },
  },
  {
    name: 'carcassonne-second-sideways',
    shows: 'The second tile of a turn, earned by a builder.',
    size: 'sideways',
    language: 'es',
    steps: tiles(recordWithSecondOffered()),
  },
  {
    name: 'carcassonne-farmer',
    shows: 'Third edition: a pig has scored, and its owner is asked about the farmer.',
    size: 'laptop',
    language: 'de',
    steps: tiles(recordWithFarmerAsked()),
  },
  {
    name: 'carcassonne-six-seats',
    shows: 'Six players with all expansions.',
    size: 'wide',
    language: 'en',
    steps: tiles(recordOfSix(60)),
  },
  {
    name: 'carcassonne-dark-tablet',
    shows: 'Dark colours.',
    size: 'tablet',
    language: 'es',
    theme: 'dark',
    steps: tiles(recordWithTilesLeft(30)),
  },
  {
    name: 'carcassonne-contrast',
    shows: 'High contrast with plain tiles; a figure is to be chosen.',
    size: 'laptop',
    language: 'en',
    theme: 'contrast',
    steps: tiles(recordWithFiguresToChoose()),
  },
  {
    name: 'carcassonne-zoom',
    shows: 'A window of 1280 × 1024 at 400 %.',
    size: 'zoom',
    language: 'ru',
    steps: tiles(recordWithTilesLeft(40)),
  },
  {
    name: 'carcassonne-hint',
    shows: 'A good move: two moves on the board, with their chances.',
    size: 'laptop',
    language: 'zh',
    steps: async (page, settings) => {
      const record = recordWithTilesLeft(40);
      await explainedMove(page, ...placements(record).map((action) => [action] as const));
      await tiles(record)(page, { ...settings, hints: true });
      await page.getByRole('button', { name: '好走法' }).click();
      await page.locator('.board-option').first().waitFor();
    },
  },
  {
    name: 'carcassonne-final-phone',
    shows: 'Final scoring, feature by feature.',
    size: 'phone',
    language: 'en',
    steps: async (page, settings) => {
      await tiles(recordWithTilesLeft(0))(page, settings);
      await chooseCell(page);
      await primaryButton(page).click();
      await page.locator('.final-action-bar .head-line').waitFor();
      await primaryButton(page).click();
    },
  },
  {
    name: 'carcassonne-result',
    shows: 'Result of a finished game: points by their sources.',
    size: 'laptop',
    language: 'uk',
    steps: finished(wholeGame),
  },
  {
    name: 'catan-setup-tablet',
    shows: 'First settlement, with the production of each corner.',
    size: 'tablet',
    language: 'de',
    steps: async (page, settings) => {
      await island(() => inPhase('settle', ({ placed }) => placed === 0, 3))(page, settings);
      await page.getByRole('button', { name: 'Erträge' }).click();
      await page.locator('.production-legend').waitFor();
    },
  },
  {
    name: 'catan-roll-sideways',
    shows: 'Before the roll; a development card may be played.',
    size: 'sideways',
    language: 'ru',
    steps: island(() => inPhase('start', (view) => may(view, 'play'))),
  },
  {
    name: 'catan-turn-wide',
    shows: 'A turn in the middle of a game of four: building and trading.',
    size: 'wide',
    language: 'es',
    steps: island(() => inPhase('main', (view) => view.turn > 30 && isOwnTurn(view) && may(view, 'road'), 3)),
  },
  {
    name: 'catan-trade-phone',
    shows: 'A trade is put together.',
    size: 'phone',
    language: 'zh',
    steps: async (page, settings) => {
      const record = inPhase('main', (view) => isOwnTurn(view) && may(view, 'bank'));
      const [give] = held(catan.view(stateAfter(record), 0));
      const get = RESOURCES.find((card) => card !== give)!;
      await island(() => record)(page, settings);
      await mouse.trade(page);
      await setTerms(page, mouse, { [give!]: 1 }, { [get]: 1 });
    },
  },
  {
    name: 'catan-offer',
    shows: 'Another player offers a trade.',
    size: 'laptop',
    language: 'uk',
    steps: island(() => {
      const record = islandWhere({
        names: PEOPLE,
        table: againstBots(2),
        wanted: (view, state) =>
          view.you === 1 &&
          view.seat === 1 &&
          view.phase === 'main' &&
          view.offer === null &&
          swappable(state) !== undefined,
      });
      const [mine, theirs] = swappable(stateAfter(record))!;
      return goingOn(record, { by: 1, type: 'offer', to: [0], give: { [theirs]: 1 }, get: { [mine]: 1 } });
    }),
  },
  {
    name: 'catan-discard-phone',
    shows: 'A 7: cards to discard.',
    size: 'phone',
    language: 'uk',
    steps: island(() => inPhase('discard', ({ seats }) => seats[0]!.due > 0)),
  },
  {
    name: 'catan-rob',
    shows: 'The robber has moved; a victim is to be chosen.',
    size: 'laptop',
    language: 'en',
    steps: island(() => inPhase('rob', ({ actions }) => actions.length > 1, 3)),
  },
  {
    name: 'catan-free-roads-sideways',
    shows: 'Two free roads of a development card.',
    size: 'sideways',
    language: 'en',
    steps: island(() => inPhase('free-roads')),
  },
  {
    name: 'catan-pass-device-dark',
    shows: 'The screen goes to the next person: all hands are covered.',
    size: 'laptop',
    language: 'en',
    theme: 'dark',
    steps: async (page, settings) => {
      const record = islandWhere({
        names: PEOPLE,
        wanted: ({ turn, phase }) => turn > 5 && phase === 'start',
      });
      await island(() => record)(page, settings);
      await page.locator('.pass-device').waitFor();
    },
  },
  {
    name: 'catan-zoom',
    shows: 'A window of 1280 × 1024 at 400 %.',
    size: 'zoom',
    language: 'de',
    steps: island(() => inPhase('main', (view) => isOwnTurn(view) && may(view, 'road'))),
  },
  {
    name: 'catan-result-tablet',
    shows: 'Result of a finished game of Catan.',
    size: 'tablet',
    language: 'ru',
    steps: finished(() => JSON.stringify(islandWhere({ names: PEOPLE, table: againstBots(2) }))),
  },
  {
    name: 'review',
    shows: 'Review of a finished game: chances to win, key moments, the cost of a decision.',
    size: 'laptop',
    language: 'en',
    steps: async (page, settings) => {
      const stopped = await coachStoppingAfter(page, 100);
      await finished(wholeGame)(page, settings);
      await page.getByRole('button', { name: 'Review' }).click();
      await stopped();
      await page.locator('.key-moments button').first().click();
      await page.locator('.verdict-text').waitFor();
    },
  },
  {
    name: 'library',
    shows: 'Games on this device.',
    size: 'laptop',
    language: 'en',
    steps: (page, settings) =>
      fillLibrary(
        page,
        settings,
        wholeGame(),
        recordWithTilesLeft(30),
        JSON.stringify(inPhase('main', isOwnTurn)),
      ),
  },
  {
    name: 'library-empty-phone',
    shows: 'Library without games.',
    size: 'phone',
    language: 'zh',
    steps: screen('?library', '.library-note', ONLINE.library),
  },
  {
    name: 'rules-tablet',
    shows: 'An article of the rulebook.',
    size: 'tablet',
    language: 'uk',
    steps: screen('?rules=CAR-TB-PIG-22', '.rule h2', ONLINE.start),
  },
  {
    name: 'lobby-phone',
    shows: 'Lobby of a player without games.',
    size: 'phone',
    language: 'ru',
    steps: async (page, settings) => {
      await signIn(page, settings, 'Ольга');
      await page.goto('./?lobby');
      await page.locator('.lobby-sheet').first().waitFor();
    },
  },
  {
    name: 'waiting-room',
    shows: 'Waiting room: seats, settings, link and code of the invitation.',
    size: 'laptop',
    language: 'en',
    covered: '.qr, .copy-field input',
    steps: async (page, settings) => {
      await signIn(page, settings, 'Olena');
      await page.goto('./?lobby=open');
      await page.locator('.lobby-page .btn.primary').click();
      await page.locator('.qr').waitFor();
    },
  },
  {
    name: 'online-table',
    shows: 'Online table of two, on the map for beginners; the other player is there.',
    size: 'laptop',
    language: 'de',
    steps: async (page, settings, browser) => {
      await signIn(page, settings, 'Olena');
      const other = await guest(browser, 'Ramiro');
      await sitDown([{ name: 'Olena', page }, other], 'catan', { map: 'beginners' });
    },
  },
];

/** Returns two different places for the tile in hand. */
function placements(record: string) {
  const replayed = replay(carcassonne, JSON.parse(record));
  if (!replayed.ok) throw new Error(replayed.because);
  const { state } = replayed;
  const [first, ...others] = carcassonne.actions(state, carcassonne.actors(state)[0]!);
  return [first!, others.at(-1)!];
}
