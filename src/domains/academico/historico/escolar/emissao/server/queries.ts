import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { emissaoDeHistoricoApi as api } from '../api.ts';

type Consulta = EntradaServidor<typeof api.listarEmitidos>['query'];
type Emitido = RespostaServidor<typeof api.listarEmitidos>['itens'][number];

/** Transcripts issued, of one student when told, with their later copies. */
export function listarEmitidos(db: Db, { paginacao, alunoId }: Consulta): Promise<Pagina<Emitido>> {
  return listar<Emitido, Consulta['paginacao']['campoOrdenado']>(
    db,
    {
      colunas: sql`e.id, e.numero, e.tipo, e.aluno_id as "alunoId", coalesce(e.conteudo #>> '{corpo,aluno,nome}', '') as "alunoNome", e.ate_ano as "ateAno",
        e.data_emissao as "dataEmissao", e.codigo_verificacao as "codigoVerificacao", e.usuario_nome as "usuarioNome",
        case when c.emitido_id is null then 'valido' else 'cancelado' end as situacao, c.data_cancelamento as "canceladoEm", c.motivo as "motivoDoCancelamento",
        c.usuario_nome as "canceladoPor",
        coalesce((select json_agg(json_build_object('via', v.via, 'data', v.data_via) order by v.via) from historicos_vias v where v.emitido_id = e.id), '[]') as vias`,
      de: sql`from historicos_emitidos e left join historicos_cancelamentos c on c.emitido_id = e.id`,
      deContagem: sql`from historicos_emitidos e`,
      onde: [alunoId !== undefined && sql`e.aluno_id = ${alunoId}`],
      ordem: { numero: { semNulos: sql`e.id` }, dataEmissao: { semNulos: sql`e.data_emissao` } },
      desempate: sql`e.id`,
    },
    paginacao,
  );
}
