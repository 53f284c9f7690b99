import { afterAll, beforeAll, expect, test } from 'vitest';
import { listarTitulosPagar } from '#domains/financeiro/pagar/lista/server/queries.ts';
import { listaPagarApi } from '#domains/financeiro/pagar/lista/api.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { listar } from '#platform/server/listas/listas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { fornecedoresApi } from '../api.ts';
import { listaDeFornecedores } from './fornecedores.ts';
import { criarFornecedor } from './oficina.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
let comLetras = 0;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
  const { id } = await transacao(banco.db, (tx) =>
    criarFornecedor(atoDe(tx, fernanda), { documento: '12ABC34501DE35', nome: 'Nova 24.7 Ltda' }),
  );
  comLetras = id;
});
afterAll(() => banco.fechar());

const achados = async (nome: string): Promise<string[]> => {
  const lida = listaPagarApi.listarTitulos.query?.parse({ Nome: nome });
  const dela = fornecedoresApi.listar.query?.parse({ Nome: nome });
  if (!lida || !dela) throw new Error('the lists take a query');
  const titulos = await listarTitulosPagar(banco.db, lida.filtros, lida.paginacao, '2026-11-26');
  const fornecedores = await listar(banco.db, listaDeFornecedores(dela.filtros), dela.paginacao);
  return [titulos.itens.map((t) => t.fornecedorNome).join(), fornecedores.itens.map((f) => (f as { nome: string }).nome).join()];
};

test('a document finds its supplier, and what is owed to it, as it is printed, typed or begun', async () => {
  await p.umTitulo();
  await p.umTitulo({ fornecedorId: comLetras });
  for (const nome of ['11.222.333/0001-81', '11222333000181', '11.222.333', 'Norte 11.222.333/0001', '11222333/0001-81'])
    expect([nome, await achados(nome)]).toEqual([nome, ['Norte Energia S.A.', 'Norte Energia S.A.']]);
  for (const nome of ['12.ABC.345/01DE-35', '12abc34501de35', '12.abc.345', '24.7'])
    expect([nome, await achados(nome)]).toEqual([nome, ['Nova 24.7 Ltda', 'Nova 24.7 Ltda']]);
  expect(await achados('11.222.333/0001-82')).toEqual(['', '']);
});
