import { atoDe } from '#tests/helpers/ato.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { diasEntre, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { devidoEm, vencidoEm } from './devido-sql.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { listarTitulos } from '#domains/financeiro/titulos/lista/server/queries.ts';
import { resumoFinanceiroDoContrato, totaisDoInicio } from './resumos.ts';
import { valoresDevidosEm } from './valores-devidos.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const arbitrario = fc.record({
  valor: fc.integer({ min: 1_000, max: 5_000_000 }),
  incondicional: fc.integer({ min: 0, max: 60 }),
  condicional: fc.integer({ min: 0, max: 30 }),
  vencimento: fc.integer({ min: 0, max: 300 }),
  multa: fc.constantFrom('2.0000', '1.3333', '0.0000'),
  juros: fc.constantFrom('1.0000', '0.7777', '0.0000'),
  partes: fc.array(fc.record({ dia: fc.integer({ min: 0, max: 40 }), porCento: fc.integer({ min: 1, max: 60 }), estornar: fc.boolean() }), {
    maxLength: 3,
  }),
});
const ninguem = {
  nome: undefined,
  turmaId: undefined,
  vencimentoInicial: null,
  vencimentoFinal: null,
  situacoes: [],
  contaBancariaId: undefined,
  pagadorId: undefined,
  alunoId: undefined,
  contratoId: undefined,
  matriculaId: undefined,
  portal: undefined,
  atraso: undefined,
};

test('lists and screens compute the same amount due, for any title, payments, reversals and date', async () => {
  const hoje = hojeEm(new Date(), fuso);
  const casos = fc.sample(arbitrario, { numRuns: 60, seed: 20_261_120 });
  const titulos = await titulosDeTeste(
    banco.db,
    t,
    casos.map((c) => {
      const incondicional = Math.floor((c.valor * c.incondicional) / 100);
      return {
        valorCentavos: centavos(c.valor),
        descontoIncondicionalCentavos: centavos(incondicional),
        descontoCondicionalCentavos: centavos(Math.floor(((c.valor - incondicional) * c.condicional) / 100)),
        dataVencimento: somarDias('2026-01-02', c.vencimento),
        multaPercentual: c.multa,
        jurosPercentualMes: c.juros,
      };
    }),
  );
  let baixas = 0;
  for (const [i, caso] of casos.entries()) {
    const id = titulos[i]?.id ?? 0;
    let dia = somarDias('2026-01-02', Math.max(0, caso.vencimento - 10));
    for (const parte of caso.partes) {
      dia = somarDias(dia, parte.dia);
      if (diasEntre(dia, hoje) < 0) break;
      const [agora] = await valoresDevidosEm(banco.db, [id], dia);
      const valorCentavos = Math.floor(((agora?.devido.totalCentavos ?? 0) * parte.porCento) / 100);
      if (valorCentavos === 0) continue;
      const pedido = {
        dataBaixa: dia,
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        itens: [{ tituloId: id, valorCentavos }],
      };
      const feita = await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
      baixas += 1;
      if (parte.estornar)
        await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: feita.baixas[0]?.id ?? 0, motivo: 'Ensaio' }));
    }
  }
  expect(baixas).toBeGreaterThan(40);
  const ids = titulos.map((x) => x.id);
  // Lists ask about today or later: there every baixa has happened.
  for (const em of [hoje, somarDias(hoje, 1), somarDias(hoje, 17), '2027-02-08', '2028-12-31']) {
    const { rows } = await sql<{
      id: number;
      devido: number;
      vencido: boolean;
    }>`select t.id, ${devidoEm(em)} as devido, ${vencidoEm(em)} as vencido from titulos_receber t where t.id = any(${ids}) order by t.id`.execute(
      banco.db,
    );
    const regras = await valoresDevidosEm(banco.db, ids, em);
    expect(rows.map((r) => [r.id, r.devido])).toEqual(regras.toSorted((a, b) => a.id - b.id).map((r) => [r.id, r.devido.totalCentavos]));
    expect(rows.map((r) => r.vencido)).toEqual(
      regras.toSorted((a, b) => a.id - b.id).map((r) => r.devido.totalCentavos > 0 && !r.devido.emDia),
    );
  }
  const lista = await listarTitulos(
    banco.db,
    ninguem,
    { numeroDaPagina: 1, tamanhoDaPagina: 500, campoOrdenado: 'vencimento', ordenacaoAscendente: true },
    hoje,
  );
  const soma = (membro: 'saldoCentavos' | 'devidoHojeCentavos' | 'recebidoCentavos'): number =>
    lista.itens.reduce((total, item) => total + item[membro], 0);
  expect(lista.totais).toEqual({
    quantidade: 60,
    saldoCentavos: soma('saldoCentavos'),
    devidoHojeCentavos: lista.itens.filter((i) => i.dataVencimento <= hoje).reduce((total, i) => total + i.devidoHojeCentavos, 0),
    paraPagarHojeCentavos: soma('devidoHojeCentavos'),
    recebidoCentavos: soma('recebidoCentavos'),
    vencidoCentavos: lista.itens.filter((i) => i.vencido).reduce((total, i) => total + i.saldoCentavos, 0),
    vencidos: lista.itens.filter((i) => i.vencido).length,
  });
  const pagina = await listarTitulos(
    banco.db,
    { ...ninguem, situacoes: ['vencido'] },
    { numeroDaPagina: 1, tamanhoDaPagina: 5, campoOrdenado: 'saldo', ordenacaoAscendente: false },
    hoje,
  );
  expect(pagina.totais?.saldoCentavos).toBe(lista.totais?.vencidoCentavos);
  expect(pagina.itens).toHaveLength(5);
  const inicio = await totaisDoInicio(banco.db, hoje);
  expect(inicio.vencidos).toEqual({ titulos: lista.totais?.vencidos, saldoCentavos: lista.totais?.vencidoCentavos });
  expect(await resumoFinanceiroDoContrato(banco.db, 1, hoje)).toEqual({
    titulos: 0,
    totalCentavos: 0,
    recebidoCentavos: 0,
    saldoCentavos: 0,
    vencidoCentavos: 0,
    devidoHojeCentavos: 0,
    proximoVencimento: null,
  });
});
