import path from 'node:path';
import pino from 'pino';
import { type Config, lerConfig } from '#platform/server/config.ts';
import { abrirCopia, chavesDaCopia, type Copia } from '#platform/server/copias/abrir-copia.ts';
import { CopiaRecusada } from '#platform/server/copias/copia-recusada.ts';
import { runningEmbedded } from '#platform/server/database/supervisor.ts';
import { ChaveDeDadosErrada } from '#platform/server/segredos/cifra.ts';
import { guardarChavesDeDados } from '#platform/server/segredos/secrets.ts';
import { protegerRestaurada, SALTO_PADRAO, trazerCopia } from '../operacao/server/restaurar.ts';
import { motivoDeNaoComecar } from '../server/motivo-de-nao-comecar.ts';
import { abrirBanco } from './abrir-banco.ts';
import { lerPedidoDeRestauracao, type PedidoDeRestauracao } from './argumentos.ts';

const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);
const log = pino({ level: 'fatal' });

/** The keys of encrypted columns come along with the backup; those of the environment must be the same ones. */
function conferirChaves(config: Config, daCopia: readonly Buffer[]): void {
  const { dataKeys } = config;
  if (dataKeys === null) return guardarChavesDeDados(config.dataDir, daCopia);
  if (!daCopia.every((chave) => dataKeys.some((dada) => dada.equals(chave)))) throw new ChaveDeDadosErrada(['DATA_KEY']);
}

async function executar(): Promise<void> {
  const pedido = lerPedidoDeRestauracao(process.argv.slice(2));
  const config = lerConfig(process.env);
  if (config.databaseUrl === null && runningEmbedded(config.dataDir) !== null)
    throw new CopiaRecusada(`The portal is running in ${config.dataDir}: stop it, or restore into another DATA_DIR.`);
  // Everything about the backup is judged before anything is touched.
  const copia = pedido.tipo === 'copia' ? await abrirCopia(path.resolve(pedido.pasta), config) : null;
  if (copia) conferirChaves(config, await chavesDaCopia(copia));
  const inicio = performance.now();
  const banco = await abrirBanco(config, log);
  try {
    if (copia) await trazerCopia(banco.url, copia, { ownLogin: banco.embutido });
    contar(pedido, copia, await protegerRestaurada(banco.url, partesDe(pedido, copia)), performance.now() - inicio);
  } finally {
    await banco.fechar();
  }
}

const partesDe = (pedido: PedidoDeRestauracao, copia: Copia | null) => ({
  copia: copia?.manifesto.id ?? null,
  retratoEm: copia?.manifesto.criadaEm ?? null,
  ...(pedido.salto === undefined ? {} : { salto: pedido.salto }),
});

function contar({ salto = SALTO_PADRAO }: PedidoDeRestauracao, copia: Copia | null, sessoes: number, ms: number): void {
  if (copia) diz(`Restored ${copia.manifesto.id} in ${Math.round(ms)} ms: the portal is as it was at ${copia.manifesto.criadaEm}.`);
  diz(`Ended ${sessoes} sessions; every number given from now on is ${salto} ahead.`);
  diz('No mail leaves and no job runs until an administrator lets them go on: account menu, "Cópias e saúde".');
  diz('Next: npm run integridade, npm start, and what was done after that moment is entered again.');
}

try {
  await executar();
} catch (causa) {
  process.stderr.write(`${motivoDeNaoComecar(causa)}\n`);
  process.exitCode = 1;
}
