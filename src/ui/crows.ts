/** Every element, defined. A page needs this one script and one tag; one that wants more adds words and views. */
import { CrowsAnswer } from './crows-answer.ts';
import { CrowsApp } from './crows-app.ts';
import { CrowsCompose } from './crows-compose.ts';
import { CrowsItem } from './crows-item.ts';
import { CrowsList } from './crows-list.ts';
import { define } from './define.ts';
import { addOwnViews } from './own-views.ts';

// Before the app: it reads the address when it comes to life.
addOwnViews();

define({
  'crows-answer': CrowsAnswer,
  'crows-item': CrowsItem,
  'crows-compose': CrowsCompose,
  'crows-list': CrowsList,
  'crows-app': CrowsApp,
});

// The list comes first. The room of all that follows is kept.
void import('./wire-and-inbox.ts').then(({ defineWireAndInbox }) => defineWireAndInbox());
void import('./crows-bird.ts').then(({ CrowsBird }) => define({ 'crows-bird': CrowsBird }));
void import('./crows-motion.ts').then(({ CrowsMotion }) => define({ 'crows-motion': CrowsMotion }));

void import('./rooms.ts').then(({ defineRooms }) => defineRooms());

export { addLocale } from './strings.ts';
export { addView } from './views.ts';
