import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { sql } from 'kysely';
import pino, { type Logger } from 'pino';
import { type Config, ConfigInvalida, lerConfig } from '#platform/server/config.ts';
import { iniciarCadeiaDeAuditoria } from '#platform/server/auditoria/audit-chain.ts';
import { criarCifra, registrarChaveDeDados } from '#platform/server/segredos/cifra.ts';
import { iniciarRelogio } from '#platform/server/relogio.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { avisarDoDisco } from '#platform/server/disco/avisar.ts';
import { Disco } from '#platform/server/disco/disco.ts';
import { volumesDoProcesso } from '#platform/server/disco/volumes.ts';
import { contarInstrucao } from '#platform/server/http/pedido-em-curso.ts';
import { criarServidor } from '#platform/server/http/servidor.ts';
import type { ConfigViva, Servicos } from '#platform/server/http/tipos.ts';
import { conferirPastaDasCopias } from '#platform/server/copias/conferir-pasta.ts';
import { quandoLiberado, restauracaoAberta } from '#platform/server/copias/retencao.ts';
import { Medidas } from '#platform/server/medidas/medidas.ts';
import { standardLog } from '#platform/server/log/destination.ts';
import { Tarefas } from '#platform/server/jobs.ts';
import { criarCorreio } from '#platform/server/correio/mail.ts';
import { carregarSegredos } from '#platform/server/segredos/secrets.ts';
import { type SegredosComuns, segredosComuns } from '#platform/server/segredos/segredos-comuns.ts';
import { ancorar } from '#domains/acesso/auditoria/server/door.ts';
import { iniciarVigia } from '#domains/acesso/seguranca/server/door.ts';
import { iniciarDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { conferirSalas } from '#platform/server/http/rota.ts';
import { registrarMetricas } from '../operacao/server/metricas.ts';
import { iniciarCopiaNoturna } from '../operacao/server/noite.ts';
import { definirCopias } from '../operacao/server/pedir-copia.ts';
import { registrarDocumentacao } from './documentacao/documentacao.ts';
import { conferirHost, enderecoLocal } from './endereco-de-escuta.ts';
import { iniciarVerificacaoNoturna } from './integridade.ts';
import { iniciarLembretes } from './lembretes.ts';
import { iniciarLimpeza } from './limpeza.ts';
import { registrarTarefas } from './tarefas.ts';
import { registrarSaude } from './saude/saude.ts';
import { registrarRelatoDeConteudo } from './relato-de-conteudo.ts';
import { prepararSite } from './site.ts';
import { salas } from '../rooms.ts';

export type Processo = { servicos: Servicos; ouvir(): Promise<string>; parar(): Promise<void> };

/** Decides what the environment left open. */
function configViva(config: Config, segredos: SegredosComuns): ConfigViva {
  const publicUrl = config.publicUrl ?? enderecoLocal(config.host, config.port);
  return { ...config, ...segredos, publicUrl };
}

/**
 * Brings up everything in order: database (embedded unless DATABASE_URL is given), migrations, jobs, HTTP.
 * Nothing listens before `ouvir`. `pastaDoSite` absent serves the API alone (tests).
 */
export async function iniciarProcesso(opcoes: {
  env: Readonly<Record<string, string | undefined>>;
  pastaDoSite?: string;
  log?: Logger;
  trabalhar?: boolean;
}): Promise<Processo> {
  const dada = lerConfig(opcoes.env);
  await conferirHost(dada.host);
  const { dataKeys, ...daPasta } = carregarSegredos(dada);
  const cifra = criarCifra(dataKeys);
  const log = opcoes.log ?? pino({ level: dada.logLevel, redact: ['senha', '*.senha', 'headers.authorization'] }, standardLog());
  const embutido = dada.databaseUrl === null ? await startEmbedded({ dataDir: dada.dataDir, binDir: dada.pgBinDir, log }) : null;
  const fechamentos: (() => Promise<void>)[] = embutido ? [() => embutido.stop()] : [];
  const parar = async (): Promise<void> => {
    for (const fechar of fechamentos.splice(0).reverse()) await fechar();
  };
  try {
    const banco = await prepareDatabase(embutido?.url ?? (dada.databaseUrl as string), { ownLogin: embutido !== null });
    if (banco.notice !== null) log.warn(banco.notice);
    const medidas = new Medidas();
    fechamentos.push(() => Promise.resolve(medidas.parar()));
    const esperaDe = (pool: string) => (ms: number) => medidas.contarEspera(pool, ms / 1_000);
    const aoErrar = (erro: Error): void => log.warn({ err: erro.message }, 'database connection lost');
    const principal = abrirConexao(banco.url, {
      max: 10,
      applicationName: 'patio',
      fuso: dada.tzEscola,
      statementTimeoutMs: 30_000,
      aoExecutar: contarInstrucao,
      aoEsperar: esperaDe('principal'),
      aoErrar,
    });
    fechamentos.push(() => principal.fechar());
    await registrarChaveDeDados(principal.db, cifra);
    const config = configViva(dada, await segredosComuns(principal.db, cifra, dada, daPasta));
    const relatorios = abrirConexao(config.databaseReadUrl ?? banco.readUrl, {
      max: 4,
      applicationName: 'patio-relatorios',
      fuso: dada.tzEscola,
      statementTimeoutMs: 300_000,
      readOnly: true,
      aoExecutar: contarInstrucao,
      aoEsperar: esperaDe('relatorios'),
      aoErrar,
    });
    fechamentos.push(() => relatorios.fechar());
    await conferirLeitura(relatorios.db);
    const disco = new Disco(
      volumesDoProcesso({ dataDir: config.dataDir, embutido: embutido !== null, discoDoBanco: config.databaseDiskDir }),
    );
    const tarefas = new Tarefas({ url: banco.url, db: principal.db, log, disco });
    const correio = criarCorreio({
      smtpUrl: config.smtpUrl ?? undefined,
      dataDir: config.dataDir,
      remetente: remetenteDe(config),
      tarefas,
      cifra,
      db: principal.db,
      log,
    });
    const servicos: Servicos = {
      config,
      log,
      correio,
      tarefas,
      disco,
      carregarAutor: carregarAutorDeTarefa,
      cifra,
      db: principal.db,
      dbRelatorios: relatorios.db,
    };
    const rotas = conferirSalas(salas);
    registrarTarefas(servicos);
    const parando = new AbortController();
    const copiador = { db: principal.db, url: banco.url, config, chavesDeDados: dataKeys, log, sinal: parando.signal };
    definirCopias(tarefas, copiador);
    if (config.backupHour !== null) conferirPastaDasCopias(config, log);
    const site = opcoes.pastaDoSite ? prepararSite(opcoes.pastaDoSite, config.tzEscola) : null;
    const app = await criarServidor({ servicos, rotas, carregarSessao, medidas, ...(site ? { naoEncontrado: site.naoEncontrado } : {}) });
    registrarSaude(app, servicos);
    registrarMetricas(app, servicos, { medidas, pools: { principal: principal.pool, relatorios: relatorios.pool } });
    registrarDocumentacao(app, servicos, rotas, carregarSessao);
    site?.servir(app);
    await registrarRelatoDeConteudo(app, servicos);
    await tarefas.iniciar(false);
    fechamentos.push(() => tarefas.parar());
    fechamentos.push(
      iniciarCadeiaDeAuditoria(servicos, (cabeca) => ancorar(servicos, cabeca)),
      iniciarLimpeza(servicos),
      iniciarLembretes(servicos),
      iniciarVerificacaoNoturna(servicos),
      iniciarVigia(servicos),
      iniciarRelogio(servicos),
      avisarDoDisco(servicos),
    );
    if (opcoes.trabalhar ?? true) {
      fechamentos.push(iniciarCopiaNoturna(copiador, config.backupHour), await comecarATrabalhar(servicos, fechamentos));
    }
    // First of all: whoever stops the portal does not wait for the night's backup to be tried.
    fechamentos.push(() => Promise.resolve(parando.abort()));
    fechamentos.push(() => app.close());
    return { servicos, parar, ouvir: () => app.listen({ port: config.port, host: config.host }) };
  } catch (causa) {
    await parar();
    throw causa;
  }
}

/** Begins to do by itself what waits; after a restore only when a person has said go. Gives the stop of waiting for that. */
async function comecarATrabalhar(servicos: Servicos, fechamentos: (() => Promise<void>)[]): Promise<() => Promise<void>> {
  const { db, tarefas, log } = servicos;
  const comecar = async (): Promise<void> => {
    await tarefas.trabalhar();
    fechamentos.push(iniciarDadosBancarios(servicos));
  };
  if (!(await restauracaoAberta(db))) {
    await comecar();
    return () => Promise.resolve();
  }
  log.warn('This database was restored from a backup: no mail leaves and no job runs until an administrator lets them go on.');
  return quandoLiberado(db, comecar, (causa) => log.warn({ err: causa }, 'it could not be asked whether work may go on'));
}

/** @throws ConfigInvalida when the database of reports does not answer: otherwise the first report would find out. */
async function conferirLeitura(db: Db): Promise<void> {
  await sql`select 1`.execute(db).catch((causa: unknown) => {
    throw new ConfigInvalida([`DATABASE_READ_URL cannot be opened (${causa instanceof Error ? causa.message : String(causa)}).`]);
  });
}

function remetenteDe(config: ConfigViva): string {
  return `Pátio <nao-responda@${new URL(config.publicUrl).hostname}>`;
}
