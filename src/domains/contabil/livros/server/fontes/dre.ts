import { fonteEmMemoria } from '#platform/server/relatorios/fonte.ts';
import { parteDe } from '#shared/relatorios/medidas.ts';
import { linhasDaArvore } from '../../arvore.ts';
import { dre } from '../../definicoes/dre.ts';
import { deMesmaDuracao, emOrdem } from '../../periodos.ts';
import { contasComResultado, type ContaDoLivro } from '../saldos.ts';
import { comFiguras, folhasDe, linhaDaConta, recorteDe, soma } from './linha.ts';

const isDeResultado = ({ grupo }: ContaDoLivro): boolean => grupo === 'receita' || grupo === 'despesa' || grupo === 'apuracao';
/** What an account brought: credits less debits. */
const trouxe = (figuras: readonly number[], em = 0): number => (figuras[em + 2] ?? 0) - (figuras[em + 1] ?? 0);

export const fonteDre = fonteEmMemoria(dre, async (f, { db }) => {
  const este = emOrdem(f.De, f.Ate);
  const contas = (await contasComResultado(db, [este, deMesmaDuracao(este, f.CompararCom)], f.CentroCustoId)).filter(isDeResultado);
  const receitaDeTudo = soma(
    contas.filter(({ grupo }) => grupo === 'receita'),
    ({ figuras }) => trouxe(figuras),
  );
  const linhas = linhasDaArvore(contas, recorteDe(f));
  const folhas = folhasDe(contas, linhas);
  const doGrupo = (...grupos: string[]): number =>
    soma(
      folhas.filter(({ grupo }) => grupos.includes(grupo)),
      ({ figuras }) => trouxe(figuras),
    );
  return comFiguras(
    linhas.map((linha) => {
      const [resultado, comparado] = [trouxe(linha.figuras), trouxe(linha.figuras, 3)];
      const variacao = resultado - comparado;
      return {
        ...linhaDaConta(linha, { resultado, comparado, variacao }),
        grupo: linha.conta.grupo,
        variacaoPercentual: parteDe(variacao, Math.abs(comparado)),
        parteDaReceita: parteDe(resultado, receitaDeTudo),
      };
    }),
    { receitas: doGrupo('receita'), despesas: -doGrupo('despesa', 'apuracao') },
  );
});
