import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { auditar, auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { docentesApi } from '../api.ts';
import { errosEnsino } from '#domains/academico/estrutura/erros.ts';
import { type AutorComEscopo, conferirVersao, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import {
  conferirNoPeriodo,
  type DisciplinaTravada,
  travarDisciplina,
  travarDisciplinas,
} from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { usosDasDisciplinas, usosEmTexto } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosDocentes = EntradaServidor<typeof docentesApi.criarDocentesPeriodo>['body'];
type Edicao = EntradaServidor<typeof docentesApi.editarDocentePeriodo>['body'];
type Dias = { dataInicio: DataCivil; dataFim: DataCivil | null };
type Atribuicao = Dias & { id: number; turmaDisciplinaId: number; pessoaId: number; docente: string; versao: number; lancadaEm: DataCivil };

/**
 * Gives a teacher subjects of classes, many at once.
 * @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, DATA_FORA_DO_PERIODO_DA_TURMA, DOCENTE_INEXISTENTE, DOCENTE_JA_LIGADO, DOCENTE_FORA_DA_DISCIPLINA
 */
export async function criarDocentesPeriodo(ato: Ato<AutorComEscopo>, dados: DadosDocentes): Promise<{ ids: number[] }> {
  const { tx, quem: autor } = ato;
  const disciplinas = await travarDisciplinas({ ...ato, quem: leitorDe(autor) }, dados.turmaDisciplinaIds);
  for (const disciplina of disciplinas) conferirDias(disciplina, dados);
  const docente = await conferirDocente(tx, dados.pessoaId, dados);
  await conferirNaoRepetido(tx, docente, dados.pessoaId, dados, disciplinas);
  const novas = disciplinas.map(({ id }) => ({
    turmaDisciplinaId: id,
    pessoaId: dados.pessoaId,
    dataInicio: dados.dataInicio,
    dataFim: dados.dataFim,
  }));
  return { ids: await inserirDocentes(ato, novas) };
}

export type NovoDocente = Dias & { turmaDisciplinaId: number; pessoaId: number };

/** Inserts assignments in one statement, with their audit rows. The caller holds the subjects. */
export async function inserirDocentes(ato: Ato<Autor>, novas: readonly NovoDocente[]): Promise<number[]> {
  const { tx } = ato;
  if (novas.length === 0) return [];
  const { rows } = await sql<
    NovoDocente & { id: number }
  >`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio, data_fim)
    select "turmaDisciplinaId", "pessoaId", "dataInicio", "dataFim" from json_to_recordset(${JSON.stringify(novas)}::json)
      as x("turmaDisciplinaId" bigint, "pessoaId" bigint, "dataInicio" date, "dataFim" date)
    returning id, turma_disciplina_id as "turmaDisciplinaId", pessoa_id as "pessoaId", data_inicio as "dataInicio", data_fim as "dataFim"`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    rows.map(({ id, ...depois }) => ({ acao: 'docentePeriodo.criado', alvoTipo: 'docente_periodo', alvoId: id, depois })),
  );
  return rows.map(({ id }) => id);
}

/** Changes the days of an assignment. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, DOCENTE_JA_COMECOU, REGISTROS_FORA_DOS_DIAS and those of its creation */
export async function editarDocentePeriodo(ato: Ato<AutorComEscopo>, { id, versao, ...dias }: Edicao): Promise<void> {
  const { tx } = ato;
  const { antes, disciplina } = await travarAtribuicao(ato, id);
  conferirVersao('docente_periodo', antes, versao);
  conferirDias(disciplina, dias);
  // A start that has passed never moves forward, not even to today: the days taught until then would be gone.
  if (dias.dataInicio > antes.dataInicio) conferirNaoComecado(antes, disciplina, ato.hoje);
  await conferirDocente(tx, antes.pessoaId, dias);
  await conferirRegistrosDentro(tx, antes, disciplina, dias);
  await mudarDias(ato, antes, dias);
}

/**
 * Another teacher takes over from a day on; the first ends the day before, and what he recorded stays his.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, SUBSTITUICAO_PELO_MESMO, SUBSTITUICAO_FORA_DOS_DIAS, REGISTROS_FORA_DOS_DIAS and those of the creation
 */
export async function substituirDocente(
  ato: Ato<AutorComEscopo>,
  { id, versao, pessoaId, aPartirDe }: { id: number; versao: number; pessoaId: number; aPartirDe: DataCivil },
): Promise<{ id: number }> {
  const { tx } = ato;
  const { antes, disciplina } = await travarAtribuicao(ato, id);
  conferirVersao('docente_periodo', antes, versao);
  if (antes.pessoaId === pessoaId) throw errosEnsino.SUBSTITUICAO_PELO_MESMO({ docente: antes.docente }, { campos: ['pessoaId'] });
  if (aPartirDe <= antes.dataInicio || (antes.dataFim !== null && aPartirDe > antes.dataFim)) {
    const fim = antes.dataFim === null ? '' : ` (${formatarData(antes.dataFim)})`;
    throw errosEnsino.SUBSTITUICAO_FORA_DOS_DIAS({ de: formatarData(antes.dataInicio), ate: fim }, { campos: ['aPartirDe'] });
  }
  const dias = { dataInicio: aPartirDe, dataFim: antes.dataFim };
  conferirNoPeriodo(disciplina, { aPartirDe });
  const docente = await conferirDocente(tx, pessoaId, dias);
  await conferirRegistrosDentro(tx, antes, disciplina, { dataInicio: antes.dataInicio, dataFim: somarDias(aPartirDe, -1) });
  await conferirNaoRepetido(tx, docente, pessoaId, dias, [disciplina]);
  await mudarDias(ato, antes, { dataInicio: antes.dataInicio, dataFim: somarDias(aPartirDe, -1) });
  const [novo] = await inserirDocentes(ato, [{ turmaDisciplinaId: antes.turmaDisciplinaId, pessoaId, ...dias }]);
  return { id: novo ?? 0 };
}

/**
 * Deletes an assignment that has not begun, or that was entered by mistake today; what has begun ends on a date.
 * @throws NAO_ENCONTRADO, DOCENTE_COM_REGISTROS, DOCENTE_JA_COMECOU
 */
export async function excluirDocentePeriodo(ato: Ato<AutorComEscopo>, { id }: { id: number }): Promise<void> {
  const { tx } = ato;
  const { antes, disciplina } = await travarAtribuicao(ato, id);
  const usos = await usosDasDisciplinas(tx, [antes.turmaDisciplinaId], { docentePessoaId: antes.pessoaId });
  if (usos.length > 0)
    throw errosEnsino.DOCENTE_COM_REGISTROS({ docente: antes.docente, disciplina: disciplina.disciplina, ...usosEmTexto(usos) });
  if (antes.lancadaEm < ato.hoje) conferirNaoComecado(antes, disciplina, ato.hoje);
  await sql`delete from docentes_periodo where id = ${id}`.execute(tx);
  const { versao: _, id: __, lancadaEm: ___, ...campos } = antes;
  await auditar(ato, { acao: 'docentePeriodo.excluido', alvoTipo: 'docente_periodo', alvoId: id, antes: campos });
}

function conferirNaoComecado({ docente, dataInicio }: Atribuicao, { disciplina }: DisciplinaTravada, hoje: DataCivil): void {
  if (dataInicio < hoje) throw errosEnsino.DOCENTE_JA_COMECOU({ docente, disciplina, data: formatarData(dataInicio) });
}

async function travarAtribuicao(ato: Ato<AutorComEscopo>, id: number): Promise<{ antes: Atribuicao; disciplina: DisciplinaTravada }> {
  const { tx, quem: autor } = ato;
  const ler = async (): Promise<Atribuicao> => {
    const { rows } =
      await sql<Atribuicao>`select x.id, x.turma_disciplina_id as "turmaDisciplinaId", x.pessoa_id as "pessoaId", p.nome_completo as docente,
      x.data_inicio as "dataInicio", x.data_fim as "dataFim", x.versao, x.created_at::date as "lancadaEm" from docentes_periodo x join v_pessoa_resumo p on p.id = x.pessoa_id where x.id = ${id}`.execute(
        tx,
      );
    if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
    return rows[0];
  };
  // The subject is locked first, as everywhere; what it has is read after the lock.
  const disciplina = await travarDisciplina({ ...ato, quem: leitorDe(autor) }, (await ler()).turmaDisciplinaId);
  return { antes: await ler(), disciplina };
}

async function mudarDias(ato: Ato<Autor>, antes: Atribuicao, dias: Dias): Promise<void> {
  const { tx } = ato;
  await sql`update docentes_periodo set data_inicio = ${dias.dataInicio}, data_fim = ${dias.dataFim}, versao = versao + 1 where id = ${antes.id}`.execute(
    tx,
  );
  const alvo = { acao: 'docentePeriodo.editado', alvoTipo: 'docente_periodo', alvoId: antes.id };
  await auditar(ato, { ...alvo, antes: { dataInicio: antes.dataInicio, dataFim: antes.dataFim }, depois: dias });
}

function conferirDias(disciplina: DisciplinaTravada, { dataInicio, dataFim }: Dias): void {
  conferirNoPeriodo(disciplina, { dataInicio, dataFim });
  const antes = disciplina.dataInicio !== null && dataInicio < disciplina.dataInicio;
  const depois = disciplina.dataFim !== null && (dataFim === null || dataFim > disciplina.dataFim);
  if (antes || depois) throw errosEnsino.DOCENTE_FORA_DA_DISCIPLINA({}, { campos: [antes ? 'dataInicio' : 'dataFim'] });
}

/** The name of a teacher employed on the first of these days. @throws DOCENTE_INEXISTENTE */
async function conferirDocente(tx: Tx, pessoaId: number, { dataInicio }: Dias): Promise<string> {
  const { rows } = await sql<{ nome: string }>`select nome_completo as nome from v_funcionario_resumo
    where pessoa_id = ${pessoaId} and docente and (data_demissao is null or data_demissao > ${dataInicio})`.execute(tx);
  if (!rows[0]) throw errosEnsino.DOCENTE_INEXISTENTE({}, { campos: ['pessoaId'] });
  return rows[0].nome;
}

async function conferirNaoRepetido(
  tx: Tx,
  docente: string,
  pessoaId: number,
  dias: Dias,
  disciplinas: readonly DisciplinaTravada[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select turma_disciplina_id as id from docentes_periodo where pessoa_id = ${pessoaId}
    and turma_disciplina_id = any(${disciplinas.map(({ id }) => id)}::bigint[])
    and daterange(data_inicio, data_fim, '[]') && daterange(${dias.dataInicio}::date, ${dias.dataFim}::date, '[]') order by 1 limit 1`.execute(
    tx,
  );
  const repetida = disciplinas.find(({ id }) => id === rows[0]?.id);
  if (repetida)
    throw errosEnsino.DOCENTE_JA_LIGADO({ docente, disciplina: repetida.disciplina, turma: repetida.turma }, { campos: ['pessoaId'] });
}

async function conferirRegistrosDentro(
  tx: Tx,
  { turmaDisciplinaId, pessoaId }: Atribuicao,
  { disciplina }: DisciplinaTravada,
  dias: Dias,
): Promise<void> {
  const usos = await usosDasDisciplinas(tx, [turmaDisciplinaId], { fora: dias, docentePessoaId: pessoaId });
  if (usos.length > 0) throw errosEnsino.REGISTROS_FORA_DOS_DIAS({ disciplina, ...usosEmTexto(usos) }, { campos: ['dataFim'] });
}
