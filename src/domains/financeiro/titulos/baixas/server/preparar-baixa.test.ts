import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { BaixaRegistrada, TituloTravado } from '#domains/financeiro/titulos/server/carregar.ts';
import { prepararBaixa, recusaPelaData } from './preparar-baixa.ts';

const fuso = 'America/Belem';
const vencimento: DataCivil = '2026-03-10';
const titulo = (condicional: number): TituloTravado => ({
  id: 1,
  numero: '2026-00042/03',
  origem: 'contrato',
  descricao: 'Mensalidade',
  pagadorId: 1,
  valorCentavos: centavos(100_000),
  descontoIncondicionalCentavos: centavos(0),
  descontoCondicionalCentavos: centavos(condicional),
  dataVencimento: vencimento,
  dataCompetencia: vencimento,
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.0000',
  amortizadoCentavos: centavos(0),
  recebidoCentavos: centavos(0),
  dispensadoCentavos: centavos(0),
  mantidoCentavos: centavos(0),
  situacao: 'aberto',
  portal: 'liberado',
  versao: 1,
  recebimentoAtivo: true,
  formasQueEsperam: [],
});
type Pagamento = { dia: DataCivil; valor: number };

/** One title as its clerk keeps it: what was entered, and the way that the refusal of an earlier day tells. */
function caderno(condicional: number) {
  let vivas: (BaixaRegistrada & Pagamento)[] = [];
  const agora = (): TituloTravado => {
    const amortizado = vivas.reduce((soma, b) => soma + b.principalCentavos + b.descontoCentavos, 0);
    return { ...titulo(condicional), amortizadoCentavos: centavos(amortizado) };
  };
  const lancar = ({ dia, valor }: Pagamento): void => {
    const { composicao } = prepararBaixa(agora(), vivas, centavos(valor), { dataBaixa: dia, fuso });
    vivas = [...vivas, { ...composicao, dataBaixa: dia, dia, valor, registro: { usuario: 'Fernanda', em: '2026-06-01T12:00:00Z' } }];
  };
  return {
    lancar,
    /** Enters a payment; what was entered of later days is reversed before it, and entered again after. */
    lancarNaOrdem(pagamento: Pagamento): void {
      const depois = vivas.filter((b) => b.dia > pagamento.dia);
      if (depois.length > 0) expect(() => lancar(pagamento)).toThrow(expect.objectContaining({ code: 'BAIXA_ANTERIOR_A_ULTIMA' }));
      vivas = vivas.filter((b) => b.dia <= pagamento.dia);
      for (const p of [pagamento, ...depois.toSorted((a, b) => (a.dia < b.dia ? -1 : 1))]) lancar(p);
    },
    /** What is told of the title: what was received of each part day by day, and what is owed later. */
    fim() {
      const dias = Map.groupBy(vivas, (b) => b.dia);
      const somas = [...dias]
        .map(([dia, doDia]) => {
          const soma = (parte: 'principalCentavos' | 'descontoCentavos' | 'multaCentavos' | 'jurosCentavos') =>
            doDia.reduce((total, b) => total + b[parte], 0);
          return [dia, soma('principalCentavos'), soma('descontoCentavos'), soma('multaCentavos'), soma('jurosCentavos')] as const;
        })
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { somas, devido: valorDevido(agora(), vivas, '2026-09-30') };
    },
  };
}
const aceita = (fazer: () => void): boolean => {
  try {
    fazer();
    return true;
  } catch (causa) {
    if (causa instanceof ErroNegocio) return false;
    throw causa;
  }
};

describe('payments of one title entered in another order than their days', () => {
  const pagamento = fc.record({
    dia: fc.integer({ min: -6, max: 80 }).map((n) => somarDias(vencimento, n)),
    valor: fc.integer({ min: 1, max: 40_000 }),
  });
  const vida = fc
    .record({ pagamentos: fc.array(pagamento, { minLength: 2, maxLength: 5 }), condicional: fc.constantFrom(0, 5_000) })
    .chain(({ pagamentos, condicional }) =>
      fc.record({
        pagamentos: fc.constant(pagamentos),
        condicional: fc.constant(condicional),
        ordem: fc.shuffledSubarray([...pagamentos.keys()], { minLength: pagamentos.length, maxLength: pagamentos.length }),
      }),
    );
  const naOrdemDosDias = (pagamentos: readonly Pagamento[]) => pagamentos.toSorted((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0));

  test('whatever orders are taken end alike, and the way that the refusal tells ends as the order of the days', () => {
    let fora = 0;
    fc.assert(
      fc.property(vida, ({ pagamentos, condicional, ordem }) => {
        const certo = caderno(condicional);
        fc.pre(aceita(() => naOrdemDosDias(pagamentos).forEach(certo.lancar)));
        const embaralhados = ordem.map((i) => pagamentos[i] as Pagamento);
        const direto = caderno(condicional);
        if (aceita(() => embaralhados.forEach(direto.lancar))) expect(direto.fim()).toEqual(certo.fim());
        else fora += 1;
        const refeito = caderno(condicional);
        if (aceita(() => embaralhados.forEach(refeito.lancarNaOrdem))) expect(refeito.fim()).toEqual(certo.fim());
      }),
      { numRuns: 2_000 },
    );
    // Most shuffles are out of order, and were refused.
    expect(fora).toBeGreaterThan(500);
  });

  test('what is no payment of the title is told for what it is', () => {
    const em = (tipo: BaixaRegistrada['tipo']): BaixaRegistrada => ({
      dataBaixa: '2026-03-20',
      principalCentavos: centavos(1_000),
      descontoCentavos: centavos(0),
      multaCentavos: centavos(tipo === 'dispensa' ? 100 : 0),
      jurosCentavos: centavos(0),
      registro: tipo === 'baixa' ? { usuario: 'Fernanda Lima', em: '2026-03-21T02:30:00Z' } : null,
      ...(tipo ? { tipo } : {}),
    });
    const recusa = (dia: DataCivil, ...vivas: BaixaRegistrada[]) => recusaPelaData({ numero: 'x' }, vivas, dia, fuso);
    // Entered at 23:30 of the 20th, in Belém.
    expect(recusa('2026-03-19', em('amortizacao'), em('baixa'))?.params).toEqual({
      numero: 'x',
      data: '20/03/2026',
      usuario: 'Fernanda Lima',
      em: '20/03/2026 23:30',
    });
    expect(recusa('2026-03-19', em('amortizacao'), em('dispensa'))?.code).toBe('BAIXA_ANTERIOR_A_COBERTURA');
    expect(recusa('2026-03-19', em('dispensa'))?.code).toBe('BAIXA_ANTERIOR_A_DISPENSA');
    expect(recusa('2026-03-20', em('baixa'), em('amortizacao'), em('dispensa'))).toBeNull();
  });
});
