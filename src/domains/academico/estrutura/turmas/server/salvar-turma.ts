import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { conferirSemUso } from '#shared/palavras/usos.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { turmasApi } from '../api.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { conferirTrocaDeTurno } from './conferir-turno.ts';
import { conferirAnoAberto, conferirTurmaDeAnoAberto } from '#domains/academico/estrutura/server/conferir-ano-aberto.ts';
import { obterTurma, type Turma } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';
import { usosDasDisciplinas, usosEmTexto } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';

export type DadosTurma = EntradaServidor<typeof turmasApi.criarTurma>['body'];
type Edicao = EntradaServidor<typeof turmasApi.editarTurma>['body'];
type Curso = { nome: string; ativo: boolean; segmentacaoId: number };
type Referidos = {
  curso: Curso | null;
  antes: { segmentacaoId: number; anoLetivoId: number } | null;
  ano: number | null;
  grupo: string | null;
  ja_usada: number;
};

/** Creates a turma, open. @throws CURSO_INEXISTENTE, CURSO_INATIVO, ANO_LETIVO_INEXISTENTE, GRUPO_TURMA_INEXISTENTE, TURMA_DUPLICADA, TURMA_DE_ANO_FECHADO */
export async function criarTurma(ato: Ato<Autor>, dados: DadosTurma): Promise<{ id: number }> {
  const { tx } = ato;
  const { curso } = await conferirReferidos(tx, dados, null);
  if (!curso.ativo) throw errosEstrutura.CURSO_INATIVO({ curso: curso.nome }, { campos: ['cursoId'] });
  const { rows } = await sql<{ id: number }>`insert into turmas (curso_id, ano_letivo_id, grupo_turma_id, nome, turno, sala, vagas)
    values (${dados.cursoId}, ${dados.anoLetivoId}, ${dados.grupoTurmaId}, ${dados.nome}, ${dados.turno}, ${dados.sala}, ${dados.vagas}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'turma.criada', alvoTipo: 'turma', alvoId: id, depois: dados });
  return { id };
}

/**
 * Changes an open turma. Places never go under the enrolled students; curso, year and shift are fixed once somebody sat in it.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, TURMA_FECHADA_NAO_EDITAVEL, VAGAS_ABAIXO_DOS_MATRICULADOS, TURMA_COM_ALUNOS,
 *   TURNO_COM_HISTORICO, TURNO_DE_OUTRA_TURMA and those of its creation
 */
export async function editarTurma(ato: Ato<Autor>, { id, versao, ...dados }: Edicao): Promise<Turma> {
  const { tx } = ato;
  await sql`select 1 from turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'turma', id }, antes);
  if (antes.situacao === 'fechada') throw errosEstrutura.TURMA_FECHADA_NAO_EDITAVEL({ turma: antes.nome });
  const ocupadas = antes.alunos;
  // A class that is over its places, with a reason for each, is still edited in everything else.
  if (dados.vagas !== antes.vagas && dados.vagas < ocupadas)
    throw errosEstrutura.VAGAS_ABAIXO_DOS_MATRICULADOS({ turma: antes.nome, ocupadas }, { campos: ['vagas'] });
  if (dados.turno !== antes.turno) await conferirTrocaDeTurno(tx, antes, dados.turno);
  const { curso, jaUsada } = await conferirReferidos(tx, dados, id);
  const mudouDeLugar = dados.cursoId !== antes.cursoId || dados.anoLetivoId !== antes.anoLetivoId;
  if (mudouDeLugar && jaUsada > 0) {
    throw errosEstrutura.TURMA_COM_ALUNOS(
      { turma: antes.nome, alunos: jaUsada },
      { campos: [dados.cursoId !== antes.cursoId ? 'cursoId' : 'anoLetivoId'] },
    );
  }
  if (dados.cursoId !== antes.cursoId && !curso.ativo) throw errosEstrutura.CURSO_INATIVO({ curso: curso.nome }, { campos: ['cursoId'] });
  await sql`update turmas set curso_id = ${dados.cursoId}, ano_letivo_id = ${dados.anoLetivoId}, grupo_turma_id = ${dados.grupoTurmaId}, nome = ${dados.nome},
    turno = ${dados.turno}, sala = ${dados.sala}, vagas = ${dados.vagas}, versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'turma.editada', alvoTipo: 'turma', alvoId: id, antes: campos(antes), depois: dados });
  return obterTurma(tx, id);
}

/**
 * Deletes a turma where nobody ever sat, with its subjects and their teachers; they stay in the audit row.
 * @throws NAO_ENCONTRADO, TURMA_DE_ANO_FECHADO, REGISTRO_EM_USO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_COM_REGISTROS
 */
export async function excluirTurma(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  await sql`select 1 from turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id);
  const { rows } = await sql<{
    id: number;
    nome: string;
  }>`select td.id, d.nome from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id
    where td.turma_id = ${id} order by td.ordem, td.id`.execute(tx);
  await conferirTurmaDeAnoAberto(tx, antes);
  const { rows: usada } = await sql<{ alunos: number }>`select alunos from v_turma_ja_usada where turma_id = ${id}`.execute(tx);
  const alunos = usada[0]?.alunos ?? 0;
  conferirSemUso(antes.nome, [
    { rotulo: rotulos.nAlunos, n: alunos },
    // Named beside the students: alone they go with the class.
    { rotulo: rotulos.nDisciplinas, n: alunos > 0 ? rows.length : 0 },
  ]);
  const ids = rows.map((d) => d.id);
  // Teachers go with the class that nobody sat in; what they recorded would not.
  const usos = (await usosDasDisciplinas(tx, ids)).filter((u) => u.chave !== 'docentes');
  if (usos.length > 0) throw errosEnsino.TURMA_COM_REGISTROS({ turma: antes.nome, ...usosEmTexto(usos) });
  await sql`delete from docentes_periodo where turma_disciplina_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from turmas_disciplinas where turma_id = ${id}`.execute(tx);
  await sql`delete from turmas where id = ${id}`.execute(tx);
  const disciplinas = rows.map((d) => d.nome);
  await auditar(ato, { acao: 'turma.excluida', alvoTipo: 'turma', alvoId: id, antes: { ...campos(antes), disciplinas } });
}

