import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { carregarDiarios, type Diario } from '#domains/academico/diario/server/carregar.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { AutorComEscopo, Leitor } from '#domains/academico/estrutura/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import type { avaliacoesApi } from '../api.ts';
import { type Copia, type Copiavel, planejarCopia } from '../copia.ts';
import { errosAvaliacao as erros } from '../erros.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof avaliacoesApi.copiarAvaliacoes>['body'];
type Resposta = RespostaServidor<typeof avaliacoesApi.copiarAvaliacoes>;
type Destinos = RespostaServidor<typeof avaliacoesApi.destinosDaCopia>;

/** The same subject in the other classes of the course that are open, of the year and of the next. @throws NAO_ENCONTRADO */
export async function destinosDaCopia(db: Db | Tx, quem: Leitor, turmaDisciplinaId: number): Promise<Destinos> {
  const { rows: origem } = await sql<{ id: number }>`select td.id from v_turma_disciplina td where td.id = ${turmaDisciplinaId}
    and ${escopoDoDiario(quem) ?? sql`true`}`.execute(db);
  if (!origem[0]) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<Destinos['itens'][number]>`select td.id, t.nome as turma, t.ano,
      (select count(*)::int from avaliacoes a where a.turma_disciplina_id = td.id) as avaliacoes
    from v_turma_disciplina o join v_turma u on u.id = o.turma_id join v_turma t on t.curso_id = u.curso_id and t.ano in (u.ano, u.ano + 1)
    join v_turma_disciplina td on td.turma_id = t.id and td.disciplina_id = o.disciplina_id
    where o.id = ${turmaDisciplinaId} and td.id <> o.id and t.situacao = 'aberta' and ${escopoDoDiario(quem) ?? sql`true`}
    order by t.ano, t.nome, td.id`.execute(db);
  return { itens: rows };
}

/**
 * Copies evaluations to the same subject of other classes of the course, in one act. What a class already has by that name in the etapa stays
 * as it is; what replaces another evaluation replaces its copy. @throws NAO_ENCONTRADO, COPIA_DE_AVALIACOES_SEM_DESTINO, DIARIO_TURMA_FECHADA
 */
export async function copiarAvaliacoes(ato: Ato<AutorComEscopo>, { turmaDisciplinaId, ids, destinos }: Pedido): Promise<Resposta> {
  const { tx } = ato;
  const diarios = await carregarDiarios(ato, [turmaDisciplinaId, ...destinos]);
  const origem = diarios.get(turmaDisciplinaId);
  const alvos = [...new Set(destinos)].flatMap((id) => diarios.get(id) ?? []);
  if (!origem || alvos.some((d) => !isMesmaDisciplina(origem, d)))
    throw erros.COPIA_DE_AVALIACOES_SEM_DESTINO({}, { campos: ['destinos'] });
  const avaliacoes = await lerCopiaveis(tx, turmaDisciplinaId, ids);
  const planos = alvos.map((alvo) => planejarCopia(avaliacoes, origem, alvo, alvo.turmaDisciplinaId));
  const copias = planos.flatMap((plano) => plano.copias);
  // First what others replace, so that the copies of these find them.
  const primeiras = await inserir(
    ato,
    copias.filter((c) => c.substituiId === null),
    avaliacoes,
  );
  const segundas = await inserir(
    ato,
    copias.filter((c) => c.substituiId !== null),
    avaliacoes,
  );
  const criadas = primeiras + segundas;
  return { criadas, existentes: copias.length - criadas, semLugar: planos.reduce((n, plano) => n + plano.semLugar, 0) };
}

const isMesmaDisciplina = (a: Diario, b: Diario): boolean =>
  a.disciplinaId === b.disciplinaId && a.cursoId === b.cursoId && a.turmaDisciplinaId !== b.turmaDisciplinaId;

/** The evaluations to copy, with those that they replace. */
async function lerCopiaveis(tx: Tx, turmaDisciplinaId: number, ids: readonly number[]): Promise<Copiavel[]> {
  const { rows } =
    await sql<Copiavel>`select a.id, a.ordem, a.etapa_id as "etapaId", a.papel, a.tipo_avaliacao_id as "tipoAvaliacaoId", a.nome, a.descricao,
      a.data_avaliacao as "dataAvaliacao", a.data_recuperacao as "dataRecuperacao", a.valor_maximo::text as "valorMaximo", a.peso::text as peso,
      a.substitui_id as "substituiId"
    from avaliacoes a where a.turma_disciplina_id = ${turmaDisciplinaId}
      and (a.id = any(${ids}::bigint[]) or a.id in (select s.substitui_id from avaliacoes s where s.id = any(${ids}::bigint[])))
    order by a.id`.execute(tx);
  return rows;
}

async function inserir(ato: Ato<AutorComEscopo>, copias: readonly Copia[], deOnde: readonly Copiavel[]): Promise<number> {
  const { usuarioId: autor, usuarioNome: nome } = autorDaLinha(ato.quem);
  const nomes = new Map(deOnde.map((a) => [a.id, a.nome]));
  const linhas = copias.map((c) => ({ ...c, original: c.substituiId === null ? null : (nomes.get(c.substituiId) ?? null) }));
  if (linhas.length === 0) return 0;
  const { rows } = await sql<{ id: number; destino: number; origem: number }>`with l as (
      select x.*, o.id as substitui from json_to_recordset(${JSON.stringify(linhas)}::json) as x(id bigint, destino bigint, "etapaId" bigint, papel text,
        "tipoAvaliacaoId" bigint, nome text, descricao text, "dataAvaliacao" date, "dataRecuperacao" date, "valorMaximo" numeric, peso numeric, ordem int, original text)
      left join lateral (select a.id from avaliacoes a where a.turma_disciplina_id = x.destino and a.etapa_id is not distinct from x."etapaId"
        and a.papel = 'avaliacao' and a.nome = x.original and a.data_avaliacao <= x."dataAvaliacao" order by a.id limit 1) o on true
      where (x.original is null or o.id is not null) and not exists (select 1 from avaliacoes a where a.turma_disciplina_id = x.destino
        and a.etapa_id is not distinct from x."etapaId" and a.papel = x.papel and (a.nome = x.nome or a.etapa_id is null or a.papel = 'segunda_chamada' and a.substitui_id = o.id))),
    novas as (insert into avaliacoes (turma_disciplina_id, etapa_id, papel, tipo_avaliacao_id, nome, descricao, data_avaliacao, data_recuperacao,
        valor_maximo, peso, substitui_id, ordem, usuario_id, usuario_nome)
      select destino, "etapaId", papel, "tipoAvaliacaoId", nome, descricao, "dataAvaliacao", "dataRecuperacao", "valorMaximo", peso, substitui, ordem, ${autor}::bigint, ${nome}
      from l order by destino, ordem, id returning id, turma_disciplina_id, etapa_id, papel, nome)
    select n.id, n.turma_disciplina_id as destino, coalesce(min(l.id), 0) as origem from novas n join l on l.destino = n.turma_disciplina_id
      and l."etapaId" is not distinct from n.etapa_id and l.papel = n.papel and l.nome = n.nome group by n.id, n.turma_disciplina_id`.execute(
    ato.tx,
  );
  await auditarVarios(
    ato,
    rows.map(({ id, destino, origem }) => ({
      acao: 'avaliacao.copiada',
      alvoTipo: 'avaliacao',
      alvoId: id,
      depois: { turmaDisciplinaId: destino, copiadaDe: origem },
    })),
  );
  return rows.length;
}
