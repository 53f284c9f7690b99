import type { Textos } from '#shared/erros.ts';
import type { TelaId } from './telas.ts';

/** What will stand on the screens that are still to be built, in a sentence. A line is taken out with the building of its screen. */
// biome-ignore format: a table of sentences, one screen a pair of lines
export const porVir: Partial<Record<TelaId, Textos>> = {
  'documento-padrao': { br: 'Aqui ficarão os modelos de declarações, contratos, cartas e atas da escola, com os termos que se preenchem sozinhos.',
    en: "Here will stand the school's templates of certificates, contracts, letters and minutes, with terms that fill themselves in." },
  'formulario-documento-padrao': { br: 'Aqui se escreverá um modelo de documento, com o guia de termos ao lado e a prévia com um aluno de verdade.',
    en: 'Here a document template will be written, with the guide of terms beside it and a preview with a real student.' },
  'contabil-faturamentos': { br: 'Aqui se reconhecerá a cada mês a receita das parcelas contratadas, por curso e turma.',
    en: 'Here the revenue of the contracted installments will be recognized each month, by course and class.' },
  'contabil-balancete': { br: 'Aqui ficará o balancete: saldo anterior, débitos, créditos e saldo atual de cada conta.',
    en: 'Here the trial balance will stand: previous balance, debits, credits and current balance of each account.' },
  'contabil-diario': { br: 'Aqui ficará o livro diário, em ordem de data, com páginas numeradas e termos de abertura e encerramento.',
    en: 'Here the daily book will stand, by date, with numbered pages and opening and closing terms.' },
  'contabil-razao': { br: 'Aqui ficará o livro razão: os lançamentos de cada conta, com contrapartida e saldo corrido.',
    en: 'Here the general ledger will stand: the entries of each account, with counter-account and running balance.' },
  'financeiro-integracao-contabil': { br: 'Aqui os fatos do dinheiro e do estoque virarão lançamentos contábeis, por regras e com prévia.',
    en: 'Here the facts of money and stock will become ledger entries, by rules and with a preview.' },
};
