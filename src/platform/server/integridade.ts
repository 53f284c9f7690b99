import { type RawBuilder, sql } from 'kysely';
import type { Textos } from '#shared/erros.ts';
import { conferirAncoras, lerAncoras } from './auditoria/ancoras.ts';
import { verificarAuditoria } from './auditoria/audit-chain.ts';
import { type Db, type Tx, transacao } from './database/kysely.ts';

/** One violation: ids and figures, never names or documents. */
export type Violacao = { alvo: string | null; detalhe: string | null };
/** `ancoras`: the folder of the heads of the audit chain; without it they are not compared. */
export type ContextoDaVerificacao = { chaveDaAuditoria: Buffer; ancoras?: string };
/** What must always hold over the whole database, whatever path wrote it. */
export type Invariante = {
  /** `titulo-amortizacao`: stable, kept with each result. */
  id: string;
  sala: string;
  significado: Textos;
  /** What a person does when it does not hold. */
  providencia: Textos;
  /** One row for each violation, as `alvo` and `detalhe`; no rows is health. */
  verificar: RawBuilder<Violacao> | ((db: Db | Tx, contexto: ContextoDaVerificacao) => Promise<Violacao[]>);
};
type Exemplo = { alvo: string; detalhe: string };
export type ResultadoDeInvariante = { id: string; sala: string; achados: number; exemplos: Exemplo[]; duracaoMs: number };

const registradas = new Map<string, Invariante>();
const exemplosGuardados = 20;

/** Adds invariants to the check of the whole. Called by rooms when their module loads. @throws Error when two have one id. */
export function registrarInvariantes(invariantes: readonly Invariante[]): void {
  for (const invariante of invariantes) {
    if (registradas.has(invariante.id) && registradas.get(invariante.id) !== invariante)
      throw new Error(`the invariant ${invariante.id} was already registered`);
    registradas.set(invariante.id, invariante);
  }
}

/** Every registered invariant, by room and id. */
export function invariantesRegistradas(): readonly Invariante[] {
  return [...registradas.values()].toSorted((a, b) => (`${a.sala} ${a.id}` < `${b.sala} ${b.id}` ? -1 : 1));
}

/** Judges invariants over what a connection or transaction sees. */
export async function julgar(
  db: Db | Tx,
  invariantes: readonly Invariante[],
  contexto: ContextoDaVerificacao,
): Promise<ResultadoDeInvariante[]> {
  const resultados: ResultadoDeInvariante[] = [];
  for (const { id, sala, verificar } of invariantes) {
    const inicio = performance.now();
    const { total, exemplos } =
      typeof verificar === 'function' ? contadas(await verificar(db, contexto)) : await consultadas(db, verificar);
    resultados.push({ id, sala, achados: total, exemplos, duracaoMs: Math.round(performance.now() - inicio) });
  }
  return resultados;
}

const contadas = (todas: readonly Violacao[]) => ({ total: todas.length, exemplos: exemplosDe(todas.slice(0, exemplosGuardados)) });
const exemplosDe = (violacoes: readonly Violacao[]): Exemplo[] =>
  violacoes.map(({ alvo, detalhe }) => ({ alvo: alvo ?? '', detalhe: detalhe ?? '' }));

async function consultadas(db: Db | Tx, consulta: RawBuilder<Violacao>): Promise<{ total: number; exemplos: Exemplo[] }> {
  const { rows } = await sql<
    Violacao & { total: number }
  >`select v.alvo, v.detalhe, count(*) over ()::int as total from (${consulta}) v limit ${exemplosGuardados}`.execute(db);
  return { total: rows[0]?.total ?? 0, exemplos: exemplosDe(rows) };
}

export type Verificacao = { id: number; invariantes: number; achados: number; resultados: ResultadoDeInvariante[] };

/**
 * Checks everything in one snapshot that changes nothing, and keeps what was found with its date. `dbLeitura` may be the pool of
 * reports: it has the time that a whole database takes.
 */
export async function verificarIntegridade(
  db: Db,
  {
    dbLeitura,
    origem,
    usuarioNome,
    contexto,
  }: { dbLeitura: Db; origem: 'tela' | 'comando' | 'noite'; usuarioNome: string | null; contexto: ContextoDaVerificacao },
): Promise<Verificacao> {
  const invariantes = invariantesRegistradas();
  const { rows: relogio } = await sql<{ agora: string }>`select clock_timestamp() as agora`.execute(db);
  const foto = await dbLeitura.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  const resultados = await julgar(foto, invariantes, contexto).finally(() => foto.rollback().execute());
  const achados = resultados.reduce((soma, r) => soma + r.achados, 0);
  return transacao(db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into integridade_verificacoes (origem, usuario_nome, invariantes, achados, iniciada_em)
      values (${origem}, ${usuarioNome}, ${resultados.length}, ${achados}, ${relogio[0]?.agora}::timestamptz) returning id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    await sql`insert into integridade_resultados (verificacao_id, invariante, sala, achados, exemplos, duracao_ms)
      select ${id}::bigint, r.id, r.sala, r.achados, r.exemplos, r."duracaoMs"
      from json_to_recordset(${JSON.stringify(resultados)}::json) as r(id text, sala text, achados int, exemplos jsonb, "duracaoMs" int)`.execute(
      tx,
    );
    return { id, invariantes: resultados.length, achados, resultados };
  });
}

