import { definirLista } from '#shared/listas/opcao.ts';

/** The states of an invoice: a draft is edited or deleted, a generated one is reversed, a reversed one stays as it was. */
export const situacoesNotaFiscal = ['rascunho', 'gerada', 'estornada'] as const;
export type SituacaoNotaFiscal = (typeof situacoesNotaFiscal)[number];

export const rotulosNotaFiscal = definirLista(
  { valor: 'rascunho', br: 'Rascunho', en: 'Draft' },
  { valor: 'gerada', br: 'Gerada', en: 'Generated' },
  { valor: 'estornada', br: 'Estornada', en: 'Reversed' },
);
export const modelosNotaFiscal = definirLista(
  { valor: 'nfe', br: 'NF-e (produtos)', en: 'NF-e (goods)' },
  { valor: 'nfse', br: 'NFS-e (serviços)', en: 'NFS-e (services)' },
  { valor: 'outra', br: 'Outro documento', en: 'Other document' },
);
type Modelo = (typeof modelosNotaFiscal)[number]['valor'];
/** The taxes with which an invoice starts, of those usual for its supplier: they are of services, and goods are paid whole. */
export const impostosIniciais = <I>(modelo: Modelo | null | undefined, habituais: readonly I[]): I[] =>
  modelo === 'nfe' ? [] : [...habituais];
/** How the product of an item of a file was found; said until somebody changes that item. */
export const reconhecimentos = definirLista(
  { valor: 'escolha', br: 'como da última vez', en: 'as last time' },
  {
    valor: 'outra_quantidade',
    br: 'como da última vez, mas o arquivo diz outra quantidade',
    en: 'as last time, but the file says another quantity',
  },
  { valor: 'gtin', br: 'pelo código de barras', en: 'by its barcode' },
  { valor: 'codigo', br: 'pelo código', en: 'by its code' },
  { valor: 'nome', br: 'pelo nome', en: 'by its name' },
);
export type Reconhecimento = (typeof reconhecimentos)[number]['valor'];
