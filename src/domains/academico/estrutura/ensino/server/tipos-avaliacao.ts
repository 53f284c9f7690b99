import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { tiposAvaliacaoApi } from '../api.ts';
import type { esquemaTipoAvaliacao } from '../esquemas.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type TipoAvaliacao = RespostaServidor<typeof tiposAvaliacaoApi.obter>;
export type DadosTipoAvaliacao = z.output<typeof esquemaTipoAvaliacao>;

/** Throws NAO_ENCONTRADO, TIPO_AVALIACAO_DUPLICADO, CURSO_INEXISTENTE. */
export const tiposAvaliacao = registroListado<TipoAvaliacao, DadosTipoAvaliacao>({
  tabela: 'tipos_avaliacao',
  alvoTipo: 'tipo_avaliacao',
  ato: { nome: 'tipoAvaliacao', genero: 'o' },
  selecao: sql<TipoAvaliacao>`r.id, r.nome, r.sigla, r.valor_maximo::text as "valorMaximo", r.peso::text as peso, r.recuperacao, r.todos_os_cursos as "todosOsCursos", r.ativo, r.versao,
    coalesce((select json_agg(x.curso_id order by x.curso_id) from tipos_avaliacao_cursos x where x.tipo_avaliacao_id = r.id), '[]') as cursos,
    coalesce((select string_agg(c.nome, ', ' order by c.segmentacao_ordem, c.ordem, c.nome) from tipos_avaliacao_cursos x join v_curso c on c.id = x.curso_id
      where x.tipo_avaliacao_id = r.id), '') as "cursosNomes"`,
  de: sql`from tipos_avaliacao r`,
  colunas: {
    nome: 'nome',
    sigla: 'sigla',
    valorMaximo: 'valor_maximo',
    peso: 'peso',
    recuperacao: 'recuperacao',
    todosOsCursos: 'todos_os_cursos',
    cursos: null,
    ativo: 'ativo',
  },
  aposGravar: async ({ tx }, id, { depois }) => {
    if (depois) await gravarCursos(tx, id, depois);
  },
});

/** Evaluation types by name, or those of a course. */
export const listaDeTiposAvaliacao = ({ nome, cursoId, recuperacao, ativo }: FiltrosDe<typeof tiposAvaliacaoApi>) =>
  listaDe(
    tiposAvaliacao,
    [
      ...contemPalavras(sql`f_busca(r.nome || ' ' || coalesce(r.sigla, ''))`, nome),
      cursoId !== undefined &&
        sql`exists (select 1 from v_tipo_avaliacao_curso v where v.tipo_avaliacao_id = r.id and v.curso_id = ${cursoId})`,
      recuperacao !== undefined && sql`r.recuperacao = ${recuperacao}`,
      ativo !== undefined && sql`r.ativo = ${ativo}`,
    ],
    { nome: sql`r.nome`, sigla: sql`r.sigla`, valorMaximo: sql`r.valor_maximo`, peso: sql`r.peso` },
  );

async function gravarCursos(tx: Tx, id: number, { todosOsCursos, cursos }: DadosTipoAvaliacao): Promise<void> {
  const quais = todosOsCursos ? [] : [...new Set(cursos)];
  await sql`delete from tipos_avaliacao_cursos where tipo_avaliacao_id = ${id} and curso_id <> all(${quais}::bigint[])`.execute(tx);
  await sql`insert into tipos_avaliacao_cursos (tipo_avaliacao_id, curso_id) select ${id}::bigint, unnest(${quais}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
}
