import { defineTextos } from '#shared/textos.ts';

/** Texts of the check of the whole. */
export const textosIntegridade = defineTextos({
  titulo: { br: 'Verificar integridade', en: 'Check integrity' },
  explicacao: {
    br: 'Confere, numa só fotografia do banco e sem mudar nada, o que deve valer sempre: saldos, recibos, caixa, contratos, matrículas, histórico. Roda também toda noite.',
    en: 'Checks in one snapshot of the database, changing nothing, what must always hold: balances, receipts, cash, contracts, enrollments, history. It also runs every night.',
  },
  verificar: { br: 'Verificar agora', en: 'Check now' },
  tudoCerto: { br: 'Tudo certo: {n} verificações, nenhuma violação.', en: 'All well: {n} checks, no violation.' },
  violacoes: {
    br: { one: '{n} violação encontrada.', other: '{n} violações encontradas.' },
    en: { one: '{n} violation found.', other: '{n} violations found.' },
  },
  nunca: { br: 'Ainda não houve verificação.', en: 'There was no check yet.' },
  quando: { br: 'Verificação', en: 'Check' },
  origem_tela: { br: 'por {usuario}', en: 'by {usuario}' },
  origem_comando: { br: 'por comando', en: 'by command' },
  origem_noite: { br: 'da noite', en: 'of the night' },
  invariante: { br: 'O que deve valer', en: 'What must hold' },
  sala: { br: 'Parte', en: 'Part' },
  resultado: { br: 'Resultado', en: 'Result' },
  certo: { br: 'Certo', en: 'Holds' },
  achados: { br: { one: '{n} violação', other: '{n} violações' }, en: { one: '{n} violation', other: '{n} violations' } },
  semResultado: { br: 'Não verificado', en: 'Not checked' },
  oQueFazer: { br: 'O que fazer', en: 'What to do' },
  eMais: { br: 'e mais {n}', en: 'and {n} more' },
});
