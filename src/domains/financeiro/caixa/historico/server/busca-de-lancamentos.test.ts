import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { liquidar, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/liquidar.ts';
import { listaDeLancamentos } from './queries.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
const cpf = '52998224725';
const filtro = { ate: hoje, contaBancariaId: null, formaPagamentoId: null };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(s.banco.db);
  await sql`update pessoas set cpf = ${cpf} where id = ${t.pagadorId}`.execute(s.banco.dono);
  const termos = { nome: 'Cartão', tipo: 'cartao_debito' as const, contaBancariaId: t.contaBancariaId, taxaPercentual: '3' };
  const { id: cartaoId } = await transacao(s.banco.db, (tx) => criarFormaPagamento(atoDe(tx, fernanda), termos));
  const pagar = async (valor: number, formaPagamentoId = t.formaPagamentoId, dataBaixa = hoje) => {
    const { id } = await tituloDeTeste(s.banco.db, t, {
      dataEmissao: hoje,
      dataVencimento: hoje,
      descontoCondicionalCentavos: centavos(0),
    });
    const pedido = { dataBaixa, contaBancariaId: t.contaBancariaId, formaPagamentoId, excedenteComoCredito: true };
    const feita = await transacao(s.banco.db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), { ...pedido, itens: [{ tituloId: id, valorCentavos: valor }] }),
    );
    return feita.baixas[0]?.id ?? 0;
  };
  // One of each way in which money of a family goes through the cash: reversed, in excess and used, by card less its fee.
  const estornada = await pagar(73_517);
  await transacao(s.banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: estornada, motivo: 'Cheque devolvido' }));
  await pagar(100_042);
  const { rows } = await sql<{ id: number }>`select id from creditos`.execute(s.banco.db);
  const outro = await tituloDeTeste(s.banco.db, t, { dataEmissao: hoje, dataVencimento: hoje });
  const uso = { creditoId: rows[0]?.id ?? 0, dataUso: hoje, itens: [{ tituloId: outro.id, valorCentavos: 42 }] };
  await transacao(s.banco.db, (tx) => usarCredito(atoDe(tx, fernanda), uso));
  await pagar(20_000, cartaoId, somarDias(hoje, -10));
  const { quantidade, brutoCentavos, taxaCentavos } = await preverLiquidacao(s.banco.db, filtro);
  const vistos = { quantidade, brutoCentavos: centavos(brutoCentavos), taxaCentavos: centavos(taxaCentavos) };
  await transacao(s.banco.db, (tx) => liquidar(atoDe(tx, fernanda), { ...filtro, ...vistos, dataCredito: null }));
  // And what is somebody else's, entered by hand.
  const criar = async (caminho: string, body: object) => ((await s.pedir('POST', caminho, { body })).corpo.data as { id: number }).id;
  const categoriaId = await criar('CategoriaFinanceira', { nome: 'Manutenção', sentido: 'saida', ativo: true });
  const eletricista = await pessoaDeTeste(s.banco.db, 'José Raimundo', '1970-01-01');
  const manual = { tipo: 'pagamento', dataMovimento: hoje, contaBancariaId: t.contaBancariaId, categoriaId };
  const conserto = { ...manual, valorCentavos: 125_090, historico: 'Conserto do ar', documento: 'NF-2214/A', pessoaId: eletricista };
  const id = await criar('LancamentoManual', conserto);
  await s.pedir('POST', `LancamentoManual/${id}/estorno`, { body: { motivo: 'Lançado em dobro' } });
  await criar('LancamentoManual', { ...manual, valorCentavos: 5_000, historico: 'Lâmpadas' });
});
afterAll(() => s.fechar());

const achar = async (lista: string, nome: string): Promise<number> =>
  ((await s.pedir('GET', `${lista}/obter-paginado?Nome=${encodeURIComponent(nome)}`)).corpo.data as { total: number }).total;
const todos = async (): Promise<number> => achar('LancamentoFinanceiro', '');

