import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { historicoApi } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import { obterTurma, type Turma } from './queries-partes.ts';
import './restricoes.ts';
import { travarInstituicao } from './travar-instituicao.ts';
import { usosDe } from './usos.ts';

export type DadosTurma = EntradaServidor<typeof historicoApi.criarTurma>['body'];
type Edicao = EntradaServidor<typeof historicoApi.editarTurma>['body'];
const alvoTipo = 'instituicao_turma';

/** Registers a class of another institution. @throws INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, TURMA_DA_INSTITUICAO_DUPLICADA, CURSO_NOSSO_INEXISTENTE */
export async function criarTurma(ato: Ato<Autor>, d: DadosTurma): Promise<{ id: number }> {
  const { tx } = ato;
  await travarInstituicao(tx, d.instituicaoId);
  const { rows } = await sql<{ id: number }>`insert into instituicoes_turmas (instituicao_id, curso_id, ano, serie, nome, turno, ativa)
    values (${d.instituicaoId}, ${d.cursoId}, ${d.ano}, ${d.serie}, ${d.nome}, ${d.turno}, ${d.ativa}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'instituicaoTurma.criada', alvoTipo, alvoId: id, depois: d });
  return { id };
}

/** Changes a class of another institution. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, TURMA_DA_INSTITUICAO_DUPLICADA, CURSO_NOSSO_INEXISTENTE */
export async function editarTurma(ato: Ato<Autor>, { id, versao, ...d }: Edicao): Promise<Turma> {
  const { tx } = ato;
  await sql`select 1 from instituicoes_turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: alvoTipo, id }, antes);
  await sql`update instituicoes_turmas set curso_id = ${d.cursoId}, ano = ${d.ano}, serie = ${d.serie}, nome = ${d.nome}, turno = ${d.turno}, ativa = ${d.ativa},
    versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'instituicaoTurma.editada', alvoTipo, alvoId: id, antes: campos(antes), depois: d });
  return obterTurma(tx, id);
}

/** Deletes a class that nothing uses. @throws NAO_ENCONTRADO, PARTE_EM_USO naming what does */
export async function excluirTurma(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  await sql`select 1 from instituicoes_turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id);
  const usos = await usosDe(tx, 'turma', id);
  if (usos) throw errosHistorico.PARTE_EM_USO({ nome: antes.nome, ...usos });
  await sql`delete from instituicoes_turmas where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'instituicaoTurma.excluida', alvoTipo, alvoId: id, antes: campos(antes) });
}

function campos({ cursoId, ano, serie, nome, turno, ativa }: Turma) {
  return { cursoId, ano, serie, nome, turno, ativa };
}
