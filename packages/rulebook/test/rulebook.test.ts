import {
  CHAPTERS,
  EDITIONS,
  GAMES,
  type GameName,
  gameOfRule,
  isRuleId,
  LANGUAGES,
  type Language,
  loadRules,
  REASONS,
  RULE_IDS,
  RULES,
  type RuleFacts,
  type RuleId,
  type RuleText,
  rulesIn,
  SOURCES,
  searchRules,
  sentenceFor,
} from '@bastide/rulebook';
import { describe, expect, it } from 'vitest';

const books = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [
          language,
          {
            carcassonne: await loadRules('carcassonne', language),
            catan: await loadRules('catan', language),
          },
        ] as const,
    ),
  ),
);
const rulesOf = (language: Language) => books.get(language)!;
/** The texts of both games in one language. */
const all = (language: Language): Readonly<Record<RuleId, RuleText>> => ({
  ...rulesOf(language).carcassonne.texts,
  ...rulesOf(language).catan.texts,
});
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const EVERY_ID = GAMES.flatMap((game) => RULE_IDS[game]);
const COUNTS = { carcassonne: 175, catan: 219 };
const IDS = { carcassonne: /^CAR-(TB-)?[A-Z]+-\d\d$/, catan: /^CAT-([A-Z]+|P56)-\d\d$/ };

describe.each(GAMES)('facts of %s', (game) => {
  it('names every rule once, in chapters without gaps in the list', () => {
    expect(RULE_IDS[game]).toHaveLength(COUNTS[game]);
    expect(CHAPTERS[game].flatMap((chapter) => rulesIn(chapter))).toEqual(RULE_IDS[game]);
    for (const id of RULE_IDS[game]) expect(id).toMatch(IDS[game]);
  });

  it.each(RULE_IDS[game])('%s has sources, related rules and a reason where it is not played', (id) => {
    const rule: RuleFacts<string> = RULES[id];
    expect(rule.sources.length).toBeGreaterThan(0);
    expect(new Set(rule.sources).size).toBe(rule.sources.length);
    expect(SOURCES[game]).toEqual(expect.arrayContaining([...rule.sources]));
    expect(rule.related.length).toBeGreaterThanOrEqual(3);
    expect(rule.related.length).toBeLessThanOrEqual(5);
    expect(new Set(rule.related).size).toBe(rule.related.length);
    expect(rule.related).not.toContain(id);
    expect(RULE_IDS[game]).toEqual(expect.arrayContaining([...rule.related]));
    const reason = rule.status === 'implemented' ? rule.except : rule.reason;
    if (reason) expect(REASONS[game]).toContain(reason);
    else expect(rule.status).toBe('implemented');
    expect(gameOfRule(id)).toBe(game);
  });

  it('uses every source, edition and reason that it names', () => {
    const facts: RuleFacts<string>[] = RULE_IDS[game].map((id) => RULES[id]);
    const reasons = facts.flatMap((rule) => (rule.status === 'implemented' ? rule.except : rule.reason));
    expect(REASONS[game].filter((one) => !reasons.includes(one))).toEqual([]);
    const sources = facts.flatMap((rule) => rule.sources);
    expect(SOURCES[game].filter((one) => !sources.includes(one))).toEqual([]);
  });
});

/** The words that the almanac of Catan marks, in its order: the rules of the entry, and those that the word leads to. */
const MARKED = [
  ['CAT-TRADE-03', 'CAT-TRADE-01'], // domestic trade
  ['CAT-TRADE-03', 'CAT-MARI-01'], // maritime trade
  ['CAT-ROAD-01', 'CAT-GEO-03'], // paths
  ['CAT-ROAD-06', 'CAT-LROAD-01'], // Longest Road
  ['CAT-SEVEN-01', 'CAT-ROBBER-03'], // the robber
  ['CAT-ROBBER-04', 'CAT-COMP-03'], // number token
  ['CAT-ROBBER-04', 'CAT-ROBBER-06'], // the desert
  ['CAT-SEVEN-01', 'CAT-KNIGHT-01'], // see also: knights
  ['CAT-ROBBER-01', 'CAT-MAP-16'], // the desert
  ['CAT-ROBBER-02', 'CAT-SEVEN-01'], // a seven
  ['CAT-ROBBER-02', 'CAT-KNIGHT-01'], // a knight card
  ['CAT-SETL-02', 'CAT-GEO-02'], // intersections
  ['CAT-SETL-03', 'CAT-ROAD-08'], // own roads
  ['CAT-SETL-03', 'CAT-SETL-04'], // the distance rule
] as const;

