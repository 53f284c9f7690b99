import { definirLista } from '#shared/listas/opcao.ts';

/** Sensitive data whose reading is recorded. */
export const dadosVistos = definirLista(
  { valor: 'saude', br: 'Ficha de saúde', en: 'Health form' },
  { valor: 'socioeconomica', br: 'Ficha socioeconômica', en: 'Socioeconomic form' },
  { valor: 'cpf', br: 'CPF inteiro', en: 'Whole CPF' },
  { valor: 'dados_bancarios', br: 'Dados bancários', en: 'Bank data' },
  { valor: 'dossie', br: 'Dossiê', en: 'Dossier' },
);
