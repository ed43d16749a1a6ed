import { describe, expect, test } from 'vitest';
import { settingsTable } from '../src/settings-table.ts';
import { readSettings } from '../src/settings.ts';

const token = 'abcdefgh12345678';

/** For each setting: strings it takes with what they become, strings it refuses, and its sentence for the first. */
const cases: Record<keyof typeof settingsTable, { good: [string, unknown][]; bad: string[]; says: string }> =
  {
    port: {
      good: [
        ['0', 0],
        ['1', 1],
        ['65535', 65_535],
      ],
      bad: ['65536', '-1', '12abc', '1e3', '0x50', ' 80', '080', 'NaN', '1.5', 'Infinity'],
      says: '`CROWS_PORT` must be a whole number from 0 to 65,535, and "65536" is not. Set it to one that is, or leave it out for 27697.',
    },
    host: {
      good: [
        ['127.0.0.1', '127.0.0.1'],
        ['::1', '::1'],
        ['LocalHost', 'localhost'],
        ['127.8.8.8', '127.8.8.8'],
      ],
      bad: ['a b', 'http://a', 'a/b', '[::1]', 'a@b', '-a', 'a..b', '*'],
      says: '`CROWS_HOST` must be a host name or an IP address to listen on, and "a b" is not. Set it to one that is, or leave it out for 127.0.0.1.',
    },
    token: {
      good: [[token, token]],
      bad: [
        'short',
        'fifteen-letters',
        'has a space in its middle',
        'ünïcödé-ünïcödé-ünïcödé',
        'x'.repeat(201),
      ],
      says: '`CROWS_TOKEN` must be 16 to 200 characters out of letters, digits and - . _ ~ + / =, and the one given is not. Set it to one that is, or leave it out.',
    },
    data: {
      good: [['/var/lib/crows', '/var/lib/crows']],
      bad: [' ', 'a\0b'],
      says: '`CROWS_DATA` must be the path of a folder, and " " is not. Set it to one that is, or leave it out for .crows.',
    },
    origins: {
      good: [
        ['https://embed.example', ['https://embed.example']],
        [
          'https://a.example, http://localhost:8080,https://a.example',
          ['https://a.example', 'http://localhost:8080'],
        ],
        ['https://[::1]:8443', ['https://[::1]:8443']],
      ],
      bad: [
        'https://a.example/',
        '*',
        'https://*.example',
        'null',
        'a.example',
        'https://A.example',
        'https://a.example:443',
        'https://a.example,',
        'ftp://a.example',
        'file:///x',
        'https://u@a.example',
        'https://bücher.example',
        'https://a.example/x',
      ],
      says: '`CROWS_ORIGINS` must be origins separated by commas, each exactly as a browser sends it, such as https://embed.example, without a path or a *, and "https://a.example/" is not. Set it to one that is, or leave it out.',
    },
    hosts: {
      good: [
        ['crows.example', ['crows.example']],
        ['crows.example:8443,birds', ['crows.example:8443', 'birds']],
      ],
      bad: [
        '*.example',
        'https://crows.example',
        'Crows.example',
        'a:0',
        'a:65536',
        'a:b',
        'a b',
        'a,,b',
        '.a',
        'a.',
      ],
      says: '`CROWS_HOSTS` must be host names separated by commas, each in lower case such as crows.example or crows.example:8443, without a * or a scheme, and "*.example" is not. Set it to one that is, or leave it out.',
    },
    approvalS: {
      good: [
        ['0', 0],
        ['10', 10],
        ['2592000', 2_592_000],
      ],
      bad: ['9', '1', '2592001', '-10', 'NaN', '10s', '10.5'],
      says: '`CROWS_APPROVAL_S` must be a whole number from 10 to 2,592,000, or 0 to wait for ever, and "9" is not. Set it to one that is, or leave it out for 600.',
    },
    listBudgetMax: {
      good: [
        ['6000', 6_000],
        ['1000000000', 1_000_000_000],
      ],
      bad: ['5999', '0', '600k', '1000000001'],
      says: '`CROWS_LIST_BUDGET_MAX` must be a whole number from 6,000 to 1,000,000,000, and "5999" is not. Set it to one that is, or leave it out for 600000.',
    },
    pranks: {
      good: [
        ['on', true],
        ['off', false],
        ['yes', true],
        ['no', false],
      ],
      bad: ['1', 'true', 'OFF', 'constructor'],
      says: '`CROWS_PRANKS` must be on or off, and "1" is not. Set it to one that is, or leave it out for on.',
    },
    banter: {
      good: [
        ['on', true],
        ['off', false],
      ],
      bad: ['2', 'never'],
      says: '`CROWS_BANTER` must be on or off, and "2" is not. Set it to one that is, or leave it out for on.',
    },
    speech: {
      good: [
        ['rehearsal', 'rehearsal'],
        ['claude', 'claude'],
        ['endpoint', 'endpoint'],
      ],
      bad: ['Claude', 'openai'],
      says: '`CROWS_SPEECH` must be one of rehearsal, claude, endpoint, and "Claude" is not. Set it to one that is, or leave it out.',
    },
    model: {
      good: [['claude-sonnet-5-5', 'claude-sonnet-5-5']],
      bad: ['two words', 'm'.repeat(201)],
      says: '`CROWS_MODEL` must be a model id of at most 200 characters without spaces, and "two words" is not. Set it to one that is, or leave it out.',
    },
    modelSentry: {
      good: [['local/llama:8b', 'local/llama:8b']],
      bad: ['two words'],
      says: '`CROWS_MODEL_SENTRY` must be a model id of at most 200 characters without spaces, and "two words" is not. Set it to one that is, or leave it out.',
    },
    modelCrow: {
      good: [['m', 'm']],
      bad: ['a\tb'],
      says: '`CROWS_MODEL_CROW` must be a model id of at most 200 characters without spaces, and "a\\tb" is not. Set it to one that is, or leave it out.',
    },
    modelElder: {
      good: [['m', 'm']],
      bad: ['é'],
      says: '`CROWS_MODEL_ELDER` must be a model id of at most 200 characters without spaces, and "é" is not. Set it to one that is, or leave it out.',
    },
    modelBanter: {
      good: [['m', 'm']],
      bad: ['a b'],
      says: '`CROWS_MODEL_BANTER` must be a model id of at most 200 characters without spaces, and "a b" is not. Set it to one that is, or leave it out.',
    },
    patience: {
      good: [
        ['1', 1],
        ['100', 100],
      ],
      bad: ['0', '101', '1.5'],
      says: '`CROWS_PATIENCE` must be a whole number from 1 to 100, and "0" is not. Set it to one that is, or leave it out.',
    },
    flights: {
      good: [
        ['1', 1],
        ['64', 64],
      ],
      bad: ['0', '65'],
      says: '`CROWS_FLIGHTS` must be a whole number from 1 to 64, and "0" is not. Set it to one that is, or leave it out.',
    },
    sentryFlights: {
      good: [
        ['1', 1],
        ['16', 16],
      ],
      bad: ['0', '17'],
      says: '`CROWS_SENTRY_FLIGHTS` must be a whole number from 1 to 16, and "0" is not. Set it to one that is, or leave it out for 4.',
    },
    elderFlights: {
      good: [
        ['1', 1],
        ['16', 16],
      ],
      bad: ['0', '17'],
      says: '`CROWS_ELDER_FLIGHTS` must be a whole number from 1 to 16, and "0" is not. Set it to one that is, or leave it out for 2.',
    },
    rehearsalSeed: {
      good: [
        ['0', 0],
        ['4294967295', 4_294_967_295],
      ],
      bad: ['4294967296', '-1', 'seed'],
      says: '`CROWS_REHEARSAL_SEED` must be a whole number from 0 to 4,294,967,295, and "4294967296" is not. Set it to one that is, or leave it out for 1.',
    },
    rehearsalLatencyMs: {
      good: [
        ['0', 0],
        ['60000', 60_000],
      ],
      bad: ['60001', '1s'],
      says: '`CROWS_REHEARSAL_LATENCY_MS` must be a whole number from 0 to 60,000, and "60001" is not. Set it to one that is, or leave it out for 400.',
    },
    murder: {
      good: [
        ['2', 2],
        ['5', 5],
      ],
      bad: ['1', '6', 'three'],
      says: '`CROWS_MURDER` must be a whole number from 2 to 5, and "1" is not. Set it to one that is, or leave it out for 3.',
    },
    structured: {
      good: [
        ['yes', true],
        ['off', false],
      ],
      bad: ['maybe'],
      says: '`CROWS_STRUCTURED` must be on or off, and "maybe" is not. Set it to one that is, or leave it out.',
    },
    log: {
      good: [
        ['quiet', 'quiet'],
        ['normal', 'normal'],
        ['events', 'events'],
      ],
      bad: ['verbose'],
      says: '`CROWS_LOG` must be one of quiet, error, normal, info, events, and "verbose" is not. Set it to one that is, or leave it out for normal.',
    },
    inspect: {
      good: [
        ['on', 'on'],
        ['off', 'off'],
        ['full', 'full'],
      ],
      bad: ['yes'],
      says: '`CROWS_INSPECT` must be one of off, on, full, and "yes" is not. Set it to one that is, or leave it out for off.',
    },
  };

