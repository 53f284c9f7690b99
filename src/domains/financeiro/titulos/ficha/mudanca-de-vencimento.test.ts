import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diasEntre, proximoDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { devidoNo, mudarVencimento, type TituloDoModelo } from '#tests/helpers/titulos/modelo-de-titulos.ts';
import type { BaixaViva, TituloDevido } from '../termos.ts';
import { valorDevido } from '../devido/valor-devido.ts';
import { isNada, mudancaDeVencimento } from './mudanca-de-vencimento.ts';

const mudanca = fc.record({
  depois: fc.integer({ min: 0, max: 90 }),
  prazo: fc.integer({ min: 0, max: 60 }),
  fica: fc.constantFrom('atual', 'novo'),
});
const caso = fc.record({
  valor: fc.integer({ min: 100, max: 5_000_000 }),
  desconto: fc.integer({ min: 0, max: 40 }),
  mudancas: fc.array(mudanca, { minLength: 1, maxLength: 3 }),
  em: fc.integer({ min: 0, max: 120 }),
});

// The pencil of the model counts each day by itself; the product keeps rows. Both must say the same after any chain of changes.
test('after any due dates, each keeping or giving up, a title owes what a clerk with a pencil says', () => {
  fc.assert(
    fc.property(caso, ({ valor, desconto, mudancas, em }) => {
      const condicional = Math.floor((valor * desconto) / 100);
      let titulo: TituloDevido = {
        valorCentavos: centavos(valor),
        descontoIncondicionalCentavos: centavos(0),
        descontoCondicionalCentavos: centavos(condicional),
        dataVencimento: '2026-03-10',
        multaPercentual: '2.0000',
        jurosPercentualMes: '1.0000',
      };
      const lapis: TituloDoModelo = { liquido: valor, condicional, vencimento: titulo.dataVencimento, pagos: new Map(), situacao: 'vivo' };
      const vivas: BaixaViva[] = [];
      let hoje = titulo.dataVencimento;
      for (const { depois, prazo, fica } of mudancas) {
        hoje = somarDias(hoje, depois);
        const dataVencimento = somarDias(hoje, prazo);
        const { atual, novo, mantido, dispensa } = mudancaDeVencimento(titulo, vivas, { hoje, dataVencimento });
        const antes = devidoNo(lapis, hoje);
        expect(atual.totalCentavos).toBe(antes.total);
        // What is given up is the whole difference, and there is none on time.
        const semAtraso = devidoNo({ ...lapis, vencimento: dataVencimento, mantido: undefined }, hoje);
        expect(novo.totalCentavos).toBe(semAtraso.total);
        if (diasEntre(proximoDiaUtil(titulo.dataVencimento, 'bancario'), hoje) <= 0 && lapis.mantido === undefined)
          expect([isNada(mantido), isNada(dispensa)]).toEqual([true, true]);
        vivas.push(linha(hoje, mantido, 1));
        if (fica === 'novo') vivas.push(linha(hoje, dispensa, -1));
        titulo = { ...titulo, dataVencimento };
        mudarVencimento(lapis, hoje, dataVencimento, fica);
        const agora = valorDevido(titulo, vivas, hoje);
        expect(agora.totalCentavos).toBe(fica === 'atual' ? antes.total : novo.totalCentavos);
      }
      const dia = somarDias(hoje, em);
      const { saldo, desconto: dado, multa, juros, total } = devidoNo(lapis, dia);
      expect(valorDevido(titulo, vivas, dia)).toMatchObject({
        saldoCentavos: saldo,
        descontoCentavos: dado,
        multaCentavos: multa,
        jurosCentavos: juros,
        totalCentavos: total,
      });
    }),
    { numRuns: 500 },
  );
});

type Partes = ReturnType<typeof mudancaDeVencimento>['mantido'];
const linha = (dataBaixa: string, p: Partes, sinal: 1 | -1): BaixaViva => ({
  dataBaixa,
  principalCentavos: centavos(0),
  descontoCentavos: centavos(0),
  multaCentavos: centavos(0),
  jurosCentavos: centavos(0),
  multaMantidaCentavos: centavos(sinal * p.multaCentavos),
  jurosMantidosCentavos: centavos(sinal * p.jurosCentavos),
  descontoPerdidoCentavos: centavos(sinal * p.descontoCentavos),
  tipo: 'vencimento',
});
