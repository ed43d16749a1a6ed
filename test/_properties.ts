/** How long a property may be tried: a counterexample that takes for ever to be made small is shown as it is. */
import { configureGlobal } from 'fast-check';

const minutes = process.env['CROWS_TEST_LONG'] ? 20 : 1.5;

configureGlobal({ interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: true });
