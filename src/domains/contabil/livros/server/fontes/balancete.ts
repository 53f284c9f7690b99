import { fonteEmMemoria } from '#platform/server/relatorios/fonte.ts';
import { parteDe } from '#shared/relatorios/medidas.ts';
import { linhasDaArvore } from '../../arvore.ts';
import { balancete } from '../../definicoes/balancete.ts';
import { comparativo } from '../../definicoes/comparativo.ts';
import { deMesmaDuracao, emOrdem } from '../../periodos.ts';
import { contasComSaldos } from '../saldos.ts';
import { comFiguras, folhasDe, linhaDaConta, recorteDe, saldoDe, soma } from './linha.ts';

export const fonteBalancete = fonteEmMemoria(balancete, async (f, { db }) => {
  const contas = await contasComSaldos(db, [emOrdem(f.De, f.Ate)], f.CentroCustoId);
  const linhas = linhasDaArvore(contas, recorteDe(f));
  const saldos = folhasDe(contas, linhas).map(({ natureza, figuras }) => ({ natureza, saldo: saldoDe(figuras) }));
  return comFiguras(
    linhas.map((linha) => {
      const [anterior = 0, debitos = 0, creditos = 0] = linha.figuras;
      return linhaDaConta(linha, { anterior, debitos, creditos, atual: anterior + debitos - creditos });
    }),
    {
      devedores: soma(saldos, ({ saldo }) => Math.max(saldo, 0)),
      credores: soma(saldos, ({ saldo }) => Math.max(-saldo, 0)),
      invertidos: saldos.filter(({ natureza, saldo }) => (natureza === 'devedora' ? saldo < 0 : saldo > 0)).length,
    },
  );
});

export const fonteComparativo = fonteEmMemoria(comparativo, async (f, { db }) => {
  const este = emOrdem(f.De, f.Ate);
  const contas = await contasComSaldos(db, [este, deMesmaDuracao(este, f.CompararCom)], f.CentroCustoId);
  return linhasDaArvore(contas, recorteDe(f)).map((linha) => {
    const [, d = 0, c = 0, , dc = 0, cc = 0] = linha.figuras;
    const [atual, comparado] = [saldoDe(linha.figuras), saldoDe(linha.figuras, 3)];
    const figuras = { movimento: d - c, movimentoComparado: dc - cc, atual, comparado, variacao: atual - comparado };
    return {
      ...linhaDaConta(linha, figuras),
      variacaoPercentual: parteDe(Math.sign(comparado) * (atual - comparado), Math.abs(comparado)),
    };
  });
});
