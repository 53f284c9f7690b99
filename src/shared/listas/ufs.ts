import { definirLista, valoresDaLista } from './opcao.ts';

/** The 27 states, by name. */
export const ufs = definirLista(
  { valor: 'AC', br: 'Acre', en: 'Acre' },
  { valor: 'AL', br: 'Alagoas', en: 'Alagoas' },
  { valor: 'AP', br: 'Amapá', en: 'Amapá' },
  { valor: 'AM', br: 'Amazonas', en: 'Amazonas' },
  { valor: 'BA', br: 'Bahia', en: 'Bahia' },
  { valor: 'CE', br: 'Ceará', en: 'Ceará' },
  { valor: 'DF', br: 'Distrito Federal', en: 'Federal District' },
  { valor: 'ES', br: 'Espírito Santo', en: 'Espírito Santo' },
  { valor: 'GO', br: 'Goiás', en: 'Goiás' },
  { valor: 'MA', br: 'Maranhão', en: 'Maranhão' },
  { valor: 'MT', br: 'Mato Grosso', en: 'Mato Grosso' },
  { valor: 'MS', br: 'Mato Grosso do Sul', en: 'Mato Grosso do Sul' },
  { valor: 'MG', br: 'Minas Gerais', en: 'Minas Gerais' },
  { valor: 'PA', br: 'Pará', en: 'Pará' },
  { valor: 'PB', br: 'Paraíba', en: 'Paraíba' },
  { valor: 'PR', br: 'Paraná', en: 'Paraná' },
  { valor: 'PE', br: 'Pernambuco', en: 'Pernambuco' },
  { valor: 'PI', br: 'Piauí', en: 'Piauí' },
  { valor: 'RJ', br: 'Rio de Janeiro', en: 'Rio de Janeiro' },
  { valor: 'RN', br: 'Rio Grande do Norte', en: 'Rio Grande do Norte' },
  { valor: 'RS', br: 'Rio Grande do Sul', en: 'Rio Grande do Sul' },
  { valor: 'RO', br: 'Rondônia', en: 'Rondônia' },
  { valor: 'RR', br: 'Roraima', en: 'Roraima' },
  { valor: 'SC', br: 'Santa Catarina', en: 'Santa Catarina' },
  { valor: 'SP', br: 'São Paulo', en: 'São Paulo' },
  { valor: 'SE', br: 'Sergipe', en: 'Sergipe' },
  { valor: 'TO', br: 'Tocantins', en: 'Tocantins' },
);

export type Uf = (typeof ufs)[number]['valor'];

/** The abbreviations alone. */
export const siglasUf = valoresDaLista(ufs);
