/** Something is the matter with a thing, or somebody keeps one waiting: items that only tell it want it put right. */
import type { Kind } from './kinds.ts';
import { kindOfNouns } from './nouns.ts';
import { wordsOf } from './things.ts';
import type { Token } from './tokens.ts';

/** What machines and houses do when something is the matter with them. */
const trouble =
  /\b(?:(?:leak|drip|hum|buzz|hiss|whistl|wobbl|overheat|rattl|squeak|squeal|creak|flicker|beep|chirp|clank|grind|vibrat|stink|smell|freez|overflow|spark|glitch)(?:s|es|e|ing)|dripping|humming|crashes|crashed|crashing|jams|jammed|is stuck|gets stuck|keeps (?:cutting|dropping|dying|sticking|tripping|falling|freezing|jamming|restarting|blocking|slipping)|(?:cuts|drops|trips|goes|conks|gives) out|stalls|packs up|(?:plays|playing|acts|acting) up|dies (?:after|when|every|as|on|in)|flat tyre|flat tire|blocked|clogged|broken|faulty|not working|stopped working|out of order|packed up|(?:shows|showing|says|error|fault|code) [a-z]{1,2}-?\d{1,3}|(?:doesn|won|don|isn)[’']t (?:work|open|close|start|turn|connect|print|shut|flush|drain|load|charge|fit|working|stop|light|switch|spin|heat|cool|sync|play|stay))\b/iu;
/** Said of the thing in front. */
const wrong =
  /^(?:the |my |our )?(?:squeaky|wobbly|loose|leaky|cracked|torn|ripped|chipped|rusty|sticking)\b/iu;

/** Whoever hasn't answered is to be asked once more. */
const waiting =
  /\b(?:gone quiet|no (?:reply|answer|response)(?: from| yet|$)|(?:hasn|haven|didn)[’']t (?:replied|answered|paid|got back|called|reply|answer|pay|get back|call)|not (?:replied|answered|heard)|never (?:replied|answered|paid|got back|called back|arrived)|ignor(?:es|ing) (?:me|us|my|our)|still (?:waiting (?:for|on)|owes?))\b/iu;

export function troubleIn(said: string, rest: readonly Token[]): Kind | undefined {
  if (waiting.test(said)) return 'request';
  if (!trouble.test(said) && !wrong.test(said)) return undefined;
  return kindOfNouns(wordsOf(rest)) === 'code' ? 'code' : 'repair';
}
