import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { formatarInstante } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosPagar } from '../../erros.ts';

type Nova = { documento: string | null; valorCentavos: Centavos; origem?: string; outraCompra?: true | undefined; noLugarDe?: string };
type Parecida = {
  ordem: number | null;
  lancado: string;
  valorLancado: Centavos;
  usuario: string;
  em: string;
  numero: string;
  pelaNota: boolean | null;
};

/** What to do where it is the purchase that stands already. */
const saidas = {
  jaEsta: {
    br: 'Não a lance de novo: o que chegou depois, como o código do boleto, se digita na janela do título',
    en: 'Do not enter it again: what came later, like the code of its slip, is typed in the window of the payable',
  },
  pelaNota: {
    br: 'Não gere a nota: dê entrada dos produtos em Estoques e exclua o rascunho; ou, enquanto nada daquela conta está pago, cancele-a e gere',
    en: 'Do not generate the invoice: enter its products under Stock and delete the draft; or, while nothing of that bill is paid, cancel it and generate',
  },
};

/**
 * A purchase is owed once. A document that looks like one of the supplier that stands is asked about, with both bills named, unless who enters
 * it said that it is another purchase: no spelling proves either. Invoices are not compared with each other here: their keys, numbers and series
 * were, when they were entered. Two bills of one number stand together as two installments of it; beside an invoice, or a bill that tells none,
 * any is asked about. Of several that look like it the one of its amount is named, else the latest. Answers the numbers of the bills that were
 * said to be another purchase, by the place of the new ones. Throws OUTRA_COMPRA_NAO_CONFIRMADA.
 */
export async function conferirDocumentos(
  { tx, fuso }: Ato<Pessoa>,
  fornecedorId: number,
  contas: readonly Nova[],
): Promise<ReadonlyMap<number, string>> {
  const documentos = contas.flatMap(({ documento, origem, noLugarDe, valorCentavos }, ordem) =>
    documento === null || noLugarDe ? [] : [{ ordem, documento, daNota: origem === 'nota_fiscal', valor: valorCentavos }],
  );
  if (documentos.length === 0) return new Map();
  // Two spellings of one document wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('pagar.documento'), ${fornecedorId}::int)`.execute(tx);
  const { rows } =
    await sql<Parecida>`select distinct on (n.ordem) n.ordem, c.documento as lancado, c.valor_centavos as "valorLancado", c.criada_por_nome as usuario,
      c.created_at as em, c.numero, n."daNota" as "pelaNota"
    from json_to_recordset(${JSON.stringify(documentos)}::json) as n(ordem int, documento text, "daNota" boolean, valor bigint)
    cross join lateral partes_do_documento(n.documento) d
    join contas_pagar c on c.fornecedor_id = ${fornecedorId} and c.viva and c.documento is not null
    cross join lateral partes_do_documento(c.documento) p
    where p.numero = d.numero and case when n."daNota" or c.origem = 'nota_fiscal' then n."daNota" <> (c.origem = 'nota_fiscal')
      else coalesce(p.parcela = d.parcela, true) end
    order by n.ordem, c.valor_centavos = n.valor desc, c.id desc`.execute(tx);
  for (const { ordem, valorLancado, em, pelaNota, ...params } of rows) {
    const nova = contas[ordem ?? -1];
    if (!nova || nova.outraCompra) continue;
    // Told of no field: nothing of what was typed is wrong.
    throw errosPagar.OUTRA_COMPRA_NAO_CONFIRMADA({
      ...params,
      documento: nova.documento ?? '',
      valor: formatarReais(nova.valorCentavos),
      valorLancado: formatarReais(valorLancado),
      em: formatarInstante(em, fuso),
      saida: saidas[pelaNota ? 'pelaNota' : 'jaEsta'],
    });
  }
  return new Map(rows.flatMap(({ ordem, numero }) => (ordem === null ? [] : [[ordem, numero] as const])));
}
