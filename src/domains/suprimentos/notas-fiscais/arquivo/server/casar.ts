import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import type { Reconhecimento } from '#domains/suprimentos/notas-fiscais/situacoes.ts';
import type { ItemLido } from '../nota-lida.ts';

export type Casado = {
  estocado: boolean;
  produtoId: number | null;
  fator: string;
  reconhecidoPor: Reconhecimento | null;
};
type Escolha = { codigo: string; unidade: string; produtoId: number | null; unidadeDoProduto: string | null; fator: string };
type Codigo = { gtin: string; produtoId: number; fator: string };
type Nomeado = { ordem: number; produtoId: number; unidade: string; peloCodigo: boolean };

/**
 * Which product each item of a file is, and how many units of stock one of its units brings: as somebody chose it last for this supplier; by
 * the barcode of the unit sold, or of the unit that is taxed (24 units in 2 boxes); by the code, where the unit is the same and the names
 * share a word; by the same name. What none of these finds is left to be chosen.
 */
export async function casarItens(tx: Tx, fornecedorId: number, itens: readonly ItemLido[]): Promise<Casado[]> {
  const codigos = itens.flatMap((i) => i.codigo ?? []);
  const { rows: escolhas } =
    await sql<Escolha>`select e.codigo, e.unidade, e.produto_id as "produtoId", p.unidade as "unidadeDoProduto", e.fator
    from produtos_de_fornecedores e left join produtos p on p.id = e.produto_id where e.fornecedor_id = ${fornecedorId} and e.codigo = any(${codigos}::text[])`.execute(
      tx,
    );
  const gtins = itens.flatMap((i) => [i.gtin, i.tributavel?.gtin ?? null]).filter((g) => g !== null);
  const { rows: barras } = await sql<Codigo>`select e.gtin, e.produto_id as "produtoId", e.fator from produtos_embalagens e
    join produtos p on p.id = e.produto_id where e.gtin = any(${gtins}::text[]) and p.ativo`.execute(tx);
  const linhas = itens.map(({ codigo, descricao, unidade }, ordem) => ({ ordem, codigo, descricao, unidade }));
  const { rows: nomeados } =
    await sql<Nomeado>`select coalesce(i.ordem, 0) as ordem, p.id as "produtoId", p.unidade, f_busca(p.nome) is distinct from f_busca(i.descricao) as "peloCodigo"
    from json_to_recordset(${JSON.stringify(linhas)}::json) as i(ordem int, codigo text, descricao text, unidade text)
    join produtos p on p.unidade = i.unidade and p.ativo and (f_busca(p.nome) = f_busca(i.descricao)
      or upper(p.codigo) = upper(i.codigo) and exists (select 1 from regexp_split_to_table(f_busca(p.nome), '[^a-z0-9]+') palavra
        where length(palavra) > 3 and palavra = any(regexp_split_to_array(f_busca(i.descricao), '[^a-z0-9]+'))))
    order by 4`.execute(tx);
  return itens.map((item, ordem) => casar(item, { escolhas, barras, nomeado: nomeados.find((n) => n.ordem === ordem) }));
}

function casar(
  item: ItemLido,
  { escolhas, barras, nomeado }: { escolhas: readonly Escolha[]; barras: readonly Codigo[]; nomeado: Nomeado | undefined },
): Casado {
  const semProduto = { estocado: item.estocado, produtoId: null, fator: '1.0000', reconhecidoPor: null };
  const escolha = escolhas.find((e) => e.codigo === item.codigo && e.unidade === item.unidade);
  if (escolha)
    return {
      estocado: escolha.produtoId !== null,
      produtoId: escolha.produtoId,
      fator: escolha.fator,
      reconhecidoPor: isOutraQuantidade(item, escolha) ? 'outra_quantidade' : 'escolha',
    };
  if (!item.estocado) return semProduto;
  const vendido = barras.find((b) => b.gtin === item.gtin);
  if (vendido) return { estocado: true, produtoId: vendido.produtoId, fator: vendido.fator, reconhecidoPor: 'gtin' };
  const tributado = barras.find((b) => b.gtin === item.tributavel?.gtin);
  const fator = item.tributavel && tributado ? porUnidade(item.quantidade, item.tributavel.quantidade, tributado.fator) : null;
  if (tributado && fator !== null) return { estocado: true, produtoId: tributado.produtoId, fator, reconhecidoPor: 'gtin' };
  if (nomeado) return { ...semProduto, produtoId: nomeado.produtoId, reconhecidoPor: nomeado.peloCodigo ? 'codigo' : 'nome' };
  return semProduto;
}

/**
 * A file that sells boxes and counts in the unit of the product says how many come: another number than last time is for a person to look at. One
 * that writes the same quantity twice says nothing of what is inside.
 */
function isOutraQuantidade({ quantidade, tributavel }: ItemLido, { unidadeDoProduto, fator }: Escolha): boolean {
  if (tributavel === null || tributavel.unidade !== unidadeDoProduto) return false;
  const dito = porUnidade(quantidade, tributavel.quantidade, '1.0000');
  return dito !== fator && dito !== '1.0000';
}

/** Units of stock in one unit sold, where 2 boxes are 24 units that bring so many each; null when it comes out even in no four decimals. */
function porUnidade(vendida: string, tributada: string, fator: string): string | null {
  const v = lerDecimal(vendida, 4) ?? 0n;
  const t = lerDecimal(tributada, 4) ?? 0n;
  const f = lerDecimal(fator, 4) ?? 0n;
  return v > 0n && t > 0n && (t * f) % v === 0n ? escreverDecimal((t * f) / v, 4) : null;
}