const settingsOf = (env: Record<string, string>, argv: string[] = []) => {
  const read = readSettings(env, argv);
  if (!('settings' in read)) throw new Error(JSON.stringify(read));
  return read.settings;
};
const problemsOf = (env: Record<string, string>, argv: string[] = []) => {
  const read = readSettings(env, argv);
  return 'problems' in read ? read.problems : [];
};

describe.each(Object.keys(cases) as (keyof typeof cases)[])('%s', (name) => {
  const { good, bad, says } = cases[name];
  const { env } = settingsTable[name];
  const flag = `--${env.replace('CROWS_', '').toLowerCase().replaceAll('_', '-')}`;

  test.each(good)('takes %j', (raw, value) => {
    expect(settingsOf({ [env]: raw })[name]).toEqual(value);
    expect(settingsOf({}, [flag, raw])[name]).toEqual(value);
    expect(settingsOf({ [env]: 'a b' }, [`${flag}=${raw}`])[name]).toEqual(value);
  });

  test.each(bad)('refuses %j by name', (raw) => {
    const [fromEnv = '', ...rest] = problemsOf({ [env]: raw });
    expect(fromEnv.startsWith(`\`${env}\` must be `)).toBe(true);
    expect(rest).toEqual([]);
    expect(problemsOf({}, [`${flag}=${raw}`])).toEqual([fromEnv.replace(env, flag)]);
  });

  test('says what was wrong, what it was and what to do', () => {
    expect(problemsOf({ [env]: bad[0]! })).toEqual([says]);
  });
});

