import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { ConteudoDaQuitacao } from '#domains/financeiro/declaracoes/tipos.ts';
import { nomeDoMes, substituicao } from './pdf-comum.ts';

const dinheiro = (valor: number): string => formatarValor(centavos(valor));
const emLista = (partes: readonly string[]): string =>
  partes.length < 2 ? (partes[0] ?? '') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1) ?? ''}`;

/** The text that Lei 12.007/2009 asks for (arts. 2º and 4º), and the months that it speaks of. */
export function escreverQuitacao(
  documento: DocumentoPdf,
  conteudo: ConteudoDaQuitacao,
  substitui: { numero: number; dataEmissao: string } | null,
): void {
  const { pagador, ano, plena, meses, contestados, anosComDebito } = conteudo;
  const quem = pagador.cpf === null ? pagador.nome : `${pagador.nome}, CPF ${formatarCpf(pagador.cpf)}`;
  documento.paragrafo(
    plena
      ? `Declaramos, nos termos da Lei nº 12.007, de 29 de julho de 2009, que ${quem}, quitou todos os débitos com vencimento de janeiro a dezembro de ${ano}.`
      : `Declaramos, nos termos da Lei nº 12.007, de 29 de julho de 2009, que ${quem}, quitou os débitos com vencimento em ${ano} dos meses em que houve faturamento: ${emLista(meses.map(({ mes }) => nomeDoMes(mes)))} (art. 2º, § ${contestados.length > 0 ? '3º' : '2º'}).`,
  );
  if (contestados.length > 0)
    documento.paragrafo(
      `Não estão compreendidos nesta declaração os débitos questionados judicialmente: ${emLista(
        contestados.map(
          ({ numero, dataVencimento, processo }) =>
            `título ${numero}, com vencimento em ${formatarData(dataVencimento)} (processo ${processo})`,
        ),
      )}.`,
    );
  documento.paragrafo(
    `Esta declaração substitui, para a comprovação do cumprimento das obrigações do consumidor, as quitações dos faturamentos mensais dos débitos do ano a que se refere e dos anos anteriores (art. 4º)${
      anosComDebito.length === 0
        ? '.'
        : `, exceto quanto aos débitos que continuam em aberto com vencimento em ${emLista(anosComDebito.map(String))}.`
    }`,
  );
  const soma = (membro: 'valorCentavos' | 'pagoCentavos'): string => dinheiro(meses.reduce((total, mes) => total + mes[membro], 0));
  documento.tabela({
    colunas: [
      { titulo: 'Mês do vencimento', peso: 26 },
      { titulo: 'Títulos', peso: 12, direita: true },
      { titulo: 'Faturado (R$)', peso: 20, direita: true },
      { titulo: 'Pago (R$)', peso: 20, direita: true },
      { titulo: 'Último pagamento', peso: 20, direita: true },
    ],
    linhas: meses.map(({ mes, titulos, valorCentavos, pagoCentavos, ultimoPagamento }) => [
      `${nomeDoMes(mes)} de ${ano}`,
      String(titulos),
      dinheiro(valorCentavos),
      dinheiro(pagoCentavos),
      ultimoPagamento === null ? '–' : formatarData(ultimoPagamento),
    ]),
    rodape: ['Total', String(meses.reduce((n, mes) => n + mes.titulos, 0)), soma('valorCentavos'), soma('pagoCentavos'), ''],
  });
  documento.paragrafo(
    'O valor pago inclui multa e juros e não inclui o desconto por pagar em dia. Débitos que entraram em acordo foram pagos pelas parcelas do acordo.',
    { tamanho: 9 },
  );
  substituicao(documento, substitui);
}
