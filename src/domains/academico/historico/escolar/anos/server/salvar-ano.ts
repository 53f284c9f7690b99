import { sql } from 'kysely';
import { travarInstituicao } from '#domains/academico/historico/server/travar-instituicao.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import type { anosDoHistoricoApi as api } from '../api.ts';
import { errosHistoricoEscolar as erros } from '#domains/academico/historico/escolar/erros.ts';
import { anosDeFechamentos } from '#domains/academico/historico/escolar/server/anos-de-fechamentos.ts';
import { type AnoDigitado, obterAno } from './obter-ano.ts';
import '#domains/academico/historico/escolar/server/restricoes.ts';
import { travarHistorico } from '#domains/academico/historico/escolar/server/travar.ts';

type Novo = EntradaServidor<typeof api.criarAno>['body'];
type Edicao = EntradaServidor<typeof api.editarAno>['body'];
type Dados = Omit<Novo, 'alunoId'>;

/** A year of this school that a closing tells is not typed in. @throws HISTORICO_ANO_DE_FECHAMENTO */
async function conferirNossoAno(tx: Tx, alunoId: number, { ano, instituicaoId }: Pick<Dados, 'ano' | 'instituicaoId'>): Promise<void> {
  if (instituicaoId !== null) return;
  const escola = { ...(await lerEscola(tx)), mantenedora: null, atos: null };
  const fechado = (await anosDeFechamentos(tx, [alunoId], escola)).get(alunoId)?.find((um) => um.ano === ano);
  if (fechado) throw erros.HISTORICO_ANO_DE_FECHAMENTO({ ano, turma: fechado.turma ?? '' }, { campos: ['ano'] });
}

async function gravarDisciplinas(tx: Tx, id: number, { instituicaoId, disciplinas }: Dados): Promise<void> {
  await sql`delete from historicos_disciplinas where historico_ano_id = ${id}`.execute(tx);
  if (disciplinas.length === 0) return;
  const linhas = disciplinas.map(({ disciplinaId, ...linha }) => ({
    ...linha,
    deles: instituicaoId === null ? null : disciplinaId,
    nossa: instituicaoId === null ? disciplinaId : null,
  }));
  await sql`insert into historicos_disciplinas (historico_ano_id, instituicao_disciplina_id, disciplina_id, aproveitamento, carga_horaria, faltas, resultado)
    select ${id}::bigint, deles, nossa, aproveitamento, "cargaHoraria", faltas, resultado from json_to_recordset(${JSON.stringify(linhas)}::json)
      as x(deles bigint, nossa bigint, aproveitamento text, "cargaHoraria" int, faltas int, resultado text)`.execute(tx);
}

/**
 * Types in a year of another school, or of this one from before its closings.
 * @throws HISTORICO_SEM_ALUNO, INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, HISTORICO_ANO_DE_FECHAMENTO, HISTORICO_ANO_DUPLICADO, HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA,
 *   HISTORICO_TURMA_DE_OUTRA_ESCOLA, CURSO_NOSSO_INEXISTENTE
 */
export async function criarAno(ato: Ato, { alunoId, ...dados }: Novo): Promise<{ id: number; versao: number }> {
  const { tx } = ato;
  const historico = await travarHistorico(tx, alunoId);
  if (dados.instituicaoId !== null) await travarInstituicao(tx, dados.instituicaoId);
  await conferirNossoAno(tx, alunoId, dados);
  const { rows } = await sql<{
    id: number;
    versao: number;
  }>`insert into historicos_anos (historico_id, ano, instituicao_id, instituicao_turma_id, curso_id, serie, turma,
      carga_horaria, dias_letivos, frequencia, resultado, observacao)
    values (${historico.id}, ${dados.ano}, ${dados.instituicaoId}, ${dados.instituicaoTurmaId}, ${dados.cursoId}, ${dados.serie}, ${dados.turma},
      ${dados.cargaHoraria}, ${dados.diasLetivos}, ${dados.frequencia}, ${dados.resultado}, ${dados.observacao}) returning id, versao`.execute(
    tx,
  );
  const [criado] = rows;
  if (!criado) throw new Error('the insert of a year answered no row');
  await gravarDisciplinas(tx, criado.id, dados);
  await auditar(ato, { acao: 'historico.ano_incluido', alvoTipo: 'historico', alvoId: alunoId, depois: { ...dados, anoId: criado.id } });
  return criado;
}

/** Changes a typed year with its subjects; the school it was spent in stays. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA and those of its creation */
export async function editarAno(ato: Ato, { id, versao, ...dados }: Edicao): Promise<AnoDigitado> {
  const { tx } = ato;
  const antes = await travarAno(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'historico', id: antes.alunoId }, antes);
  if (dados.instituicaoId !== null && dados.instituicaoId !== antes.instituicaoId) await travarInstituicao(tx, dados.instituicaoId);
  await conferirNossoAno(tx, antes.alunoId, dados);
  await sql`update historicos_anos set ano = ${dados.ano}, instituicao_id = ${dados.instituicaoId}, instituicao_turma_id = ${dados.instituicaoTurmaId},
      curso_id = ${dados.cursoId}, serie = ${dados.serie}, turma = ${dados.turma}, carga_horaria = ${dados.cargaHoraria}, dias_letivos = ${dados.diasLetivos},
      frequencia = ${dados.frequencia}, resultado = ${dados.resultado}, observacao = ${dados.observacao}, versao = versao + 1 where id = ${id}`.execute(
    tx,
  );
  await gravarDisciplinas(tx, id, dados);
  const depois = await obterAno(tx, id);
  await auditar(ato, {
    acao: 'historico.ano_editado',
    alvoTipo: 'historico',
    alvoId: antes.alunoId,
    antes: { ...antes },
    depois: { ...depois },
  });
  return depois;
}

/** Takes a typed year away; what was issued keeps it. @throws NAO_ENCONTRADO */
export async function excluirAno(ato: Ato, id: number): Promise<void> {
  const { tx } = ato;
  const antes = await travarAno(tx, id);
  await sql`delete from historicos_anos where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'historico.ano_excluido', alvoTipo: 'historico', alvoId: antes.alunoId, antes: { ...antes } });
}

/** A typed year, with the transcript that it is of held. @throws NAO_ENCONTRADO */
async function travarAno(tx: Tx, id: number): Promise<AnoDigitado> {
  const { rows } = await sql<{
    id: number;
  }>`select h.id from historicos h join historicos_anos a on a.historico_id = h.id where a.id = ${id} for update of h`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return obterAno(tx, id);
}
