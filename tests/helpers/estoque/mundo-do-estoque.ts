import { criarDeposito } from '#domains/suprimentos/depositos/server/oficina.ts';
import { criarGrupoProduto, criarProduto } from '#domains/suprimentos/produtos/server/oficina.ts';
import { darEntrada } from '#domains/suprimentos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { DataCivil } from '#shared/datas.ts';
import { atoDe, presenteDe } from '#tests/helpers/ato.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';

export const quem = quemDeTeste();
export const hoje = presenteDe(quem).hoje;

export type MundoDoEstoque = { grupoId: number; produtos: number[]; depositos: number[]; pessoaId: number };

/** Two warehouses, some products of one group, and somebody who asks for them. */
export function mundoDoEstoque(db: Db, nomes: readonly string[] = ['Papel A4', 'Sabão', 'Arroz']): Promise<MundoDoEstoque> {
  return transacao(db, async (tx) => {
    const ato = atoDe(tx, quem);
    const { id: grupoId } = await criarGrupoProduto(ato, { nome: 'Material' });
    const produtos: number[] = [];
    for (const [i, nome] of nomes.entries())
      produtos.push((await criarProduto(ato, { codigo: `P${i + 1}`, nome, grupoId, unidade: 'UN' })).id);
    const depositos: number[] = [];
    for (const nome of ['Almoxarifado', 'Cozinha']) depositos.push((await criarDeposito(ato, { nome })).id);
    const { id: pessoaId } = await criarPessoa(ato, { nome: 'Marta', sobrenome: 'Souza', dataNascimento: '1980-01-01' });
    return { grupoId, produtos, depositos, pessoaId };
  });
}

/** Enters one product, worth so many centavos in all. */
export const entrar = (
  db: Db,
  {
    produtoId,
    depositoId,
    quantidade,
    valor,
    data = hoje,
  }: { produtoId: number; depositoId: number; quantidade: string; valor: number; data?: DataCivil },
) =>
  transacao(db, (tx) =>
    darEntrada(atoDe(tx, quem), {
      dataMovimento: data,
      depositoId,
      documento: null,
      itens: [{ produtoId, quantidade, valorCentavos: centavos(valor) }],
      recalculoConfirmado: true,
    }),
  );
