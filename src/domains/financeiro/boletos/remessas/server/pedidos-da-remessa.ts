import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import type { PagadorNaRemessa, PedidoNaRemessa } from '../cnab/remessa.ts';
import type { CobrancaGuardada } from '#domains/financeiro/boletos/codigos/cobranca.ts';

type Item = { id: number; movimento: 'entrada' | 'baixa' | 'vencimento' | 'descarte' };
type Linha = Omit<PedidoNaRemessa, 'movimento' | 'nossoNumeroDv' | 'diasBaixa' | 'instrucoes' | 'especie' | 'aceite'> & {
  id: number;
  cobranca: CobrancaGuardada;
  pagador: PagadorNaRemessa;
};

/** What a file says of each slip, in the order of the items; one statement. */
export async function carregarPedidos(tx: Tx, itens: readonly Item[], diasBaixa: number): Promise<PedidoNaRemessa[]> {
  const ids = itens.map((i) => i.id);
  const { rows } =
    await sql<Linha>`select b.id, b.nosso_numero as "nossoNumero", b.identificador, t.numero as "numeroDocumento", b.data_documento as documento,
      b.data_vencimento as vencimento, b.data_limite as limite, b.valor_centavos as "valorCentavos", b.base_juros_centavos as "baseJurosCentavos", b.desconto_centavos as "descontoCentavos", b.multa_percentual::text as "multaPercentual",
      b.juros_percentual_mes::text as "jurosPercentualMes", b.cobranca,
      json_build_object('documento', coalesce(p.cpf, ''), 'nome', t.pagador_nome, 'logradouro', coalesce(e.logradouro, ''), 'numero', coalesce(e.numero, ''), 'complemento', coalesce(e.complemento, ''),
        'bairro', coalesce(e.bairro, ''), 'cep', coalesce(e.cep, ''), 'cidade', coalesce(e.cidade, ''), 'uf', coalesce(e.uf, '')) as pagador
    from boletos b join v_titulo_receber t on t.id = b.titulo_id join v_pessoa_resumo p on p.id = t.pagador_id
    left join v_pessoa_endereco_no_brasil e on e.pessoa_id = t.pagador_id where b.id = any(${ids})`.execute(tx);
  const porId = new Map(rows.map((r) => [r.id, r]));
  return itens.flatMap(({ id, movimento }): PedidoNaRemessa[] => {
    const linha = porId.get(id);
    if (!linha || movimento === 'descarte') return [];
    const { cobranca, ...pedido } = linha;
    return [
      {
        ...pedido,
        movimento,
        nossoNumeroDv: bancoDe(cobranca.bancoCodigo)?.dv(cobranca, linha.nossoNumero) ?? '',
        especie: cobranca.especie,
        aceite: cobranca.aceite,
        diasBaixa,
        instrucoes: cobranca.instrucoes.split('\n').filter((texto) => texto.trim() !== ''),
      },
    ];
  });
}
