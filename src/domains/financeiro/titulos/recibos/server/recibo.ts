import { errosRecibo } from '../erros.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { valorPorExtenso } from '#shared/palavras/extenso.ts';
import type { recibosApi } from '../api.ts';

/** The CPF of the payer is for the paper: no answer names it. */
type Recibo = RespostaServidor<typeof recibosApi.obterRecibo> & { pagadorCpf: string | null };

/** One receipt with its titles; `estornado` when nothing of it stands any more. Throws RECIBO_NAO_ENCONTRADO. */
export async function obterRecibo(db: Db, id: number): Promise<Recibo> {
  const { rows } = await sql<
    Omit<Recibo, 'totalPorExtenso' | 'permaneceCentavos' | 'permanecePorExtenso' | 'estornado'>
  >`select r.id, r.numero, r.data_recibo as "dataRecibo", r.total_centavos as "totalCentavos", r.codigo_verificacao as "codigoVerificacao",
      r.pagador_id as "pagadorId", p.nome_completo as "pagadorNome", p.cpf as "pagadorCpf", r.created_at as em, i.*,
      coalesce((select sum(c.valor_centavos) from creditos c where c.recibo_id = r.id), 0)::bigint as "creditoCentavos",
      (select json_build_object('dataCredito', c.data_credito, 'reciboNumero', o.numero) from creditos_usos u join baixas b on b.id = u.baixa_id
        join creditos c on c.id = u.credito_id left join recibos o on o.id = c.recibo_id where b.recibo_id = r.id limit 1) as "creditoUsado"
    from recibos r join v_pessoa_resumo p on p.id = r.pagador_id
    cross join lateral (select coalesce(min(c.nome), '') as "contaNome", coalesce(min(f.nome), '') as "formaNome", coalesce(min(b.usuario_nome), '') as "usuarioNome",
        coalesce(json_agg(json_build_object('baixaId', b.id, 'tituloId', t.id, 'numero', t.numero, 'descricao', t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end, 'alunoNome', t.aluno_nome, 'dataVencimento', t.data_vencimento,
          'valorCentavos', b.valor_centavos, 'principalCentavos', b.principal_centavos, 'jurosCentavos', b.juros_centavos, 'multaCentavos', b.multa_centavos, 'descontoCentavos', b.desconto_centavos,
          'estornadaEm', e.data_estorno) order by t.data_vencimento, t.numero), '[]') as itens
      from baixas b join v_titulo_receber t on t.id = b.titulo_id join v_conta_bancaria c on c.id = b.conta_bancaria_id join v_forma_pagamento f on f.id = b.forma_pagamento_id
      left join estornos e on e.baixa_id = b.id where b.recibo_id = r.id) i
    where r.id = ${id}`.execute(db);
  const [recibo] = rows;
  if (!recibo) throw errosRecibo.RECIBO_NAO_ENCONTRADO();
  const estornado = recibo.itens.every((i) => i.estornadaEm !== null);
  const estornadoCentavos = recibo.itens.reduce((soma, i) => soma + (i.estornadaEm === null ? 0 : i.valorCentavos), 0);
  // What was paid in excess falls with the last of the receipt.
  const permaneceCentavos = centavos(estornado ? 0 : recibo.totalCentavos - estornadoCentavos);
  return {
    ...recibo,
    totalPorExtenso: valorPorExtenso(centavos(recibo.totalCentavos)),
    permaneceCentavos,
    permanecePorExtenso: valorPorExtenso(permaneceCentavos),
    estornado,
  };
}