test('every setting has its default when nobody says, and an empty variable says nothing', () => {
  const defaults = {
    port: 27_697,
    host: '127.0.0.1',
    token: undefined,
    data: '.crows',
    origins: [],
    hosts: [],
    approvalS: 600,
    listBudgetMax: 600_000,
    pranks: true,
    banter: true,
    speech: undefined,
    model: undefined,
    modelSentry: undefined,
    modelCrow: undefined,
    modelElder: undefined,
    modelBanter: undefined,
    patience: undefined,
    flights: undefined,
    sentryFlights: 4,
    elderFlights: 2,
    rehearsalSeed: 1,
    rehearsalLatencyMs: 400,
    murder: 3,
    structured: undefined,
    log: 'normal',
    inspect: 'off',
    models: {
      sentry: 'claude-haiku-5-5',
      crow: 'claude-sonnet-5-5',
      elder: 'claude-opus-5-5',
      banter: 'claude-haiku-5-5',
    },
  };
  expect(settingsOf({})).toEqual(defaults);
  expect(settingsOf({ CROWS_PORT: '', CROWS_TOKEN: '', CROWS_ORIGINS: '' })).toEqual(defaults);
});

test('one model serves every role that has none of its own', () => {
  expect(settingsOf({ CROWS_MODEL: 'llama', CROWS_MODEL_ELDER: 'opus' }).models).toEqual({
    sentry: 'llama',
    crow: 'llama',
    elder: 'opus',
    banter: 'llama',
  });
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'crows.example'])('listening on %s needs a token', (host) => {
  expect(problemsOf({ CROWS_HOST: host })).toEqual([
    `\`CROWS_HOST\` is "${host}", which other machines can reach, and \`CROWS_TOKEN\` is not set. Set it to a secret of 16 characters or more, or leave \`CROWS_HOST\` out to listen on 127.0.0.1.`,
  ]);
  expect(settingsOf({ CROWS_HOST: host, CROWS_TOKEN: token }).host).toBe(host);
});

