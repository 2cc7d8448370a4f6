/** «очок» is a form of «очко»: its vowel comes and goes. */
const FLEETING_VOWEL = /(?<!\p{L})очок(?!\p{L})/gu;

export const HAN = /\p{Script=Han}/u;

/**
 * Splits a text into lower-case words and numbers. An apostrophe of any shape stays within its word. In a script without
 * spaces, a number splits the text beside it. Latin letters lose their accents and ё becomes е, as people type them.
 */
export function tokens(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .replaceAll(/[’ʼ`]/g, "'")
      .replaceAll('ё', 'е')
      .replaceAll('ß', 'ss')
      .replaceAll(FLEETING_VOWEL, 'очк')
      .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:'[\p{L}]+)*/gu) ?? []
  );
}

/** Words of a query that say what is sought; a segmenter splits scripts without spaces. */
export function queryWords(query: string): readonly string[] {
  const all = tokens(query).flatMap((token) => (HAN.test(token) ? hanWords(token) : [token]));
  const words = all.filter((word) => !QUESTION_WORDS.has(word));
  return words.length > 0 ? words : all;
}

const hanWords = (text: string): readonly string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => !QUESTION_WORDS.has(segment));

/** Words that only form a question, as `tokens` gives them. None of them has a meaning of its own in another language. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'how many much does do did is are was will would can could may must should what when where who whom which why',
    "i you we my your our me it its they a an the of for to in on at by from with and or if i'm what's if there be get gets",
    'have has then than that this happens happen work works need needs possible allowed want know',
    'cuanto cuanta cuantos cuantas que cuando donde quien quienes como cual cuales por para puedo puede pueden se el la los las',
    'un una unos unas de del al y o si mi tu su en con hay es son tengo tiene debo debe hace pasa vale da dan',
    'wie viel viele was wann wo wer wen wem warum welche welcher welches darf kann muss soll ich du man wir mein dein ein eine',
    'einen einem einer der die das den dem des fur zu auf im am an von vom mit und oder wenn ob ist sind hat habe bekommt bekomme',
    'passiert gibt geht macht bei meinen meine meiner meinem bringt',
    'сколько что когда где кто кого кому как какой какая какие каких почему зачем можно ли нельзя нужно надо должен могу может',
    'я мне мой моя мы вы у в на за из к с со и или если для по от до это есть быть дают дает получает получаю происходит бывает',
    'скільки що коли де хто кого як який яка які яких чому навіщо можна чи не треба потрібно повинен можу може я мені мій моя ми ви',
    'у в на за із з зі до й і та або якщо для по від це є дають дає отримує отримую стається буває',
    '多少 什么 时候 什么时候 怎么 怎样 如何 能不能 可不可以 可以 能 吗 呢 几 的 了 是 会 要 我 有 在 和',
  ].flatMap((line) => line.split(' ')),
);
