/** What stands beside the list: the wire, and the inbox with its cards. It comes after what it stands beside. */
import { CrowsCard } from './crows-card.ts';
import { CrowsFlock } from './crows-flock.ts';
import { CrowsInbox } from './crows-inbox.ts';
import { CrowsPlans } from './crows-plans.ts';
import { define } from './define.ts';

export const defineWireAndInbox = (): void =>
  define({
    'crows-card': CrowsCard,
    'crows-plans': CrowsPlans,
    'crows-inbox': CrowsInbox,
    'crows-flock': CrowsFlock,
  });
