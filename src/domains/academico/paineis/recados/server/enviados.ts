import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { recadosApi } from '../api.ts';

type Pedido = EntradaServidor<typeof recadosApi.listarRecadosEnviados>['query'];
type Linha = RespostaServidor<typeof recadosApi.listarRecadosEnviados>['itens'][number];

/** The messages that a user sent, with who read each of them. */
export function listarEnviados(db: Db, { usuarioId }: { usuarioId: number }, { paginacao, filtros }: Pedido): Promise<Pagina<Linha>> {
  const { texto, situacao } = filtros;
  const porLer = sql`exists (select 1 from recados_destinatarios d where d.recado_id = r.id and d.lido_em is null)`;
  return listar<Linha, Pedido['paginacao']['campoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`r.id, r.texto, r.created_at as em,
        coalesce((select t.nome from v_turma_resumo t where t.id = r.turma_id), (select c.nome from v_curso c where c.id = r.curso_id)) as para,
        (select concat(td.disciplina_nome, ' · ', t.nome) from v_turma_disciplina td join v_turma_resumo t on t.id = td.turma_id
          where td.id = r.turma_disciplina_id) as diario,
        (select coalesce(json_agg(json_build_object('nome', p.nome_completo, 'lidoEm', d.lido_em) order by p.nome_busca, p.id), '[]')
          from recados_destinatarios d join v_pessoa_resumo p on p.id = d.pessoa_id where d.recado_id = r.id) as destinatarios,
        (select count(d.lido_em)::int from recados_destinatarios d where d.recado_id = r.id) as lidos`,
      de: sql`from recados r`,
      onde: [
        sql`r.usuario_id = ${usuarioId}`,
        texto !== undefined && sql`r.texto ilike ${`%${texto.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
        situacao !== undefined && sql`${porLer} = ${situacao === 'por_ler'}`,
      ],
      ordem: { em: { semNulos: sql`r.id` } },
      desempate: sql`r.id`,
    },
    paginacao,
  );
}
