import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { disciplinasApi } from '../api-partes.ts';
import { errosHistorico } from '../erros.ts';
import type { esquemaDisciplina } from '../esquemas.ts';
import './restricoes.ts';
import { travarInstituicao } from './travar-instituicao.ts';
import { usosDe } from './usos.ts';

export type Disciplina = RespostaServidor<typeof disciplinasApi.obter>;
type DadosDisciplina = z.output<typeof esquemaDisciplina>;

/**
 * Throws NAO_ENCONTRADO, INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, DISCIPLINA_DA_INSTITUICAO_DUPLICADA, DISCIPLINA_NOSSA_INEXISTENTE,
 * PARTE_EM_USO naming what hangs on it.
 */
export const disciplinas = registroListado<Disciplina, Omit<DadosDisciplina, 'instituicaoId'>, DadosDisciplina>({
  tabela: 'instituicoes_disciplinas',
  alvoTipo: 'instituicao_disciplina',
  ato: { nome: 'instituicaoDisciplina', genero: 'a' },
  selecao: sql<Disciplina>`r.id, r.instituicao_id as "instituicaoId", i.nome as "instituicaoNome", r.nome, r.sigla, r.carga_horaria as "cargaHoraria",
    r.disciplina_id as "disciplinaId", d.nome as "disciplinaNome", r.ativa, r.versao`,
  de: sql`from instituicoes_disciplinas r join instituicoes_ensino i on i.id = r.instituicao_id left join v_disciplina d on d.id = r.disciplina_id`,
  colunas: { nome: 'nome', sigla: 'sigla', cargaHoraria: 'carga_horaria', disciplinaId: 'disciplina_id', ativa: 'ativa' },
  doNovo: { instituicaoId: 'instituicao_id' },
  conferirNovo: ({ instituicaoId }, { tx }) => travarInstituicao(tx, instituicaoId),
  conferirExclusao: async ({ id, nome }, { tx }) => {
    const usos = await usosDe(tx, 'disciplina', id);
    if (usos) throw errosHistorico.PARTE_EM_USO({ nome, ...usos });
  },
});

/** Subjects of other institutions. */
export const listaDeDisciplinas = (f: FiltrosDe<typeof disciplinasApi>) =>
  listaDe(
    disciplinas,
    [
      ...contemPalavras(sql`f_busca(r.nome || ' ' || coalesce(r.sigla, '') || ' ' || coalesce(d.nome, '') || ' ' || i.nome)`, f.nome),
      f.instituicaoId !== undefined && sql`r.instituicao_id = ${f.instituicaoId}`,
      f.disciplinaId !== undefined && sql`r.disciplina_id = ${f.disciplinaId}`,
      f.mapeada !== undefined && sql`(r.disciplina_id is not null) = ${f.mapeada}`,
      f.ativa !== undefined && sql`r.ativa = ${f.ativa}`,
    ],
    {
      nome: { semNulos: sql`f_busca(r.nome)` },
      instituicao: sql`(i.nome_busca, f_busca(r.nome))`,
      disciplina: sql`f_busca(d.nome)`,
      cargaHoraria: sql`r.carga_horaria`,
    },
  );
