import { formatarData } from '#shared/datas.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { definirPapel } from '#shared/papel/da-casa.ts';
import { emLista } from '#shared/papel/escritas.ts';
import { alinhado, assinar, folha, junto, p, se, tabelaCom, titulo } from '#shared/papel/escrever.ts';
import { lista, termo } from '#shared/papel/termos.ts';
import type { ConteudoDaQuitacao, MesDaQuitacao } from '#domains/financeiro/declaracoes/tipos.ts';
import { type DadosDaDeclaracao, deExemplo, dinheiro, emissorDeExemplo, nomeDoMes, termosComuns } from './comum.ts';

type D = DadosDaDeclaracao<ConteudoDaQuitacao>;
type Mes = MesDaQuitacao & { ano: number };

/** What Lei 12.007/2009 asks the statement to declare (art. 2º). */
function declaracao({ conteudo: { pagador, ano, plena, meses, contestados } }: D): string {
  const quem = pagador.cpf === null ? pagador.nome : `${pagador.nome}, CPF ${formatarCpf(pagador.cpf)}`;
  return plena
    ? `Declaramos, nos termos da Lei nº 12.007, de 29 de julho de 2009, que ${quem}, quitou todos os débitos com vencimento de janeiro a dezembro de ${ano}.`
    : `Declaramos, nos termos da Lei nº 12.007, de 29 de julho de 2009, que ${quem}, quitou os débitos com vencimento em ${ano} dos meses em que houve faturamento: ${emLista(meses.map(({ mes }) => nomeDoMes(mes))) ?? ''} (art. 2º, § ${contestados.length > 0 ? '3º' : '2º'}).`;
}

/** What it takes the place of (art. 4º), but for the years that still owe. */
const substituicao = ({ conteudo: { anosComDebito } }: D): string =>
  `Esta declaração substitui, para a comprovação do cumprimento das obrigações do consumidor, as quitações dos faturamentos mensais dos débitos do ano a que se refere e dos anos anteriores (art. 4º)${
    anosComDebito.length === 0
      ? '.'
      : `, exceto quanto aos débitos que continuam em aberto com vencimento em ${emLista(anosComDebito.map(String)) ?? ''}.`
  }`;

const questionados = ({ conteudo: { contestados } }: D): string | null =>
  emLista(
    contestados.map(
      ({ numero, dataVencimento, processo }) =>
        `título ${numero}, com vencimento em ${formatarData(dataVencimento)} (processo ${processo})`,
    ),
  );
const soma = (de: (mes: MesDaQuitacao) => number) => (d: D) => dinheiro(d.conteudo.meses.reduce((total, mes) => total + de(mes), 0));

/** The annual settlement statement: what its paper may say, and what the law asks it to say. */
export const papelDaQuitacao = definirPapel<D>({
  chave: 'declaracao-quitacao',
  nome: { br: 'Declaração de quitação anual de débitos', en: 'Annual settlement statement' },
  especie: 'declaracao',
  termos: {
    ...termosComuns<ConteudoDaQuitacao>(),
    'clausula.declaracao': termo('Cláusula: quem quitou o quê', 'Clause: who settled what', declaracao),
    'clausula.substituicao': termo('Cláusula: o que a declaração substitui', 'Clause: what the statement takes the place of', substituicao),
    'quitacao.questionados': termo('Débitos questionados na Justiça', 'Debts that are questioned in court', questionados),
    'quitacao.titulos': termo('Quantos títulos do ano', 'How many titles of the year', (d) =>
      String(d.conteudo.meses.reduce((n, mes) => n + mes.titulos, 0)),
    ),
    'quitacao.faturado': termo(
      'Total faturado, sem “R$”',
      'Total billed, without “R$”',
      soma((mes) => mes.valorCentavos),
    ),
    'quitacao.pago': termo(
      'Total pago, sem “R$”',
      'Total paid, without “R$”',
      soma((mes) => mes.pagoCentavos),
    ),
  },
  listas: {
    meses: lista<D, Mes>(
      { br: 'Meses em que houve faturamento', en: 'Months that were billed' },
      ({ conteudo: { meses, ano } }) => meses.map((mes) => ({ ...mes, ano })),
      {
        'mes.nome': termo('Mês do vencimento', 'Month of the due date', (m) => `${nomeDoMes(m.mes)} de ${m.ano}`),
        'mes.titulos': termo('Quantos títulos', 'How many titles', (m) => String(m.titulos)),
        'mes.faturado': termo('Faturado', 'Billed', (m) => dinheiro(m.valorCentavos)),
        'mes.pago': termo('Pago', 'Paid', (m) => dinheiro(m.pagoCentavos)),
        'mes.ultimoPagamento': termo('Último pagamento', 'Last payment', (m) =>
          m.ultimoPagamento === null ? '–' : formatarData(m.ultimoPagamento),
        ),
      },
    ),
  },
  exigencias: [
    {
      nome: 'clausula.declaracao',
      oQue: { br: 'quem quitou o quê (Lei nº 12.007/2009, art. 2º)', en: 'who settled what (Lei nº 12.007/2009, art. 2º)' },
    },
    {
      nome: 'clausula.substituicao',
      oQue: {
        br: 'que substitui as quitações mensais (Lei nº 12.007/2009, art. 4º)',
        en: 'that it takes the place of the monthly receipts (Lei nº 12.007/2009, art. 4º)',
      },
    },
    { nome: 'meses', itens: ['mes.nome', 'mes.pago'], oQue: { br: 'os meses de que fala', en: 'the months that it speaks of' } },
  ],
  conteudo: folha(
    titulo('Declaração de quitação anual de débitos'),
    alinhado('centro', 'Nº {{declaracao.numero}} · {{declaracao.ano}}'),
    p('{{clausula.declaracao}}'),
    se(
      'quitacao.questionados',
      p('Não estão compreendidos nesta declaração os débitos questionados judicialmente: {{quitacao.questionados}}.'),
    ),
    p('{{clausula.substituicao}}'),
    tabelaCom(
      'meses',
      [
        ['Mês do vencimento', 26, 'mes.nome'],
        ['>Títulos', 12, 'mes.titulos'],
        ['>Faturado (R$)', 20, 'mes.faturado'],
        ['>Pago (R$)', 20, 'mes.pago'],
        ['>Último pagamento', 20, 'mes.ultimoPagamento'],
      ],
      ['Total', '{{quitacao.titulos}}', '{{quitacao.faturado}}', '{{quitacao.pago}}', ''],
    ),
    p(
      'O valor pago inclui multa e juros e não inclui o desconto por pagar em dia. Débitos que entraram em acordo foram pagos pelas parcelas do acordo.',
    ),
    se('declaracao.substitui', p('Substitui a declaração {{declaracao.substitui}}.')),
    junto(p('{{lugarEData}}'), assinar('{{escola.nome}}')),
  ),
  exemplo: () => quitacaoDeExemplo(12),
});

/** What a text is shown by: so many months of a year, all paid. */
export const quitacaoDeExemplo = (meses: number): D => ({
  ...deExemplo,
  conteudo: {
    ...emissorDeExemplo,
    plena: meses === 12,
    meses: Array.from({ length: meses }, (_, i) => ({
      mes: i + 1,
      titulos: 1,
      valorCentavos: 100_000,
      pagoCentavos: 100_000,
      ultimoPagamento: `2025-${String(i + 1).padStart(2, '0')}-10`,
    })),
    contestados: [],
    anosComDebito: [],
  },
});
