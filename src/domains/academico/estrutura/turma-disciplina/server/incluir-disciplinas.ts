import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { auditar, auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import type { turmaDisciplinasApi } from '../api.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { escopoDeTurmas } from '#domains/academico/estrutura/server/escopo.ts';
import { conferirTurmaDeAnoAberto } from '#domains/academico/estrutura/server/conferir-ano-aberto.ts';
import { type DisciplinasDaTurma, obterDisciplinasDaTurma } from './queries.ts';
import { conferirNoPeriodo } from './travar-disciplina.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

type Inclusao = EntradaServidor<typeof turmaDisciplinasApi.incluirDisciplinas>['body'];
type Feito = { criadas: number; existentes: number };
/** Locks an open class of an open year. @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO */
export async function travarAberta({ tx, quem: autor }: Ato<AutorComEscopo>, turmaId: number): Promise<DisciplinasDaTurma> {
  const leitor = leitorDe(autor);
  await sql`select 1 from turmas t where t.id = ${turmaId} and ${(leitor && escopoDeTurmas(leitor)) ?? sql`true`} for update`.execute(tx);
  const estado = await obterDisciplinasDaTurma(tx, turmaId, leitor ?? undefined);
  if (estado.turma.situacao === 'fechada') throw errosEstrutura.TURMA_FECHADA_NAO_EDITAVEL({ turma: estado.turma.nome });
  await conferirTurmaDeAnoAberto(tx, estado.turma);
  return estado;
}

/**
 * Adds subjects to a class, at the end of its order; those in force already stay as they are.
 * @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO, DISCIPLINA_INEXISTENTE, DATA_FORA_DO_PERIODO_DA_TURMA, DISCIPLINA_SOBREPOSTA
 */
export async function incluirDisciplinas(
  ato: Ato<AutorComEscopo>,
  { turmaId, itens, dataInicio }: Inclusao & { turmaId: number },
): Promise<Feito> {
  const { tx } = ato;
  const { turma, itens: atuais } = await travarAberta(ato, turmaId);
  conferirNoPeriodo(turma, { dataInicio });
  const emVigor = new Set(
    atuais.filter((d) => d.dataFim === null || (dataInicio !== null && d.dataFim >= dataInicio)).map((d) => d.disciplinaId),
  );
  const novas = [...new Map(itens.map((i) => [i.disciplinaId, i])).values()].filter((i) => !emVigor.has(i.disciplinaId));
  const { rows: ativas } = await sql<{
    id: number;
  }>`select id from disciplinas where ativa and id = any(${novas.map((i) => i.disciplinaId)}::bigint[])`.execute(tx);
  if (ativas.length < novas.length) throw errosEnsino.DISCIPLINA_INEXISTENTE({}, { campos: ['itens'] });
  const base = Math.max(0, ...atuais.map((d) => d.ordem));
  await inserirDisciplinas(
    ato,
    novas.map((i, n) => ({ turmaId, disciplinaId: i.disciplinaId, cargaHoraria: i.cargaHoraria, ordem: base + n + 1, dataInicio })),
  );
  return { criadas: novas.length, existentes: itens.length - novas.length };
}

export type NovaDisciplina = {
  turmaId: number;
  disciplinaId: number;
  cargaHoraria: number | null;
  ordem: number;
  dataInicio: string | null;
};

/** Inserts subjects of classes in one statement, with their audit rows. The caller holds the classes. */
export async function inserirDisciplinas(
  ato: Ato<Autor>,
  novas: readonly NovaDisciplina[],
): Promise<{ id: number; turmaId: number; disciplinaId: number }[]> {
  const { tx } = ato;
  if (novas.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    turmaId: number;
    disciplinaId: number;
  }>`insert into turmas_disciplinas (turma_id, disciplina_id, carga_horaria, ordem, data_inicio)
    select "turmaId", "disciplinaId", "cargaHoraria", ordem, "dataInicio" from json_to_recordset(${JSON.stringify(novas)}::json)
      as x("turmaId" bigint, "disciplinaId" bigint, "cargaHoraria" int, ordem int, "dataInicio" date)
    returning id, turma_id as "turmaId", disciplina_id as "disciplinaId"`.execute(tx);
  const porChave = new Map(novas.map((n) => [`${n.turmaId}:${n.disciplinaId}`, n]));
  const alteracoes = rows.map((r) => ({
    acao: 'turmaDisciplina.incluida',
    alvoTipo: 'turma_disciplina',
    alvoId: r.id,
    depois: { ...porChave.get(`${r.turmaId}:${r.disciplinaId}`) },
  }));
  await auditarVarios(ato, alteracoes);
  return rows;
}

/** Puts the subjects of a class in an order. @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO, ORDEM_INCOMPLETA */
export async function ordenarDisciplinas(
  ato: Ato<AutorComEscopo>,
  { turmaId, ids }: { turmaId: number; ids: readonly number[] },
): Promise<void> {
  const { tx } = ato;
  const { itens } = await travarAberta(ato, turmaId);
  const atuais = itens.map((d) => d.id);
  const mesmas = ids.length === atuais.length && new Set(ids).size === ids.length && ids.every((id) => atuais.includes(id));
  if (!mesmas) throw errosEnsino.ORDEM_INCOMPLETA();
  await sql`update turmas_disciplinas td set ordem = x.ordem from unnest(${ids}::bigint[]) with ordinality as x(id, ordem)
    where td.id = x.id and td.ordem <> x.ordem`.execute(tx);
  await auditar(ato, {
    acao: 'turma.disciplinasOrdenadas',
    alvoTipo: 'turma',
    alvoId: turmaId,
    antes: { ordem: atuais },
    depois: { ordem: ids },
  });
}
