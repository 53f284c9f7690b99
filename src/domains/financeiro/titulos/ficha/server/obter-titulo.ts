import { comTexto } from '#domains/financeiro/titulos/devido/server/door.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { fichaApi } from '../api.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { colunasDoTitulo, deTitulos } from '#domains/financeiro/titulos/lista/server/door.ts';
import { sairiaComOContrato } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';

type TituloSaida = RespostaServidor<typeof fichaApi.obterTitulo>;
type Linha = Omit<TituloSaida, 'devido' | 'passos' | 'hoje'>;
const zero = {
  saldoCentavos: 0,
  descontoCentavos: 0,
  multaCentavos: 0,
  jurosCentavos: 0,
  totalCentavos: 0,
  emDia: true,
  diasAtraso: 0,
  baseMultaCentavos: 0,
};
/** One title with its movements, oldest first, and what it owes today. Throws TITULO_NAO_ENCONTRADO. */
export async function obterTitulo(db: Db, id: number, hoje: DataCivil, idioma: Idioma): Promise<TituloSaida> {
  const { rows } =
    await sql<Linha>`${preparada}select ${colunasDoTitulo(hoje)}, t.data_emissao as "dataEmissao", t.data_limite as "dataLimite", t.multa_percentual as "multaPercentual", t.juros_percentual_mes as "jurosPercentualMes",
      t.conta_bancaria_id as "contaBancariaId", c.nome as "contaNome", t.forma_pagamento_id as "formaPagamentoId", f.nome as "formaNome", t.matricula_id as "matriculaId", t.created_at as "criadoEm",
      (select k.numero from v_contrato_resumo k where k.id = t.contrato_id) as "contratoNumero",
      t.origem = 'contrato' and exists (select 1 from v_contrato_estado k where k.id = t.contrato_id and k.situacao in ('ativo', 'suspenso')) as "contratoEmVigor",
      ${sairiaComOContrato} as "sairiaComOContrato",
      t.taxa_servico_id as "taxaServicoId", (select x.nome from v_taxa_servico x where x.id = t.taxa_servico_id) as "taxaServicoNome",
      coalesce((select json_agg(json_build_object('id', b.id, 'dataBaixa', b.data_baixa, 'valorCentavos', b.valor_centavos, 'principalCentavos', b.principal_centavos, 'jurosCentavos', b.juros_centavos,
        'multaCentavos', b.multa_centavos, 'descontoCentavos', b.desconto_centavos, 'descontoRevogadoCentavos', coalesce(r0.valor_centavos, 0), 'contaNome', bc.nome, 'formaNome', bf.nome, 'reciboId', b.recibo_id, 'reciboNumero', r.numero, 'usuarioNome', b.usuario_nome, 'em', b.created_at,
        'estorno', case when e.id is null then null else json_build_object('dataEstorno', e.data_estorno, 'motivo', e.motivo, 'usuarioNome', e.usuario_nome, 'em', e.created_at) end) order by b.id)
        from baixas b join recibos r on r.id = b.recibo_id join v_conta_bancaria bc on bc.id = b.conta_bancaria_id join v_forma_pagamento bf on bf.id = b.forma_pagamento_id
        left join estornos e on e.baixa_id = b.id left join baixas_descontos_revogados r0 on r0.baixa_id = b.id where b.titulo_id = t.id), '[]') as baixas,
      coalesce((select json_agg(json_build_object('id', x.id, 'tipo', x.tipo, 'data', x.data_amortizacao, 'valorCentavos', x.valor_centavos, 'acordoId', x.acordo_id, 'acordoNumero', a.numero,
        'estornada', e.id is not null) order by x.data_amortizacao, x.id)
        from titulos_amortizacoes x join acordos a on a.id = x.acordo_id left join estornos e on e.baixa_id = x.baixa_id where x.titulo_id = t.id), '[]') as coberturas,
      coalesce((select json_agg(json_build_object('id', k.id, 'tipo', k.tipo, 'dataCancelamento', k.data_cancelamento, 'motivo', k.motivo, 'codigoMotivo', k.codigo_motivo, 'usuarioNome', k.usuario_nome, 'em', k.created_at, 'desfeitoEm', k.desfeito_em) order by k.id)
        from titulos_cancelamentos k where k.titulo_id = t.id), '[]') as cancelamentos,
      coalesce((select json_agg(json_build_object('id', d.id, 'dataDispensa', d.data_dispensa, 'multaCentavos', d.multa_centavos, 'jurosCentavos', d.juros_centavos, 'descontoCentavos', d.desconto_centavos, 'motivo', d.motivo, 'usuarioNome', d.usuario_nome, 'revogadaEm', d.revogada_em) order by d.id)
        from titulos_dispensas d where d.titulo_id = t.id), '[]') as dispensas,
      coalesce((select json_agg(json_build_object('id', x.id, 'numero', x.numero, 'papel', x.papel, 'situacao', x.situacao) order by x.id) from (
        select a.id, a.numero, 'renegociado' as papel, a.situacao from acordos_titulos i join acordos a on a.id = i.acordo_id where i.titulo_id = t.id
        union all select a.id, a.numero, 'parcela', a.situacao from acordos_parcelas c join acordos a on a.id = c.acordo_id where c.titulo_id = t.id) x), '[]') as acordos
    ${deTitulos} join v_conta_bancaria c on c.id = t.conta_bancaria_id join v_forma_pagamento f on f.id = t.forma_pagamento_id where t.id = ${id}`.execute(
      db,
    );
  const [titulo] = rows;
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  if (!isEmAberto(titulo.situacao)) return { ...titulo, hoje, devido: zero, passos: [] };
  const [{ devido, passos } = { devido: zero, passos: [] }] = await valoresDevidosEm(db, [id], hoje);
  return { ...titulo, hoje, devido, passos: comTexto(passos, idioma, hoje) };
}