it.each(MARKED)('%s leads to %s, as the almanac does', (from, to) => {
  expect(RULES[from].related).toContain(to);
});

describe('ids', () => {
  it('are known', () => {
    expect(isRuleId('CAR-TB-PIG-05')).toBe(true);
    expect(isRuleId('CAT-ROBBER-04')).toBe(true);
    expect(isRuleId('CAR-TB-PIG-5')).toBe(false);
    expect(isRuleId('CAT-TB-PIG-05')).toBe(false);
    expect(isRuleId('toString')).toBe(false);
  });

  it('belong to one game each: rules, chapters, editions, sources and reasons', () => {
    for (const lists of [RULE_IDS, CHAPTERS, EDITIONS, SOURCES, REASONS]) {
      const ids = GAMES.flatMap((game): readonly string[] => lists[game]);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }
  });
});

/** The end of a sentence. */
const STOP = /[.。]$/;
/** Characters that may not stand in the texts of a language; search words may have them. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[^\p{Script=Latin}\p{Script=Common}]/u,
  uk: /[^\p{Script=Cyrillic}\p{Script=Common}]/u,
  zh: /[^\p{Script=Han}\p{Script=Common}]/u,
  es: /[^\p{Script=Latin}\p{Script=Common}]/u,
  ru: /[^\p{Script=Cyrillic}\p{Script=Common}]/u,
  de: /[^\p{Script=Latin}\p{Script=Common}]/u,
};
const written = ({ title, text, differs }: RuleText) =>
  [title, text, ...Object.values(differs ?? {})].join('\n');

describe.each(LANGUAGES)('texts in %s', (language) => {
  const rules = all(language);

  it.each(GAMES)('has exactly the rules of %s, in reading order', (game) => {
    expect(Object.keys(rulesOf(language)[game].texts)).toEqual(RULE_IDS[game]);
  });

  it.each(EVERY_ID)('%s is short, plain and searchable', (id) => {
    const { title, text, words } = rules[id];
    expect(title.trim()).not.toBe('');
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(6);
    expect(title).not.toMatch(/[.!。！]$/);
    const sentences = text.split(/(?<=[.?])\s|(?<=[。？])(?=.)/).length;
    expect(sentences).toBeGreaterThanOrEqual(1);
    expect(sentences).toBeLessThanOrEqual(4);
    expect(text).toMatch(STOP);
    expect(text).not.toMatch(/!|！|CA[RT]-| {2}/);
    expect(words.length).toBeGreaterThan(0);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(EVERY_ID)('%s tells what each differing edition says', (id) => {
    const { differs } = RULES[id];
    const differing = Object.entries(rules[id].differs ?? {});
    expect(differing.map(([edition]) => edition).toSorted()).toEqual(
      differs === 'same' ? [] : differs.toSorted(),
    );
    for (const [, says] of differing) expect(says).toMatch(STOP);
  });

  it.each(GAMES)('has no two rules of %s with one title', (game) => {
    const titles = RULE_IDS[game].map((id) => rules[id].title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it.each(GAMES)('names %s, its editions, sources, chapters and reasons', (game) => {
    const { names } = rulesOf(language)[game];
    expect(names.game).not.toBe('');
    for (const [named, ids] of [
      [names.editions, EDITIONS],
      [names.sources, SOURCES],
      [names.chapters, CHAPTERS],
      [names.reasons, REASONS],
    ] as const)
      expect(Object.keys(named)).toEqual(ids[game]);
    for (const { about } of Object.values(names.editions)) expect(about).toMatch(STOP);
    expect(Object.values({ ...names.sources, ...names.chapters, ...names.reasons })).not.toContain('');
  });
});

describe.each(OTHERS)('translation into %s', (language) => {
  const rules = all(language);
  const english = all('en');

  it.each(EVERY_ID)('%s is not the English text', (id) => {
    expect(rules[id].title).not.toBe(english[id].title);
    expect(rules[id].text).not.toBe(english[id].text);
    for (const edition of EDITIONS[gameOfRule(id)])
      if (english[id].differs?.[edition])
        expect(rules[id].differs?.[edition]).not.toBe(english[id].differs[edition]);
  });

  it('keeps to its own script', () => {
    for (const id of EVERY_ID) expect(written(rules[id])).not.toMatch(FOREIGN[language]);
  });

  it('has the same figures as English', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    for (const id of EVERY_ID) expect([id, figures(rules[id].text)]).toEqual([id, figures(english[id].text)]);
  });
});

describe('search', () => {
  const best = (language: Language, query: string, count = 5) =>
    searchRules([rulesOf(language).carcassonne], query).slice(0, count);

  it('finds the builder in both languages, in any case and ending', () => {
    const found = [best('en', 'builder'), best('uk', 'будівельник', 4), best('uk', 'БУДІВЕЛЬНИКА', 1)].flat();
    for (const id of found) expect(id).toMatch(/^CAR-TB-BUILDER-/);
    for (const id of [...best('en', 'Pig', 3), ...best('uk', 'свиня', 3)]) expect(id).toMatch(/^CAR-TB-PIG-/);
    expect(searchRules([rulesOf('uk').carcassonne], 'будівельником')).toContain('CAR-TB-BUILDER-06');
    expect(searchRules([rulesOf('en').carcassonne], 'cities')).toContain('CAR-CITY-02');
  });

  it('finds an id, its tail or its chapter first', () => {
    expect(best('en', 'CAR-TB-PIG-05', 1)).toEqual(['CAR-TB-PIG-05']);
    expect(best('uk', 'pig-5', 1)).toEqual(['CAR-TB-PIG-05']);
    expect(best('en', 'tb pig 22', 1)).toEqual(['CAR-TB-PIG-22']);
    expect(best('en', 'car-farm', 2)).toEqual(['CAR-FARM-01', 'CAR-FARM-02']);
    expect(searchRules<GameName>(Object.values(rulesOf('en')), 'p56 1')[0]).toBe('CAT-P56-01');
  });

  it('finds nothing else for an id, not even in the book of another game', () => {
    expect(best('uk', 'CAR-TB-PIG-05')).toEqual(['CAR-TB-PIG-05']);
    expect(best('en', 'CAT-ROBBER-01')).toEqual([]);
  });

  it('finds what players ask, by synonyms too', () => {
    expect(best('en', 'coat of arms city points')).toContain('CAR-CITY-02');
    expect(best('en', 'cloister')).toContain('CAR-MON-01');
    expect(best('en', 'U-turn', 1)).toEqual(['CAR-RIV-04']);
    expect(best('en', 'third tile')).toContain('CAR-TB-DOUBLE-04');
    expect(best('uk', 'подвійний хід')).toContain('CAR-TB-DOUBLE-01');
    expect(best('uk', "з'єднати")).toContain('CAR-TB-BUILDER-13');
    expect(best('uk', 'очки за монастир', 1)).toEqual(['CAR-MON-01']);
    expect(best('es', 'constructor', 3).every((id) => id.startsWith('CAR-TB-BUILDER-'))).toBe(true);
    expect(best('es', 'claustro')).toContain('CAR-MON-01');
    expect(best('es', 'seguidor')).toContain('CAR-MEEP-01');
    expect(best('es', 'doble turno', 1)).toEqual(['CAR-TB-DOUBLE-01']);
    expect(best('es', 'vuelta en U', 1)).toEqual(['CAR-RIV-04']);
    expect(best('de', 'Doppelzug')).toContain('CAR-TB-DOUBLE-01');
    expect(best('de', 'Punkte für ein Kloster', 1)).toEqual(['CAR-MON-01']);
    expect(best('de', 'Gefolgsmann einsetzen')).toContain('CAR-MEEP-01');
  });

  it('finds words typed without their accents', () => {
    expect(best('es', 'jardin', 8)).toEqual(best('es', 'jardín', 8));
    expect(best('es', 'rio').every((id) => id.startsWith('CAR-RIV-'))).toBe(true);
    expect(searchRules([rulesOf('de').catan], 'grosste').length).toBeGreaterThan(0);
  });

  it.each([
    ['建筑者', 'CAR-TB-BUILDER-01', 1],
    ['双回合', 'CAR-TB-DOUBLE-01', 1],
    ['掉头', 'CAR-RIV-04', 1],
    ['第三块瓦片', 'CAR-TB-DOUBLE-04', 1],
    ['寺院得分', 'CAR-MON-01', 1],
    ['盾徽城市得分', 'CAR-CITY-02', 1],
    ['修道院', 'CAR-MON-01', 3],
    ['小人放在哪里', 'CAR-MEEP-01', 1],
    ['农民何时返回', 'CAR-MEEP-06', 1],
    ['两块瓦片的城市', 'CAR-CITY-03', 3],
    ['建筑者返回', 'CAR-TB-BUILDER-10', 1],
    ['得9分', 'CAR-MON-01', 1],
    ['修道院多少分', 'CAR-MON-01', 3],
    ['什么时候结束游戏', 'CAR-END-01', 5],
    ['tb-pig-22', 'CAR-TB-PIG-22', 1],
  ] as const)('in a script without spaces: %s', (query, id, within) => {
    expect(best('zh', query, within)).toContain(id);
  });

  it.each([
    ['en', 'robber-4', 'CAT-ROBBER-04', 1],
    ['en', 'robber', 'CAT-ROBBER-03', 5],
    ['en', 'steal', 'CAT-ROBBER-07', 5],
    ['en', 'port', 'CAT-MARI-08', 8],
    ['en', 'wheat', 'CAT-COMP-02', 5],
    ['en', 'invention', 'CAT-PROG-04', 3],
    ['en', 'undo', 'CAT-VAR-13', 1],
    ['en', 'Longest Route', 'CAT-LROAD-01', 3],
    ['en', 'distance', 'CAT-SETL-04', 3],
    ['en', 'empty bank', 'CAT-PROG-06', 5],
    ['uk', 'розбійник', 'CAT-ROBBER-03', 5],
    ['uk', 'розбійником', 'CAT-ROBBER-03', 8],
    ['uk', 'гавань', 'CAT-MARI-08', 8],
    ['uk', 'пшениця', 'CAT-COMP-02', 5],
    ['uk', 'винахід', 'CAT-PROG-04', 3],
    ['uk', 'найдовший торговий шлях', 'CAT-LROAD-01', 2],
    ['uk', 'правило відстані', 'CAT-SETL-04', 2],
    ['uk', 'скинути половину', 'CAT-SEVEN-02', 2],
    ['uk', 'шестикутники', 'CAT-COMP-01', 3],
    ['uk', 'ціна міста', 'CAT-BUILD-01', 1],
    ['zh', '强盗', 'CAT-ROBBER-03', 5],
    ['zh', '抢卡', 'CAT-ROBBER-07', 1],
    ['zh', '码头', 'CAT-GEO-06', 3],
    ['zh', '麦子', 'CAT-COMP-02', 1],
    ['zh', '发明', 'CAT-PROG-04', 3],
    ['zh', '撤销', 'CAT-VAR-13', 1],
    ['zh', '最长商路', 'CAT-LROAD-01', 2],
    ['zh', '距离规则', 'CAT-SETL-04', 1],
    ['zh', '弃一半', 'CAT-SEVEN-02', 2],
    ['zh', '掷出7', 'CAT-PROD-03', 1],
    ['zh', '10分', 'CAT-VP-02', 3],
    ['zh', '六边形', 'CAT-COMP-01', 1],
    ['zh', '城市多少钱', 'CAT-BUILD-01', 1],
    ['zh', '银行空了', 'CAT-PROG-06', 2],
    ['es', 'bandido', 'CAT-ROBBER-03', 5],
    ['es', 'mover el ladrón', 'CAT-ROBBER-02', 3],
    ['es', 'ladron', 'CAT-ROBBER-01', 8],
    ['es', 'poblado', 'CAT-SETL-02', 12],
    ['es', 'Gran Ruta Comercial', 'CAT-LROAD-01', 3],
    ['es', 'Gran Ejército de Caballería', 'CAT-LARMY-01', 3],
    ['es', 'fichas numeradas', 'CAT-COMP-03', 1],
    ['es', 'arcilla', 'CAT-COMP-02', 2],
    ['es', 'trigo', 'CAT-COMP-02', 2],
    ['es', 'descubrimiento', 'CAT-PROG-04', 3],
    ['es', 'invento', 'CAT-PROG-04', 3],
    ['es', 'encrucijada', 'CAT-GEO-02', 2],
    ['es', 'regla de la distancia', 'CAT-SETL-04', 2],
    ['es', 'descartar la mitad', 'CAT-SEVEN-02', 2],
    ['es', 'precio ciudad', 'CAT-BUILD-01', 1],
    ['ru', 'разбойники', 'CAT-ROBBER-03', 5],
    ['ru', 'разбойникам', 'CAT-ROBBER-03', 8],
    ['ru', 'порт', 'CAT-MARI-08', 8],
    ['ru', 'пшеница', 'CAT-COMP-02', 5],
    ['ru', 'изобретение', 'CAT-PROG-04', 3],
    ['ru', 'правило расстояния', 'CAT-SETL-04', 2],
    ['ru', 'сбросить половину', 'CAT-SEVEN-02', 2],
    ['ru', 'шестиугольники', 'CAT-COMP-01', 3],
    ['ru', 'цена города', 'CAT-BUILD-01', 1],
    ['de', 'Räuber', 'CAT-ROBBER-03', 5],
    ['de', 'Abstandsregel', 'CAT-SETL-04', 2],
    ['de', 'Weizen', 'CAT-COMP-02', 5],
    ['de', 'Sechsecke', 'CAT-COMP-01', 3],
    ['de', 'Längste Straße', 'CAT-LROAD-01', 3],
    ['de', 'Kosten einer Stadt', 'CAT-BUILD-01', 3],
    ['de', 'Hälfte abwerfen', 'CAT-SEVEN-02', 3],
  ] as const)('in Catan, %s: %s', (language, query, id, within) => {
    expect(searchRules([rulesOf(language).catan], query).slice(0, within)).toContain(id);
  });

  it.each([
    ['en', 'how many points for a farmer', /^CAR-FARM-/],
    ['en', 'What happens when I roll a 7?', /^CAT-(SEVEN-01|PROD-03|TURN-03)/],
    ['en', 'what does a city cost', /^CAT-BUILD-01/],
    ['en', 'When do I get my meeple back?', /^CAR-RET-01/],
    ['en', 'does a pig count for the majority', /^CAR-TB-PIG-04/],
    ['en', 'how many points is a monastery worth', /^CAR-MON-01/],
    ['en', 'can I move the robber back to the desert', /^CAT-(VAR-07|EDGE-08)/],
    ['en', 'do I have to take the second tile', /^CAR-TB-DOUBLE-06/],
    ['en', 'can I play a card I just bought', /^CAT-DEV-04/],
    ['en', 'where can I place a settlement', /^CAT-SETL-02/],
    ['es', '¿Cuántos puntos da un granjero?', /^CAR-FARM-/],
    ['es', 'qué pasa si saco un 7', /^CAT-SEVEN-01/],
    ['es', '¿cuánto cuesta una ciudad?', /^CAT-BUILD-01/],
    ['es', 'cuándo recupero mi meeple', /^CAR-RET-01/],
    ['es', 'puedo comerciar con la banca', /^CAT-MARI-/],
    ['es', 'cuándo acaba la partida', /^CAR-END-01/],
    ['es', 'cuántos puntos vale un monasterio', /^CAR-MON-01/],
    ['es', 'dónde puedo poner un asentamiento', /^CAT-SETL-02/],
    ['de', 'Wie viele Punkte bringt ein Bauer?', /^CAR-FARM-/],
    ['de', 'Was passiert bei einer 7?', /^CAT-SEVEN-01/],
    ['de', 'was kostet eine Stadt', /^CAT-BUILD-01/],
    ['de', 'Wann bekomme ich meinen Meeple zurück?', /^CAR-RET-01/],
    ['de', 'kann ich mit der Bank handeln', /^CAT-MARI-/],
    ['de', 'wann endet das Spiel', /^CAR-END-01/],
    ['de', 'wie viele Punkte für ein Kloster', /^CAR-MON-01/],
    ['de', 'Wo darf ich eine Siedlung bauen?', /^CAT-SETL-02/],
    ['de', 'zählt das Schwein für die Mehrheit', /^CAR-TB-PIG-04/],
    ['ru', 'сколько очков за крестьянина', /^CAR-FARM-/],
    ['ru', 'Что происходит при семёрке?', /^CAT-SEVEN-01/],
    ['ru', 'сколько стоит город', /^CAT-BUILD-01/],
    ['ru', 'когда возвращается последователь', /^CAR-RET-01/],
    ['ru', 'можно ли торговать с банком', /^CAT-MARI-01/],
    ['ru', 'когда заканчивается игра', /^CAR-END-01/],
    ['ru', 'сколько очков за монастырь', /^CAR-MON-01/],
    ['ru', 'где можно построить поселение', /^CAT-SETL-02/],
    ['ru', 'считается ли свинья при подсчёте большинства', /^CAR-TB-PIG-04/],
    ['uk', 'скільки очок за селянина', /^CAR-FARM-/],
    ['uk', 'Що стається, коли випала 7?', /^CAT-SEVEN-01/],
    ['uk', 'скільки коштує місто', /^CAT-BUILD-01/],
    ['uk', 'коли повертається підданець', /^CAR-RET-01/],
    ['uk', 'чи можна торгувати з банком', /^CAT-MARI-/],
    ['uk', 'коли закінчується гра', /^CAR-END-01/],
    ['uk', 'скільки очок за монастир', /^CAR-MON-01/],
    ['uk', 'де можна поставити поселення', /^CAT-SETL-02/],
    ['uk', 'чи рахується свиня для більшості', /^CAR-TB-PIG-04/],
    ['zh', '农民得多少分', /^CAR-FARM-/],
    ['zh', '掷出7会怎样', /^CAT-PROD-03/],
    ['zh', '建城市要多少资源', /^CAT-BUILD-01/],
    ['zh', '随从什么时候返回', /^CAR-RET-01/],
    ['zh', '可以和银行交易吗', /^CAT-MARI-/],
    ['zh', '游戏什么时候结束', /^CAR-END-01/],
    ['zh', '寺院多少分', /^CAR-MON-01/],
    ['zh', '村庄可以建在哪里', /^CAT-SETL-02/],
    ['zh', '谁先开始', /^CAT-SETUP-02|^CAR-GEN-06/],
  ] as const)('answers an everyday question, %s: %s', (language, question, wanted) => {
    const { carcassonne, catan } = rulesOf(language);
    const book = wanted.source.includes('CAR-') && !wanted.source.includes('CAT-') ? carcassonne : catan;
    const found = searchRules<GameName>([book], question).slice(0, 5);
    expect(found.filter((id) => wanted.test(id))).not.toEqual([]);
  });

  it('takes another form of a word, and no other word that begins alike', () => {
    const { carcassonne } = rulesOf('en');
    expect(searchRules([carcassonne], 'farmers')).toEqual(
      expect.arrayContaining([...searchRules([carcassonne], 'farmer')].slice(0, 3)),
    );
    for (const junk of ['__proto__', 'constructor', 'toString', 'citadel'])
      expect(searchRules<GameName>(Object.values(rulesOf('en')), junk)).toEqual([]);
  });

  it('shows the sentence of a rule that meets the query', () => {
    const { texts } = rulesOf('en').carcassonne;
    expect(sentenceFor(texts['CAR-FARM-05'], 'may a city pay twice')).toBe(
      'Every field is counted by itself, so one city may pay several fields, and you more than once.',
    );
    expect(sentenceFor(texts['CAR-FARM-06'], 'xyzzy')).toBe(
      'A field without farmers gives points to nobody.',
    );
  });

  it('takes ё for е, as it is typed', () => {
    for (const [written, typed] of [
      ['перекрёсток', 'перекресток'],
      ['подсчёт', 'подсчет'],
      ['трёх', 'трех'],
    ] as const)
      expect(searchRules(Object.values(rulesOf('ru')), typed)).toEqual(
        searchRules(Object.values(rulesOf('ru')), written),
      );
    expect(searchRules([rulesOf('ru').catan], 'перекресток').slice(0, 5)).toContain('CAT-GEO-02');
    expect(searchRules([rulesOf('ru').carcassonne], 'перекрёсток')).not.toEqual([]);
  });

  it('looks through one game or several', () => {
    expect(searchRules([rulesOf('en').carcassonne], 'robber')).not.toContain('CAT-ROBBER-03');
    const games = searchRules<GameName>(Object.values(rulesOf('en')), 'road').map(gameOfRule);
    expect(new Set(games)).toEqual(new Set(GAMES));
  });

  it('answers nothing to nothing', () => {
    expect(searchRules<GameName>(Object.values(rulesOf('en')), '')).toEqual([]);
    expect(searchRules<GameName>(Object.values(rulesOf('en')), ' — ? ')).toEqual([]);
    expect(searchRules<GameName>(Object.values(rulesOf('en')), 'xyzzy builder')).toEqual([]);
  });
});
