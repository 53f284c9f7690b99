import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { acessosApi as api } from '../api.ts';

type Query = EntradaServidor<typeof api.listarAcessos>['query'];
type Linha = RespostaServidor<typeof api.listarAcessos>['itens'][number];
const fuso = sql`current_setting('patio.fuso')`;

/** A page of looks at sensitive data, of every room that records them. */
export function listarAcessos(db: Db, query: Query): Promise<Pagina<Linha>> {
  const { Nome, PessoaId, Dados, DataInicial, DataFinal } = query;
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`v.dado || '-' || v.id as id, v.dado, v.pessoa_id as "pessoaId", p.nome_completo as "pessoaNome",
        v.usuario_nome as "usuarioNome", v.motivo, v.em`,
      de: sql`from (select dado, id, pessoa_id, usuario_id, usuario_nome, motivo, em from v_visualizacao_sensivel
          union all select 'socioeconomica', id, responsavel_id, usuario_id, usuario_nome, motivo, em from v_visualizacao_socioeconomica) v
        join v_pessoa_resumo p on p.id = v.pessoa_id`,
      onde: [
        ...contemPalavras(sql`f_busca(v.usuario_nome)`, Nome),
        PessoaId !== undefined && sql`v.pessoa_id = ${PessoaId}`,
        Dados !== undefined && sql`v.dado = any(${[...Dados]}::text[])`,
        DataInicial !== null && sql`v.em >= (${DataInicial}::date)::timestamp at time zone ${fuso}`,
        DataFinal !== null && sql`v.em < (${DataFinal}::date + 1)::timestamp at time zone ${fuso}`,
      ],
      ordem: { em: { semNulos: sql`v.em` } },
      desempate: sql`v.dado || '-' || v.id`,
    },
    toPaginacao(query),
  );
}