async function conferirReferidos(tx: Tx, dados: DadosTurma, id: number | null): Promise<{ curso: Curso; jaUsada: number }> {
  const { rows } = await sql<Referidos>`select
    (select json_build_object('nome', nome, 'ativo', ativo, 'segmentacaoId', segmentacao_id) from cursos where id = ${dados.cursoId}) as curso,
    (select json_build_object('segmentacaoId', c.segmentacao_id, 'anoLetivoId', t.ano_letivo_id)
      from turmas t join cursos c on c.id = t.curso_id where t.id = ${id}::bigint) as antes,
    (select ano from v_ano_letivo where id = ${dados.anoLetivoId}) as ano,
    (select nome from grupos_turma where id = ${dados.grupoTurmaId}::bigint) as grupo,
    coalesce((select alunos from v_turma_ja_usada where turma_id = ${id}::bigint), 0) as ja_usada`.execute(tx);
  const [achados] = rows;
  if (!achados?.curso) throw errosEstrutura.CURSO_INEXISTENTE({}, { campos: ['cursoId'] });
  if (achados.ano === null) throw errosEstrutura.ANO_LETIVO_INEXISTENTE({}, { campos: ['anoLetivoId'] });
  if (dados.grupoTurmaId !== null && achados.grupo === null) throw errosEstrutura.GRUPO_TURMA_INEXISTENTE({}, { campos: ['grupoTurmaId'] });
  const { curso, antes } = achados;
  const lugares = [...(antes ? [antes] : []), { segmentacaoId: curso.segmentacaoId, anoLetivoId: dados.anoLetivoId }];
  await conferirAnoAberto(
    tx,
    lugares.map((lugar) => ({ ...lugar, turma: dados.nome })),
  );
  return { curso, jaUsada: achados.ja_usada };
}

function campos(t: Turma): DadosTurma {
  const { cursoId, anoLetivoId, grupoTurmaId, nome, turno, sala, vagas } = t;
  return { cursoId, anoLetivoId, grupoTurmaId, nome, turno, sala, vagas };
}
