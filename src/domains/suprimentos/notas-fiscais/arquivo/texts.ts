import { defineTextos } from '#shared/textos.ts';

/** Texts of the import of invoices. */
export const textosDoArquivo = defineTextos({
  titulo: { br: 'Importar notas fiscais', en: 'Import invoices' },
  solte: { br: 'Solte aqui os XML, ou um ZIP deles', en: 'Drop the XML files here, or a ZIP of them' },
  escolher: { br: 'Escolher arquivos', en: 'Choose files' },
  enviando: { br: 'Lendo {n} de {total}…', en: 'Reading {n} of {total}…' },
  dica: {
    br: 'NF-e (modelo 55) e NFS-e nacional. Cada arquivo vira um rascunho: fornecedor, itens, parcelas e o que já se escolheu antes. Nada entra no estoque nem nas contas a pagar até você gerar.',
    en: 'NF-e (model 55) and the national NFS-e. Each file becomes a draft: supplier, items, installments and what was chosen before. Nothing comes into stock or payables until you generate it.',
  },
  resultado: { br: 'O que veio dos arquivos', en: 'What came of the files' },
  arquivo: { br: 'Arquivo', en: 'File' },
  oQueHouve: { br: 'Resultado', en: 'Result' },
  abrir: { br: 'Abrir o rascunho', en: 'Open the draft' },
  fechar: { br: 'Fechar', en: 'Close' },
});
