import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosPagar } from '../../erros.ts';
import { fatoDaRetencao, type RetencaoDatada } from '../../contas/server/door.ts';
import type { fichaPagarApi } from '../api.ts';

type Ficha = RespostaServidor<typeof fichaPagarApi.obterTitulo>;
type Lida = Omit<Ficha, 'historico' | 'conta' | 'retencoes'> & {
  conta: Omit<Ficha['conta'], 'podeDecidir'> & { lancou: boolean };
  retencoes: (Ficha['retencoes'][number] & RetencaoDatada)[];
};

/** The record of one payable, in one statement, and its history with that of its bill. Throws TITULO_PAGAR_NAO_ENCONTRADO. */
export async function obterTituloPagar({ db, quem, hoje }: { db: Db; quem: Quem; hoje: DataCivil }, id: number): Promise<Ficha> {
  const { rows } =
    await sql<Lida>`${preparada}select t.id, t.numero, t.parcela, c.parcelas, t.situacao, v.saldo_centavos > 0 and t.data_vencimento < ${hoje}::date as vencido,
      case when v.saldo_centavos > 0 then greatest(0, ${hoje}::date - t.data_vencimento) else 0 end as "diasAtraso", t.data_vencimento as "dataVencimento", t.bruto_centavos as "brutoCentavos",
      t.retido_centavos as "retidoCentavos", t.valor_centavos as "valorCentavos", v.saldo_centavos as "saldoCentavos", t.pago_centavos as "pagoCentavos", t.codigo, t.codigo_tipo as "codigoTipo", t.versao,
      (select json_build_object('remessaId', n.remessa_id, 'nomeArquivo', n.nome_arquivo) from v_titulo_pagar_no_banco n where n.titulo_id = t.id) as "noBanco",
      json_build_object('id', c.id, 'numero', c.numero, 'fornecedorId', c.fornecedor_id, 'fornecedorNome', f.nome, 'descricao', c.descricao, 'documento', c.documento, 'origem', c.origem,
        'recorrenciaId', c.recorrencia_id, 'competencia', c.competencia, 'dataEmissao', c.data_emissao, 'valorCentavos', c.valor_centavos, 'contaNome', b.nome, 'formaNome', p.nome,
        'aprovacao', c.aprovacao, 'viva', c.viva, 'lancou', lancou_conta_pagar(c.id, ${quem.usuarioId}::bigint), 'criadaPorNome', c.criada_por_nome, 'criadaEm', c.created_at, 'versao', c.versao,
        'codigos', (select coalesce(json_agg(json_build_object('numero', o.numero, 'codigo', o.codigo, 'saldoCentavos', o.valor_centavos - o.amortizado_centavos, 'retidoCentavos', o.retido_centavos)
          order by o.parcela), '[]') from titulos_pagar o where o.conta_pagar_id = c.id and o.codigo is not null and o.situacao in ('aberto', 'parcial')),
        'decisao', (select json_build_object('decisao', a.decisao, 'usuarioNome', a.usuario_nome, 'em', a.created_at, 'motivo', a.motivo) from contas_pagar_aprovacoes a where a.conta_pagar_id = c.id order by a.id desc limit 1)) as conta,
      (select coalesce(json_agg(json_build_object('categoriaNome', k.nome, 'centroNome', cc.nome, 'valorCentavos', r.valor_centavos) order by r.ordem), '[]')
        from titulos_pagar_rateio r join v_categoria_financeira k on k.id = r.categoria_financeira_id left join v_centro_custo cc on cc.id = r.centro_custo_id where r.titulo_id = t.id) as rateio,
      (select coalesce(json_agg(json_build_object('nome', i.nome, 'codigoRecolhimento', i.codigo_recolhimento, 'baseCentavos', r.base_centavos, 'aliquota', r.aliquota::text, 'valorCentavos', r.valor_centavos,
          'dataFato', r.data_fato, 'dataVencimento', r.data_vencimento, 'fatoGerador', i.fato_gerador, 'regraVencimento', i.regra_vencimento, 'diaVencimento', i.dia_vencimento, 'pagoEm', r.pago_em,
          'recolhidoNo', (select json_build_object('tituloId', rt.id, 'numero', rt.numero) from recolhimentos_itens ri join titulos_pagar rt on rt.id = ri.titulo_id
            where ri.retencao_id = r.id and ri.vivo and ri.valor_centavos > 0),
          'recolhidoEm', (select rx.data_recolhimento from recolhimentos_itens ri join recolhimentos_externos rx on rx.id = ri.externo_id
            where ri.retencao_id = r.id and ri.vivo and ri.valor_centavos > 0)) order by r.id), '[]') from v_retencao_pagar r join v_imposto i on i.id = r.imposto_id where r.titulo_id = t.id) as retencoes,
      (select coalesce(json_agg(json_build_object('tituloId', ot.id, 'numero', ot.numero, 'fornecedorNome', o.nome, 'nome', i.nome, 'valorCentavos', ri.valor_centavos) order by ri.valor_centavos < 0, ri.retencao_id), '[]')
        from recolhimentos_itens ri join titulos_pagar_retencoes r on r.id = ri.retencao_id join v_imposto i on i.id = r.imposto_id join v_titulo_pagar ot on ot.id = r.titulo_id
          join v_fornecedor o on o.id = ot.fornecedor_id where ri.titulo_id = t.id) as recolhe,
      (select coalesce(json_agg(json_build_object('id', x.id, 'dataBaixa', x.data_baixa, 'valorCentavos', x.valor_centavos, 'principalCentavos', x.principal_centavos, 'descontoCentavos', x.desconto_centavos,
          'multaCentavos', x.multa_centavos, 'jurosCentavos', x.juros_centavos, 'contaNome', xb.nome, 'formaNome', xp.nome, 'usuarioNome', x.usuario_nome,
          'estorno', case when e.id is not null then json_build_object('dataEstorno', e.data_estorno, 'motivo', e.motivo, 'usuarioNome', e.usuario_nome) end) order by x.id), '[]')
        from baixas_pagar x join v_conta_bancaria xb on xb.id = x.conta_bancaria_id join v_forma_pagamento xp on xp.id = x.forma_pagamento_id left join estornos_pagar e on e.baixa_id = x.id
        where x.titulo_id = t.id) as baixas,
      (select json_build_object('data', k.data_cancelamento, 'motivo', k.motivo, 'usuarioNome', k.usuario_nome) from titulos_pagar_cancelamentos k where k.titulo_id = t.id) as cancelamento,
      (select coalesce(json_agg(json_build_object('id', a.id, 'nome', a.nome, 'usuarioNome', a.usuario_nome, 'em', a.created_at) order by a.id), '[]') from contas_pagar_anexos a where a.conta_pagar_id = c.id) as anexos
    from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id join v_titulo_pagar v on v.id = t.id join v_fornecedor f on f.id = c.fornecedor_id
      join v_conta_bancaria b on b.id = c.conta_bancaria_id join v_forma_pagamento p on p.id = c.forma_pagamento_id
    where t.id = ${id}`.execute(db);
  const [lida] = rows;
  if (!lida) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  const { lancou, ...conta } = lida.conta;
  const podeDecidir = conta.aprovacao === 'pendente' && conta.viva && !lancou && pode(quem, 'aprovar-pagamento:criar');
  const [doTitulo, daConta] = [await historicoDe(db, 'titulo_pagar', id), await historicoDe(db, 'conta_pagar', conta.id)];
  const retencoes = lida.retencoes.map((r) => ({ ...r, ...fatoDaRetencao(r, lida.dataVencimento < hoje ? hoje : lida.dataVencimento) }));
  return { ...lida, retencoes, conta: { ...conta, podeDecidir }, historico: [...doTitulo, ...daConta].toSorted((a, b) => b.seq - a.seq) };
}
