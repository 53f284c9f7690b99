import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { creditosApi } from '../api.ts';

type Creditos = RespostaServidor<typeof creditosApi.creditosDoPagador>;

/** The credits of a payer, newest first; one statement. */
export async function creditosDoPagador(db: Db, pagadorId: number): Promise<Creditos> {
  const { rows: itens } = await sql<
    Creditos['itens'][number]
  >`select c.id, c.data_credito as "dataCredito", c.valor_centavos as "valorCentavos", c.utilizado_centavos as "utilizadoCentavos",
      c.valor_centavos - c.utilizado_centavos as "saldoCentavos", c.historico, c.conta_bancaria_id as "contaBancariaId", b.nome as "contaNome", c.recibo_id as "reciboId", r.numero as "reciboNumero",
      c.usuario_nome as "usuarioNome",
      coalesce((select json_agg(json_build_object('id', u.id, 'tipo', u.tipo, 'dataUso', u.data_uso, 'valorCentavos', u.valor_centavos, 'tituloNumero', t.numero, 'motivo', u.motivo,
        'usuarioNome', u.usuario_nome, 'desfeito', e.id is not null or d.id is not null) order by u.id)
        from creditos_usos u left join baixas x on x.id = u.baixa_id left join titulos_receber t on t.id = x.titulo_id left join estornos e on e.baixa_id = u.baixa_id
          left join creditos_usos_estornos d on d.uso_id = u.id
        where u.credito_id = c.id), '[]') as usos
    from creditos c join v_conta_bancaria b on b.id = c.conta_bancaria_id left join recibos r on r.id = c.recibo_id
    where c.pagador_id = ${pagadorId} order by c.id desc limit 200`.execute(db);
  return { saldoCentavos: itens.reduce((soma, c) => soma + c.saldoCentavos, 0), itens };
}
