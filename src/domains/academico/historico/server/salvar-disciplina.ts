import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { type Autor, auditar, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { historicoApi } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import { type Disciplina, obterDisciplina } from './queries-partes.ts';
import './restricoes.ts';
import { travarInstituicao } from './travar-instituicao.ts';
import { usosDe } from './usos.ts';

export type DadosDisciplina = EntradaServidor<typeof historicoApi.criarDisciplina>['body'];
type Edicao = EntradaServidor<typeof historicoApi.editarDisciplina>['body'];
const alvoTipo = 'instituicao_disciplina';

/** Registers a subject of another institution. @throws INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, DISCIPLINA_DA_INSTITUICAO_DUPLICADA, DISCIPLINA_NOSSA_INEXISTENTE */
export async function criarDisciplina(ato: Ato<Autor>, d: DadosDisciplina): Promise<{ id: number }> {
  const { tx } = ato;
  await travarInstituicao(tx, d.instituicaoId);
  const { rows } = await sql<{
    id: number;
  }>`insert into instituicoes_disciplinas (instituicao_id, nome, sigla, carga_horaria, disciplina_id, ativa)
    values (${d.instituicaoId}, ${d.nome}, ${d.sigla}, ${d.cargaHoraria}, ${d.disciplinaId}, ${d.ativa}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'instituicaoDisciplina.criada', alvoTipo, alvoId: id, depois: d });
  return { id };
}

/**
 * Registers every active subject of ours that an institution lacks (none of that name and none mapped to it), mapped to ours.
 * Asked twice it adds nothing twice. @throws NAO_ENCONTRADO, INSTITUICAO_INATIVA
 */
export async function copiarDisciplinas(
  ato: Ato<Autor>,
  instituicaoId: number,
): Promise<RespostaServidor<typeof historicoApi.copiarDisciplinas>> {
  const { tx } = ato;
  await travarInstituicao(tx, instituicaoId, () => errosComuns.NAO_ENCONTRADO());
  const { rows } = await sql<{
    id: number;
    nome: string;
    sigla: string | null;
    disciplinaId: number | null;
  }>`insert into instituicoes_disciplinas (instituicao_id, nome, sigla, disciplina_id)
    select ${instituicaoId}, d.nome, d.sigla, d.id from v_disciplina d where d.ativa
      and not exists (select 1 from instituicoes_disciplinas x where x.instituicao_id = ${instituicaoId} and (x.disciplina_id = d.id or f_busca(x.nome) = f_busca(d.nome)))
    order by d.ordem, d.nome returning id, nome, sigla, disciplina_id as "disciplinaId"`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, ...depois }) => ({ acao: 'instituicaoDisciplina.criada', alvoTipo, alvoId: id, depois: { instituicaoId, ...depois } })),
  );
  const { rows: total } = await sql<{ n: number }>`select count(*)::int as n from v_disciplina where ativa`.execute(tx);
  return { criadas: rows.length, existentes: (total[0]?.n ?? 0) - rows.length };
}

/** Changes a subject of another institution. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, DISCIPLINA_DA_INSTITUICAO_DUPLICADA, DISCIPLINA_NOSSA_INEXISTENTE */
export async function editarDisciplina(ato: Ato<Autor>, { id, versao, ...d }: Edicao): Promise<Disciplina> {
  const { tx } = ato;
  await sql`select 1 from instituicoes_disciplinas where id = ${id} for update`.execute(tx);
  const antes = await obterDisciplina(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: alvoTipo, id }, antes);
  await sql`update instituicoes_disciplinas set nome = ${d.nome}, sigla = ${d.sigla}, carga_horaria = ${d.cargaHoraria}, disciplina_id = ${d.disciplinaId},
    ativa = ${d.ativa}, versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'instituicaoDisciplina.editada', alvoTipo, alvoId: id, antes: campos(antes), depois: d });
  return obterDisciplina(tx, id);
}

/** Deletes a subject that nothing uses. @throws NAO_ENCONTRADO, PARTE_EM_USO naming what does */
export async function excluirDisciplina(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  await sql`select 1 from instituicoes_disciplinas where id = ${id} for update`.execute(tx);
  const antes = await obterDisciplina(tx, id);
  const usos = await usosDe(tx, 'disciplina', id);
  if (usos) throw errosHistorico.PARTE_EM_USO({ nome: antes.nome, ...usos });
  await sql`delete from instituicoes_disciplinas where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'instituicaoDisciplina.excluida', alvoTipo, alvoId: id, antes: campos(antes) });
}

function campos({ nome, sigla, cargaHoraria, disciplinaId, ativa }: Disciplina) {
  return { nome, sigla, cargaHoraria, disciplinaId, ativa };
}
