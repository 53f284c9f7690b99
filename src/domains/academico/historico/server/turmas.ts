import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { turmasApi } from '../api-partes.ts';
import { errosHistorico } from '../erros.ts';
import type { esquemaTurma } from '../esquemas.ts';
import './restricoes.ts';
import { travarInstituicao } from './travar-instituicao.ts';
import { usosDe } from './usos.ts';

export type Turma = RespostaServidor<typeof turmasApi.obter>;
type DadosTurma = z.output<typeof esquemaTurma>;

/**
 * Throws NAO_ENCONTRADO, INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA, TURMA_DA_INSTITUICAO_DUPLICADA, CURSO_NOSSO_INEXISTENTE,
 * PARTE_EM_USO naming what hangs on it.
 */
export const turmas = registroListado<Turma, Omit<DadosTurma, 'instituicaoId'>, DadosTurma>({
  tabela: 'instituicoes_turmas',
  alvoTipo: 'instituicao_turma',
  ato: { nome: 'instituicaoTurma', genero: 'a' },
  selecao: sql<Turma>`r.id, r.instituicao_id as "instituicaoId", i.nome as "instituicaoNome", r.ano, r.serie, r.nome, r.turno, r.curso_id as "cursoId", c.nome as "cursoNome", r.ativa, r.versao`,
  de: sql`from instituicoes_turmas r join instituicoes_ensino i on i.id = r.instituicao_id left join v_curso c on c.id = r.curso_id`,
  colunas: { cursoId: 'curso_id', ano: 'ano', serie: 'serie', nome: 'nome', turno: 'turno', ativa: 'ativa' },
  doNovo: { instituicaoId: 'instituicao_id' },
  conferirNovo: ({ instituicaoId }, { tx }) => travarInstituicao(tx, instituicaoId),
  conferirExclusao: async ({ id, nome }, { tx }) => {
    const usos = await usosDe(tx, 'turma', id);
    if (usos) throw errosHistorico.PARTE_EM_USO({ nome, ...usos });
  },
});

/** Classes of other institutions. */
export const listaDeTurmas = (f: FiltrosDe<typeof turmasApi>) =>
  listaDe(
    turmas,
    [
      ...contemPalavras(sql`f_busca(r.nome || ' ' || r.serie || ' ' || i.nome)`, f.nome),
      f.instituicaoId !== undefined && sql`r.instituicao_id = ${f.instituicaoId}`,
      f.cursoId !== undefined && sql`r.curso_id = ${f.cursoId}`,
      f.ano !== undefined && sql`r.ano = ${f.ano}`,
      f.turno !== null && sql`r.turno = ${f.turno}`,
      f.ativa !== undefined && sql`r.ativa = ${f.ativa}`,
    ],
    {
      nome: { semNulos: sql`f_busca(r.nome)` },
      instituicao: sql`(i.nome_busca, -r.ano, f_busca(r.serie), f_busca(r.nome))`,
      ano: { semNulos: sql`r.ano` },
      serie: { semNulos: sql`f_busca(r.serie)` },
      curso: sql`(c.segmentacao_ordem, c.ordem, c.nome)`,
    },
  );
