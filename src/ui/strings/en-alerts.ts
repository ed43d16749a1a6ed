/** The words of what calls a person back to the page, in English. */
import { plural } from './plural.ts';

export const alerts = {
  open: 'Sound and notifications',
  title: 'When the crows need you',
  sound: 'Play a sound',
  system: 'Show a notification of the system',
  when: 'Only while this page is not in front of you. This browser remembers it.',
  asleep: 'The browser lets this page sound once you have clicked or typed in it.',
  refused:
    'The browser does not let this page show notifications, so it will not. To change that, allow them for this site in the browser’s settings. The count in the title and the sound work without.',
  dismissed: 'Nothing was allowed, so nothing will be shown. Ask again whenever you like.',
  missing:
    'This browser has no notifications for this page. The count in the title and the sound work all the same.',
  waits: (n: number) => `${n} ${plural(n, 'question waits', 'questions wait')} for you`,
  finished: 'The list is finished.',
};
