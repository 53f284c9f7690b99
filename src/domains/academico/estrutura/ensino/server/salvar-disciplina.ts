import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { recusarSeEmUso } from '#shared/palavras/usos.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ensinoApi } from '../api.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { corrigeGrafia } from '../grafia.ts';
import { conferirDisciplinaEmUso, conferirMudancaDaDisciplina } from './conferir-uso.ts';
import { type Disciplina, obterDisciplina } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosDisciplina = EntradaServidor<typeof ensinoApi.criarDisciplina>['body'];
type Edicao = EntradaServidor<typeof ensinoApi.editarDisciplina>['body'];

/** Creates a subject. @throws DISCIPLINA_DUPLICADA, DISCIPLINA_SIGLA_DUPLICADA */
export async function criarDisciplina(ato: Ato<Autor>, d: DadosDisciplina): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{ id: number }>`insert into disciplinas (nome, sigla, area, carga_horaria, tipo, conta_promocao, ordem, ativa)
    values (${d.nome}, ${d.sigla}, ${d.area}, ${d.cargaHoraria}, ${d.tipo}, ${d.contaPromocao}, ${d.ordem}, ${d.ativa}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'disciplina.criada', alvoTipo: 'disciplina', alvoId: id, depois: d });
  return { id };
}

/** Changes a subject. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, DISCIPLINA_COM_HISTORICO, DISCIPLINA_EM_USO_NAS_TURMAS and those of its creation */
export async function editarDisciplina(ato: Ato<Autor>, { id, versao, ...d }: Edicao): Promise<Disciplina> {
  const { tx } = ato;
  await sql`select 1 from disciplinas where id = ${id} for update`.execute(tx);
  const antes = await obterDisciplina(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'disciplina', id }, antes);
  if (d.contaPromocao !== antes.contaPromocao) await conferirMudancaDaDisciplina(tx, id, antes.nome, 'contaPromocao');
  else if (d.tipo !== antes.tipo) await conferirMudancaDaDisciplina(tx, id, antes.nome, 'tipo');
  if (d.contaPromocao !== antes.contaPromocao) await conferirDisciplinaEmUso(tx, id, antes.nome, 'contaPromocao');
  if (d.tipo !== antes.tipo) await conferirDisciplinaEmUso(tx, id, antes.nome, 'tipo');
  if (d.nome !== antes.nome && !corrigeGrafia(antes.nome, d.nome)) await conferirDisciplinaEmUso(tx, id, antes.nome, 'nome');
  if (d.cargaHoraria !== antes.cargaHoraria) await guardarCargaHoraria(tx, id, antes.cargaHoraria);
  await sql`update disciplinas set nome = ${d.nome}, sigla = ${d.sigla}, area = ${d.area}, carga_horaria = ${d.cargaHoraria}, tipo = ${d.tipo},
    conta_promocao = ${d.contaPromocao}, ordem = ${d.ordem}, ativa = ${d.ativa}, versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'disciplina.editada', alvoTipo: 'disciplina', alvoId: id, antes: campos(antes), depois: d });
  return { ...antes, ...d, versao: versao + 1 };
}

/** Classes whose year has begun, or that are closed, keep the workload that they were taught under; the new one is for those to come. */
async function guardarCargaHoraria(tx: Tx, id: number, cargaHoraria: number | null): Promise<void> {
  await sql`update turmas_disciplinas td set carga_horaria = ${cargaHoraria}, versao = td.versao + 1
    from turmas t join cursos c on c.id = t.curso_id
      left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where td.turma_id = t.id and td.disciplina_id = ${id} and td.carga_horaria is null and (t.situacao = 'fechada' or p.inicio <= ${hojeNoBanco})`.execute(
    tx,
  );
}

/** Deletes a subject that no class ever had. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export async function excluirDisciplina(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const antes = await obterDisciplina(tx, id);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from turmas_disciplinas where disciplina_id = ${id}`.execute(tx);
  recusarSeEmUso(antes.nome, [{ rotulo: rotulos.nTurmas, n: rows[0]?.n ?? 0 }]);
  await sql`delete from disciplinas where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'disciplina.excluida', alvoTipo: 'disciplina', alvoId: id, antes: campos(antes) });
}

function campos({ id: _, versao: __, turmas: ___, ...resto }: Disciplina) {
  return resto;
}
