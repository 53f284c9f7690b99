import type { ConferenciaNaTela } from './conferencia-na-tela.ts';

/** The reconciliation as its form types it: a total for all that came in, and those of what did not. */
export const valoresDosTotais = ({ versao, linhas }: ConferenciaNaTela) => ({
  versao,
  totais: linhas.map(({ grupo, chave, antigaQuantidade, antigoValorCentavos }) => ({
    grupo,
    chave,
    quantidade: antigaQuantidade,
    valorCentavos: antigoValorCentavos,
  })),
});