test('a flag beats the environment', () => {
  expect(settingsOf({ CROWS_PORT: '1' }, ['--port', '2']).port).toBe(2);
});

test('all that is wrong is said at once', () => {
  expect(
    problemsOf({ CROWS_MURDER: '9', CROWS_HOST: '0.0.0.0' }, [
      '--nope',
      '3',
      'word',
      '--tokn=hidden',
      '--port',
      '1',
      '--port',
      '2',
      '--data',
      '--log',
      'all',
    ]),
  ).toEqual([
    '`crows serve` knows no "--nope". `crows serve --help` lists what it knows.',
    '`crows serve` knows no "word". `crows serve --help` lists what it knows.',
    '`crows serve` knows no "--tokn". Did you mean `--token`?',
    '`--port` is given twice. Keep one of them.',
    '`--data` stands without a value. Write one behind it, or leave it out.',
    '`CROWS_MURDER` must be a whole number from 2 to 5, and "9" is not. Set it to one that is, or leave it out for 3.',
    '`--log` must be one of quiet, error, normal, info, events, and "all" is not. Set it to one that is, or leave it out for normal.',
    '`CROWS_HOST` is "0.0.0.0", which other machines can reach, and `CROWS_TOKEN` is not set. Set it to a secret of 16 characters or more, or leave `CROWS_HOST` out to listen on 127.0.0.1.',
  ]);
});

test('a secret is never echoed', () => {
  expect(JSON.stringify(problemsOf({ CROWS_TOKEN: 'hush hush' }))).not.toContain('hush');
});

test('help names every setting once, by flag and by its name in the environment', () => {
  const read = readSettings({ CROWS_PORT: 'bad' }, ['--help']);
  const help = 'help' in read ? read.help : '';
  for (const { env, help: sentence } of Object.values(settingsTable)) {
    const flag = `--${env.replace('CROWS_', '').toLowerCase().replaceAll('_', '-')}`;
    expect(help.split(`${flag} (${env}`).length).toBe(2);
    expect(help).toContain(sentence);
  }
  expect(help.split('\n').slice(0, 3)).toEqual([
    'crows serve: the flock and its page. Each flag can stand in the environment instead.',
    '  --port (CROWS_PORT, else 27697)',
    '      Port to listen on; 0 takes any free one.',
  ]);
});

test('a flag that can stand alone takes no other flag for its value', () => {
  for (const [argv, inspect] of [
    [['--inspect'], 'on'],
    [['--inspect', '--port', '0'], 'on'],
    [['--inspect=full'], 'full'],
    [['--inspect', 'off'], 'off'],
  ] as const) {
    expect(settingsOf({}, [...argv]).inspect).toBe(inspect);
  }
});
