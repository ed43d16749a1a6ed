/** The views beside the list, and the bell. They are loaded after what everybody looks at first. */
import { CrowsBell } from './crows-bell.ts';
import { CrowsFlights } from './crows-flights.ts';
import { CrowsHistory } from './crows-history.ts';
import { CrowsNests } from './crows-nests.ts';
import { CrowsTrust } from './crows-trust.ts';
import { define } from './define.ts';

export const defineRooms = (): void =>
  define({
    'crows-bell': CrowsBell,
    'crows-flights': CrowsFlights,
    'crows-trust': CrowsTrust,
    'crows-nests': CrowsNests,
    'crows-history': CrowsHistory,
  });
