import { join } from 'node:path';
import { carregarDemonstracao } from './demo/carregar.ts';
import { SENHA_DEMO, acessosDemo } from './demo/base/acessos.ts';
import { lerArgumentos } from './server/argumentos.ts';
import { avisoDeEndereco, avisoDeProxy } from './server/endereco-de-escuta.ts';
import { motivoDeNaoComecar } from './server/motivo-de-nao-comecar.ts';
import { construirSite } from './construcao/construcao.ts';
import { prepararPrimeiroAcesso } from './server/primeiro-acesso.ts';
import { iniciarProcesso, type Processo } from './server/processo.ts';

const raiz = join(import.meta.dirname, '..', '..');
const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);

async function main(): Promise<void> {
  const { demo, alunos } = lerArgumentos(process.argv.slice(2));
  const env = demo ? { LOG_LEVEL: 'warn', ...process.env } : process.env;
  const pastaDoSite = await construirSite(raiz, diz);
  const inicio = iniciarProcesso({ env, pastaDoSite });
  encerrarComSinais(inicio);
  const processo = await inicio;
  // The signal came meanwhile: nothing more begins.
  if (encerrando) return;
  const isDemonstracao = demo && (await carregarDemonstracao(processo.servicos, { alunos, diz }));
  await prepararPrimeiroAcesso(processo.servicos, diz);
  const endereco = await processo.ouvir();
  diz(`\nPátio: ${processo.servicos.config.publicUrl}  (${endereco})`);
  for (const aviso of [avisoDeEndereco(env), avisoDeProxy(env)]) if (aviso) diz(aviso);
  if (isDemonstracao) {
    diz(`\nColégio Exemplo, senha de todos: ${SENHA_DEMO}`);
    for (const { email, papel } of acessosDemo) diz(`  ${email.padEnd(28)} ${papel}`);
  }
  if (demo) diz('\nCtrl-C encerra tudo.');
}

/** A signal came: what fails from then on fails because everything is being closed. */
let encerrando = false;

/**
 * A signal ends in order: answers under way, jobs, database. One that comes while all of it is still starting waits for the start, which is
 * what knows the database that it has to stop.
 */
function encerrarComSinais(inicio: Promise<Processo>): void {
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(sinal, () => {
      if (encerrando) return;
      encerrando = true;
      // A start that fails has closed what it had opened.
      const parar = inicio.then(
        (processo) => processo.parar(),
        () => undefined,
      );
      parar.then(
        () => process.exit(0),
        (causa: unknown) => {
          diz(`Ended with an error: ${String(causa)}`);
          process.exit(1);
        },
      );
    });
  }
}

try {
  await main();
} catch (causa) {
  // The signal ends the process when all is closed.
  if (encerrando) await new Promise(() => undefined);
  process.stderr.write(`${motivoDeNaoComecar(causa)}\n`);
  process.exit(1);
}