describe('the history of the cash books', () => {
  test('finds whose money it was, by name or whole CPF, however it moved', async () => {
    const total = await todos();
    const daFamilia = await achar('LancamentoFinanceiro', 'marcos');
    // In, out and in excess; a credit out and in; the card in and its fee out.
    expect(daFamilia).toBe(8);
    // The two of the electrician, and the one of nobody.
    expect(total - daFamilia).toBe(3);
    for (const forma of [cpf, '529.982.247-25', ' 529 982 247 25 ']) expect(await achar('LancamentoFinanceiro', forma)).toBe(daFamilia);
    expect(await achar('LancamentoFinanceiro', '529.982.247')).toBe(0);
    expect(await achar('LancamentoFinanceiro', 'raimundo jose')).toBe(2);
    const { itens } = (await s.pedir('GET', 'LancamentoFinanceiro/obter-paginado?Nome=lampadas')).corpo.data as {
      itens: { pessoaNome: string | null }[];
    };
    expect(itens).toMatchObject([{ pessoaNome: null }]);
  });

  test.each([
    ['735,17', 2],
    ['R$ 735,17', 2],
    ['1.250,90', 2],
    ['1250,9', 2],
    ['-50,00', 1],
    // A whole number of reais is an amount too.
    ['200', 1],
    ['735,18', 0],
    ['NF-2214', 2],
    ['nf-2214/a', 2],
    ['conserto', 2],
    ['%', 0],
  ])('finds %s %d times', async (texto, vezes) => {
    expect(await achar('LancamentoFinanceiro', texto)).toBe(vezes);
  });

  test('every movement is reached from the accounting facts that tell of it, and tells of the same', async () => {
    const { rows } = await sql<{ id: number }>`select id from fatos_contabeis`.execute(s.banco.db);
    const pares: string[] = [];
    for (const { id } of rows) {
      const { corpo } = await s.pedir('GET', `LancamentoFinanceiro/obter-paginado?FatoId=${id}`);
      for (const l of (corpo.data as { itens: { id: number }[] }).itens) pares.push(`${l.id} ${id}`);
    }
    expect(new Set(pares.map((par) => par.split(' ')[0])).size).toBe(await todos());
    const { rows: dosMovimentos } = await sql<{ par: string }>`select m.lancamento_id || ' ' || f.id as par from v_fato_do_movimento m
      join fatos_contabeis f on f.origem_tipo = m.origem_tipo and f.origem_id = m.origem_id`.execute(s.banco.db);
    expect(dosMovimentos.map(({ par }) => par).toSorted()).toEqual(pares.toSorted());
  });

  test('each part by an index of its own', async () => {
    for (const [nome, indices] of [
      [cpf, ['lancamentos_financeiros_pessoa_idx', 'lancamentos_financeiros_historico_idx']],
      ['silva', ['lancamentos_financeiros_pessoa_idx', 'pessoas_nome_busca_idx']],
      ['1.250,90', ['lancamentos_financeiros_valor_idx']],
    ] as const) {
      const { onde } = listaDeLancamentos({ nome, dataInicial: null, dataFinal: null } as never, 'dataMovimento');
      const plano = await transacao(s.banco.db, async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`explain select l.id from lancamentos_financeiros l ${ondeTodas(onde)}`.execute(tx);
        return rows.map((r) => r['QUERY PLAN']).join('\n');
      });
      for (const indice of indices) expect(plano, nome).toContain(indice);
      expect(plano, nome).not.toMatch(/Seq Scan on lancamentos_financeiros l/);
    }
  });
});

test('the entries by hand are found in the same way', async () => {
  const porMao = (nome: string) => achar('LancamentoManual', nome);
  for (const texto of ['raimundo', '1.250,90', 'NF-2214', 'conserto 2214']) expect(await porMao(texto), texto).toBe(1);
  for (const texto of ['marcos', cpf, '735,17']) expect(await porMao(texto), texto).toBe(0);
});

test.each([
  ['marcos', 1],
  ['529.982.247-25', 1],
  ['200,00', 1],
  ['200,01', 0],
  ['raimundo', 0],
])('money to be settled by whose it is and how much: %s, %d times', async (texto, vezes) => {
  expect(await achar('RecebimentoALiquidar', texto)).toBe(vezes);
});

test('what a movement keeps is who stood behind its origin when it was entered', async () => {
  const { rows } = await sql`select numero from lancamentos_financeiros l
    where pessoa_id is distinct from pessoa_da_origem(origem_tipo, origem_id)`.execute(s.banco.db);
  expect(rows).toEqual([]);
});
