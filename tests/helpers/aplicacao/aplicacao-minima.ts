import { startEmbedded } from '#platform/server/database/supervisor.ts';

/**
 * The smallest application over the embedded database, run as a process of its own so that a test can kill it: prints
 * its address and stops the database when asked to end.
 */
const [dataDir = ''] = process.argv.slice(2);
const dizer = (linha: string): boolean => process.stderr.write(`${linha}\n`);
const banco = await startEmbedded({ dataDir, log: { info: dizer, warn: dizer, error: dizer }, fsync: false });
const viver = setInterval(() => undefined, 60_000);
process.once('SIGINT', () => {
  void banco.stop().then(() => {
    clearInterval(viver);
    process.stdout.write('parado\n');
  });
});
process.stdout.write(`${JSON.stringify({ url: banco.url, adopted: banco.adopted })}\n`);
