import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conferirFechamento } from '#domains/contabil/fechamento/server/conferir-fechamento.ts';
import { integrar } from '#domains/contabil/integracao/server/lancar-fatos.ts';
import { preverIntegracao } from '#domains/contabil/integracao/server/previa.ts';
import { registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { bancoComContas } from '#tests/helpers/caixa/extratos.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras } from './carregar-conjunto.ts';
import { criarRegra } from './oficina.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
const ids = { caixa: 0, cofre: 0, corrente: 0, papelaria: 0 };
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
  const b = await bancoComContas(banco.db);
  [ids.corrente, ids.caixa] = [b.contaBancariaId, b.caixaId];
  await fazer(async (tx) => {
    const ato = atoDe(tx, fernanda);
    ids.cofre = (await criarContaBancaria(ato, { nome: 'Cofre', tipo: 'caixa' })).id;
    ids.papelaria = (await criarCategoriaFinanceira(ato, { nome: 'Papelaria e material', sentido: 'saida' })).id;
    await criarCategoriaFinanceira(ato, { nome: 'Rendimentos de aplicação', sentido: 'entrada' });
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
  });
});
afterAll(() => banco.fechar());

const dia = '2026-03-02';
const postar = () => fazer((tx) => integrar(atoDe(tx, fernanda), { de: dia, ate: dia }));
/** The accounts of each fact of an event, debit first, in the order in which the facts came. */
async function contasDe(evento: string): Promise<string[]> {
  const { rows } = await sql<{ contas: string }>`select string_agg(c.codigo, ' / ' order by p.debito_centavos > 0 desc) as contas
    from fatos_contabeis f join partidas_contabeis p on p.fato_id = f.id join contas_contabeis c on c.id = p.conta_id where f.evento = ${evento} group by f.id order by f.id`.execute(
    banco.db,
  );
  return rows.map((r) => r.contas);
}

test('money of a cash box stands on the account of cash, money of a bank on that of the bank', async () => {
  const partes = { contaDestinoId: null, formaPagamentoId: null, centroCustoId: null };
  await fazer((tx) =>
    registrarFatos(
      tx,
      [ids.caixa, ids.cofre, ids.corrente].map((contaBancariaId, i) => ({
        evento: 'caixa.pagamento',
        dataFato: dia,
        origemTipo: 'lancamento_manual',
        origemId: i + 1,
        valorCentavos: centavos(100),
        valores: { ...partes, categoriaId: ids.papelaria, contaBancariaId },
      })),
    ),
  );
  await postar();
  expect(await contasDe('caixa.pagamento')).toEqual(['4.1.02.001 / 1.1.01.001', '4.1.02.001 / 1.1.01.001', '4.1.02.001 / 1.1.01.002']);
});

test('money of a cash box that was registered after the rules waits for one of its own, paid out of it or brought to it, and the closing tells so', async () => {
  const { id: gaveta } = await fazer((tx) => criarContaBancaria(atoDe(tx, fernanda), { nome: 'Gaveta da cantina', tipo: 'caixa' }));
  const [doMes, partes] = ['2026-04-06', { formaPagamentoId: null, centroCustoId: null }];
  const manual = { dataFato: doMes, origemTipo: 'lancamento_manual', valorCentavos: centavos(12_345) } as const;
  await fazer((tx) =>
    registrarFatos(tx, [
      {
        ...manual,
        evento: 'caixa.pagamento',
        origemId: 11,
        valores: { ...partes, categoriaId: ids.papelaria, contaBancariaId: gaveta, contaDestinoId: null },
      },
      {
        ...manual,
        evento: 'caixa.transferencia',
        origemId: 12,
        valores: { ...partes, categoriaId: null, contaBancariaId: ids.corrente, contaDestinoId: gaveta },
      },
    ]),
  );
  const mes = { de: doMes, ate: doMes };
  expect(await fazer((tx) => integrar(atoDe(tx, fernanda), mes))).toEqual({ lancados: 0 });
  const { prontos, dispensados, pendencias } = await preverIntegracao(banco.db, mes);
  const falta = {
    problema: 'sem_conta_do_dinheiro',
    dinheiroEm: 'disponivel',
    contaBancariaId: gaveta,
    contaBancariaNome: 'Gaveta da cantina',
  };
  expect([prontos, dispensados]).toEqual([0, 0]);
  expect(pendencias).toMatchObject([
    { evento: 'caixa.pagamento', ...falta },
    { evento: 'caixa.transferencia', ...falta },
  ]);
  const fechamento = await conferirFechamento(banco.db, { periodo: 202_604 }, '2026-05-01');
  expect(fechamento.pendencias).toContainEqual({ qual: 'fatos_sem_regra', quantidade: 2 });
  const regra = { evento: 'dinheiro', parte: 'disponivel', contaBancariaId: gaveta, vigenteDesde: '2026-01-01' } as const;
  await fazer((tx) => criarRegra(atoDe(tx, fernanda), { ...regra, debitoId: conta('1.1.01.001') }));
  expect(await fazer((tx) => integrar(atoDe(tx, fernanda), mes))).toEqual({ lancados: 2 });
  expect(await contasDe('caixa.transferencia')).toEqual(['1.1.01.001 / 1.1.01.002']);
});

test('what an application earns is revenue of applications, by the name in the singular too', async () => {
  const { rows } = await sql<{
    conta: string;
  }>`select distinct c.codigo as conta from regras_contabeis r join categorias_financeiras k on k.id = r.categoria_id
    join contas_contabeis c on c.id = r.credito_id where r.evento = 'caixa.recebimento' and k.nome = 'Rendimentos de aplicação'`.execute(
    banco.db,
  );
  expect(rows).toEqual([{ conta: '3.2.01.002' }]);
});

test('material that comes in without an invoice is taken back from what was spent; that of an invoice, from what was bought and had not come in', async () => {
  await fazer((tx) =>
    registrarFatos(
      tx,
      ['manual', 'nota_fiscal'].map((origem, i) => ({
        evento: 'estoque.entrada',
        dataFato: dia,
        origemTipo: 'movimento_estoque',
        origemId: i + 1,
        valorCentavos: centavos(100),
        valores: { produtoId: 1, grupoProdutoId: 1, depositoId: 1, quantidade: '1', origem, documento: null },
      })),
    ),
  );
  await postar();
  expect(await contasDe('estoque.entrada')).toEqual(['1.1.03.001 / 4.1.02.001', '1.1.03.001 / 1.1.03.002']);
});