export type UltimaVerificacao = Omit<Verificacao, 'resultados'> & {
  origem: string;
  usuarioNome: string | null;
  iniciadaEm: string;
  concluidaEm: string;
};

/** The newest checks, without their results. */
export async function listarVerificacoes(db: Db | Tx, limite: number): Promise<UltimaVerificacao[]> {
  const { rows } =
    await sql<UltimaVerificacao>`select id, origem, usuario_nome as "usuarioNome", invariantes, achados, iniciada_em as "iniciadaEm", concluida_em as "concluidaEm"
    from integridade_verificacoes order by id desc limit ${limite}`.execute(db);
  return rows;
}

/** What one check found, invariant by invariant. */
export async function resultadosDe(db: Db | Tx, verificacaoId: number): Promise<ResultadoDeInvariante[]> {
  const { rows } =
    await sql<ResultadoDeInvariante>`select invariante as id, sala, achados, exemplos, duracao_ms as "duracaoMs" from integridade_resultados
    where verificacao_id = ${verificacaoId} order by sala, invariante`.execute(db);
  return rows;
}

/** The platform's own: the audit chain, requests that hang, files, and constraints or triggers that somebody switched off. */
registrarInvariantes([
  {
    id: 'auditoria-cadeia',
    sala: 'platform',
    significado: { br: 'O histórico de alterações não foi adulterado.', en: 'The change history was not tampered with.' },
    providencia: {
      br: 'Guarde uma cópia do banco como está e compare com a última cópia de segurança: alguém alterou o histórico por fora do sistema.',
      en: 'Keep a copy of the database as it is and compare it with the last backup: somebody changed the history outside the system.',
    },
    verificar: async (db, { chaveDaAuditoria }) => {
      const { problemas } = await verificarAuditoria(db, chaveDaAuditoria);
      return problemas.map((p) => ({ alvo: `bloco ${p.blocoId}`, detalhe: `${p.motivo} ${p.seqDe}-${p.seqAte}` }));
    },
  },
  {
    id: 'auditoria-ancoras',
    sala: 'platform',
    significado: {
      br: 'O histórico de alterações chega até onde já se tinha dito fora do banco que ele chegava.',
      en: 'The change history reaches as far as was told of it outside the database.',
    },
    providencia: {
      br: 'Guarde uma cópia do banco como está e compare com a última cópia de segurança: o fim do histórico foi cortado ou trocado por fora do sistema.',
      en: 'Keep a copy of the database as it is and compare it with the last backup: the end of the history was cut off or replaced outside the system.',
    },
    verificar: async (db, { ancoras }) => {
      const partidas = ancoras === undefined ? [] : await conferirAncoras(db, await lerAncoras(ancoras));
      return partidas.map((p) => ({ alvo: `bloco ${p.bloco}`, detalhe: `${p.motivo} ${p.seq}` }));
    },
  },
  {
    id: 'banco-protecoes',
    sala: 'platform',
    significado: {
      br: 'Nenhuma restrição ou gatilho do banco está desligado.',
      en: 'No constraint or trigger of the database is switched off.',
    },
    providencia: {
      br: 'Religue o que foi desligado e verifique de novo: enquanto isso, nada impede dados incoerentes.',
      en: 'Switch back on what was switched off and check again: meanwhile nothing stops incoherent data.',
    },
    verificar: sql<Violacao>`select 'restrição ' || conname as alvo, conrelid::regclass::text as detalhe from pg_constraint
        where not convalidated and connamespace = 'public'::regnamespace
      union all select 'gatilho ' || tgname, tgrelid::regclass::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgenabled in ('D', 'R') and not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  },
  {
    id: 'pedidos-parados',
    sala: 'platform',
    significado: { br: 'Nenhum pedido ou tarefa ficou pela metade.', en: 'No request or job was left half done.' },
    providencia: {
      br: 'Abra a tarefa e veja onde parou; reiniciar o sistema a retoma.',
      en: 'Open the job and see where it stopped; restarting the system resumes it.',
    },
    verificar: sql<Violacao>`select 'pedido ' || chave as alvo, rota as detalhe from idempotencia where resposta is null and created_at < now() - interval '15 minutes'
      union all select 'tarefa ' || id, tipo || ' ' || situacao from tarefas where situacao in ('na_fila', 'em_andamento') and created_at < now() - interval '1 day'`,
  },
  {
    id: 'arquivos-conteudo',
    sala: 'platform',
    significado: { br: 'Cada arquivo guardado é o mesmo que foi enviado.', en: 'Each stored file is the one that was sent.' },
    providencia: { br: 'Recupere o arquivo da última cópia de segurança.', en: 'Restore the file from the last backup.' },
    verificar: sql<Violacao>`select 'arquivo ' || id as alvo, 'conteúdo alterado' as detalhe from arquivos where sha256(conteudo) <> sha256`,
  },
]);
