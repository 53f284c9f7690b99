import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { historicoApi } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import { type Disciplina, obterDisciplina } from './queries-partes.ts';
import './restricoes.ts';
import { travarInstituicao } from './travar-instituicao.ts';
import { usosDe } from './usos.ts';

export type DadosDisciplina = EntradaServidor<typeof historicoApi.criarDisciplina>['body'];
type Edicao = EntradaServidor<typeof historicoApi.editarDisciplina>['body'];
const alvoTipo = 'instituicao_disciplina';

const disciplinas: Registro<Disciplina, Omit<Edicao, keyof Gravado>> = {
  tabela: 'instituicoes_disciplinas',
  alvoTipo,
  ato: { nome: 'instituicaoDisciplina', genero: 'a' },
  obter: obterDisciplina,
  colunas: { nome: 'nome', sigla: 'sigla', cargaHoraria: 'carga_horaria', disciplinaId: 'disciplina_id', ativa: 'ativa' },
  doNovo: { instituicaoId: 'instituicao_id' },
  conferirExclusao: async ({ id, nome }, tx) => {
    const usos = await usosDe(tx, 'disciplina', id);
    if (usos) throw errosHistorico.PARTE_EM_USO({ nome, ...usos });
  },
};

/** Registers a subject of another institution. @throws INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, DISCIPLINA_DA_INSTITUICAO_DUPLICADA, DISCIPLINA_NOSSA_INEXISTENTE */
export async function criarDisciplina(ato: Ato<Autor>, dados: DadosDisciplina): Promise<Gravado> {
  await travarInstituicao(ato.tx, dados.instituicaoId);
  return criarRegistro(ato, disciplinas, dados);
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
export async function editarDisciplina(ato: Ato<Autor>, dados: Edicao): Promise<Disciplina> {
  await editarRegistro(ato, disciplinas, dados);
  return obterDisciplina(ato.tx, dados.id);
}

/** Deletes a subject that nothing uses. @throws NAO_ENCONTRADO, PARTE_EM_USO naming what does */
export const excluirDisciplina = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, disciplinas, id);
