import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosEnsino } from '#domains/academico/estrutura/erros.ts';
import { type AutorComEscopo, conferirVersao, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import { autorId, autorNome } from './autor-do-encerramento.ts';
import { type AtribuicaoAntes, docentesMudaram, encerramentoVivo } from './encerramento-vivo.ts';
import { conferirRegistrosDentro } from './mudar-disciplina.ts';
import { conferirNoPeriodo, type DisciplinaTravada, travarDisciplina } from './travar-disciplina.ts';
import { usosDasDisciplinas, usosEmTexto } from './usos.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

/**
 * Ends a subject of a class on a day, and the assignments that would go on after it. What was recorded until then stays.
 * @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO, VERSAO_DESATUALIZADA, DISCIPLINA_JA_ENCERRADA, DATA_FORA_DO_PERIODO_DA_TURMA,
 * DISCIPLINA_ENCERRA_ANTES, REGISTROS_FORA_DOS_DIAS
 */
export async function encerrarDisciplina(
  ato: Ato<AutorComEscopo>,
  { id, versao, dataFim }: { id: number; versao: number; dataFim: DataCivil },
): Promise<{ docentesEncerrados: number; versao: number }> {
  const { tx, quem: autor } = ato;
  const antes = await travarDisciplina({ ...ato, quem: leitorDe(autor) }, id);
  conferirVersao('turma_disciplina', antes, versao);
  const { disciplina } = antes;
  if (antes.dataFim !== null) throw errosEnsino.DISCIPLINA_JA_ENCERRADA({ disciplina, data: formatarData(antes.dataFim) });
  conferirNoPeriodo(antes, { dataFim });
  if (antes.dataInicio !== null && dataFim < antes.dataInicio)
    throw errosEnsino.DISCIPLINA_ENCERRA_ANTES({ disciplina, inicio: formatarData(antes.dataInicio) }, { campos: ['dataFim'] });
  await conferirRegistrosDentro(tx, antes, { dataInicio: antes.dataInicio, dataFim });
  // Assignments that only start later never happen; the others end with the subject. The act keeps them all as they were.
  const { rows: docentes } =
    await sql<AtribuicaoAntes>`select id, pessoa_id as "pessoaId", data_inicio as "dataInicio", data_fim as "dataFim", versao
    from docentes_periodo where turma_disciplina_id = ${id} and (data_fim is null or data_fim > ${dataFim}) order by id for update`.execute(
      tx,
    );
  await sql`delete from docentes_periodo where turma_disciplina_id = ${id} and data_inicio > ${dataFim}`.execute(tx);
  await sql`update docentes_periodo set data_fim = ${dataFim}, versao = versao + 1
    where turma_disciplina_id = ${id} and (data_fim is null or data_fim > ${dataFim})`.execute(tx);
  await sql`with disciplina as (update turmas_disciplinas set data_fim = ${dataFim}, versao = versao + 1 where id = ${id})
    insert into turmas_disciplinas_encerramentos (turma_disciplina_id, data_fim, docentes, usuario_id, usuario_nome)
    values (${id}, ${dataFim}, ${JSON.stringify(docentes)}::jsonb, ${autorId(autor)}, ${autorNome(autor)})`.execute(tx);
  const docentesEncerrados = docentes.length;
  const alvo = { acao: 'turmaDisciplina.encerrada', alvoTipo: 'turma_disciplina', alvoId: id };
  await auditar(ato, { ...alvo, antes: { dataFim: null }, depois: { dataFim, docentesEncerrados } });
  return { docentesEncerrados, versao: versao + 1 };
}

/**
 * Undoes the ending of a subject while its year is open and nothing was built on it: the subject goes on, and so does every
 * assignment that it had cut short.
 * @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, VERSAO_DESATUALIZADA, ENCERRAMENTO_NADA_A_DESFAZER, TURMA_DE_ANO_FECHADO,
 * ENCERRAMENTO_COM_OUTRA, ENCERRAMENTO_COM_OUTRA_EM_USO, ENCERRAMENTO_DOCENTES_MUDARAM
 */
export async function desfazerEncerramento(
  ato: Ato<AutorComEscopo>,
  { id, versao }: { id: number; versao: number },
): Promise<{ docentesDeVolta: number; versao: number }> {
  const { tx, quem: autor } = ato;
  const antes = await travarDisciplina({ ...ato, quem: leitorDe(autor) }, id);
  conferirVersao('turma_disciplina', antes, versao);
  const { disciplina } = antes;
  const encerramento = await encerramentoVivo(tx, antes);
  if (!encerramento) throw errosEnsino.ENCERRAMENTO_NADA_A_DESFAZER({ disciplina });
  await conferirSemOutraDepois(tx, antes);
  if (await docentesMudaram(tx, id, encerramento)) throw errosEnsino.ENCERRAMENTO_DOCENTES_MUDARAM({ disciplina });
  const { docentes, dataFim } = encerramento;
  await sql`with volta as (select * from json_to_recordset(${JSON.stringify(docentes)}::json)
        as v(id bigint, "pessoaId" bigint, "dataInicio" date, "dataFim" date, versao int)),
      disciplina as (update turmas_disciplinas set data_fim = null, versao = versao + 1 where id = ${id}),
      estendida as (update docentes_periodo d set data_fim = v."dataFim", versao = d.versao + 1 from volta v where d.id = v.id),
      reposta as (insert into docentes_periodo (id, turma_disciplina_id, pessoa_id, data_inicio, data_fim, versao) overriding system value
        select v.id, ${id}, v."pessoaId", v."dataInicio", v."dataFim", v.versao + 1 from volta v where v."dataInicio" > ${dataFim})
    insert into turmas_disciplinas_encerramentos (turma_disciplina_id, data_fim, desfaz_id, usuario_id, usuario_nome)
    values (${id}, ${dataFim}, ${encerramento.id}, ${autorId(autor)}, ${autorNome(autor)})`.execute(tx);
  const docentesDeVolta = docentes.length;
  const alvo = { acao: 'turmaDisciplina.encerramentoDesfeito', alvoTipo: 'turma_disciplina', alvoId: id };
  await auditar(ato, { ...alvo, antes: { dataFim }, depois: { dataFim: null, docentesDeVolta } });
  return { docentesDeVolta, versao: versao + 1 };
}

/**
 * The class has the same subject again, on days that would come back: taken off while nothing hangs on it, it leaves the way free; with
 * records it is how the class goes on. @throws ENCERRAMENTO_COM_OUTRA, ENCERRAMENTO_COM_OUTRA_EM_USO
 */
async function conferirSemOutraDepois(tx: Tx, { id, turma, turmaId, disciplina, disciplinaId, dataFim }: DisciplinaTravada): Promise<void> {
  const { rows } = await sql<{ id: number; desde: DataCivil | '-infinity' }>`select id, coalesce(data_inicio, '-infinity')::text as desde
    from turmas_disciplinas where turma_id = ${turmaId} and disciplina_id = ${disciplinaId} and id <> ${id} and coalesce(data_fim, 'infinity') > ${dataFim}
    order by desde, id`.execute(tx);
  const [primeira] = rows;
  if (!primeira) return;
  const params = { disciplina, turma, data: primeira.desde === '-infinity' ? '—' : formatarData(primeira.desde) };
  const usos = await usosDasDisciplinas(
    tx,
    rows.map((r) => r.id),
  );
  throw usos.length > 0
    ? errosEnsino.ENCERRAMENTO_COM_OUTRA_EM_USO({ ...params, ...usosEmTexto(usos) })
    : errosEnsino.ENCERRAMENTO_COM_OUTRA(params);
}
