import { limparAcesso } from '#domains/acesso/server/door.ts';
import { haSegredosDeOutraChave, protegerSegredos } from '#domains/acesso/segundo-fator/server/door.ts';
import { haFichaSocioeconomicaDeOutraChave, protegerFichasSocioeconomicas } from '#domains/academico/bolsas/fichas/server/door.ts';
import { encerrarVencidas } from '#domains/academico/temporadas/campanhas/server/door.ts';
import { haFichasDeOutraChave, protegerFichas } from '#domains/pessoas/saude/server/door.ts';
import { limparMudanca } from '#domains/mudanca/planilhas/server/door.ts';
import { limparImportacoes } from '#domains/pessoas/importacao/server/door.ts';
import { haFichaDeProtocoloDeOutraChave, protegerFichasDeProtocolos } from '#domains/rh/protocolos/server/door.ts';
import { limparDossies } from '#domains/privacidade/dossie/server/door.ts';
import { haBancoDeOutraChave, protegerDadosBancarios } from '#domains/rh/server/door.ts';
import { haMudancaDeOutraChave } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { haArquivoDeOutraChave } from '#platform/server/arquivos/arquivo-fechado.ts';
import { esquecerChavesAntigas } from '#platform/server/segredos/cifra.ts';
import { haSegredosComunsDeOutraChave, protegerSegredosComuns } from '#platform/server/segredos/segredos-comuns.ts';
import { limparIdempotencia } from '#platform/server/http/idempotencia.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

const HORA_MS = 3_600_000;
/**
 * At the start and every hour: what lies open or under an old key is encrypted with the present one, and what nobody will
 * ask for again is removed (dead sessions, old attempts and links, old idempotency keys). Gives the stop. Each step may
 * run in several processes at once.
 */
export function iniciarLimpeza({ db, cifra, log, config }: Servicos): () => Promise<void> {
  let correndo: Promise<void> = Promise.resolve();
  const limpar = async (): Promise<void> => {
    const protegidas = await protegerFichas(db, cifra);
    if (protegidas > 0) log.info({ protegidas, chave: cifra.chaveAtual }, 'health forms encrypted');
    const declaradas = await protegerFichasSocioeconomicas(db, cifra);
    if (declaradas > 0) log.info({ declaradas, chave: cifra.chaveAtual }, 'socioeconomic forms encrypted');
    const pedidas = await protegerFichasDeProtocolos(db, cifra);
    if (pedidas > 0) log.info({ pedidas, chave: cifra.chaveAtual }, 'health forms of requests encrypted');
    const protegidos = await protegerDadosBancarios(db, cifra);
    if (protegidos > 0) log.info({ protegidos, chave: cifra.chaveAtual }, 'bank data of employees encrypted');
    const segredos = await protegerSegredos(db, cifra);
    if (segredos > 0) log.info({ segredos, chave: cifra.chaveAtual }, 'secrets of second factors encrypted');
    await protegerSegredosComuns(db, cifra);
    const haOutra =
      (await haFichasDeOutraChave(db, cifra)) ||
      (await haFichaDeProtocoloDeOutraChave(db, cifra)) ||
      (await haFichaSocioeconomicaDeOutraChave(db, cifra)) ||
      (await haBancoDeOutraChave(db, cifra)) ||
      (await haMudancaDeOutraChave(db, cifra)) ||
      (await haArquivoDeOutraChave(db, cifra)) ||
      (await haSegredosDeOutraChave(db, cifra)) ||
      (await haSegredosComunsDeOutraChave(db, cifra));
    if (cifra.chaves.length > 1 && !haOutra) await esquecerChavesAntigas(db, cifra);
    await limparAcesso(db);
    await limparImportacoes(db);
    await limparMudanca(db);
    await limparDossies(db);
    await encerrarVencidas({ db, config });
    await limparIdempotencia(db);
  };
  const agora = (): void => {
    correndo = correndo.then(limpar).catch((causa: unknown) => log.warn({ err: causa }, 'clean-up failed'));
  };
  agora();
  const relogio = setInterval(agora, HORA_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}
