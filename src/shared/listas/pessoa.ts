import { definirLista } from './opcao.ts';

export const generos = definirLista(
  { valor: 'feminino', br: 'Feminino', en: 'Female' },
  { valor: 'masculino', br: 'Masculino', en: 'Male' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
  { valor: 'nao-informado', br: 'Não informado', en: 'Not informed' },
);

export const estadosCivis = definirLista(
  { valor: 'solteiro', br: 'Solteiro(a)', en: 'Single' },
  { valor: 'casado', br: 'Casado(a)', en: 'Married' },
  { valor: 'uniao-estavel', br: 'União estável', en: 'Domestic partnership' },
  { valor: 'separado', br: 'Separado(a) judicialmente', en: 'Legally separated' },
  { valor: 'divorciado', br: 'Divorciado(a)', en: 'Divorced' },
  { valor: 'viuvo', br: 'Viúvo(a)', en: 'Widowed' },
  { valor: 'nao-informado', br: 'Não informado', en: 'Not informed' },
);

/** The three kinds that the school census asks for. */
export const nacionalidades = definirLista(
  { valor: 'brasileira', br: 'Brasileira', en: 'Brazilian' },
  { valor: 'brasileira-exterior', br: 'Brasileira nascida no exterior ou naturalizada', en: 'Brazilian born abroad or naturalized' },
  { valor: 'estrangeira', br: 'Estrangeira', en: 'Foreign' },
);

/** What the relative is to the person. Financial and pedagogical guardianship are roles apart, not kinship. */
export const parentescos = definirLista(
  { valor: 'pai', br: 'Pai', en: 'Father' },
  { valor: 'mae', br: 'Mãe', en: 'Mother' },
  { valor: 'avo', br: 'Avô(ó)', en: 'Grandparent' },
  { valor: 'tio', br: 'Tio(a)', en: 'Uncle or aunt' },
  { valor: 'irmao', br: 'Irmão(ã)', en: 'Sibling' },
  { valor: 'padrasto', br: 'Padrasto', en: 'Stepfather' },
  { valor: 'madrasta', br: 'Madrasta', en: 'Stepmother' },
  { valor: 'tutor', br: 'Tutor(a) legal', en: 'Legal tutor' },
  { valor: 'guardiao', br: 'Guardião(ã)', en: 'Custodian' },
  { valor: 'responsavel-legal', br: 'Responsável legal', en: 'Legal guardian' },
  { valor: 'conjuge', br: 'Cônjuge ou companheiro(a)', en: 'Spouse or partner' },
  { valor: 'filho', br: 'Filho(a)', en: 'Child' },
  { valor: 'enteado', br: 'Enteado(a)', en: 'Stepchild' },
  { valor: 'sobrinho', br: 'Sobrinho(a)', en: 'Nephew or niece' },
  { valor: 'primo', br: 'Primo(a)', en: 'Cousin' },
  { valor: 'proprio', br: 'O próprio aluno', en: 'The student' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);

/** The kinds of contact that the specification names. */
export const tiposContato = definirLista(
  { valor: 'celular', br: 'Celular', en: 'Cell phone' },
  { valor: 'residencial', br: 'Telefone residencial', en: 'Residential phone' },
  { valor: 'comercial', br: 'Telefone comercial', en: 'Commercial phone' },
  { valor: 'fax', br: 'Fax', en: 'Fax' },
  { valor: 'email', br: 'E-mail', en: 'Email' },
  { valor: 'site', br: 'Site', en: 'Website' },
);

export const tiposEndereco = definirLista(
  { valor: 'residencial', br: 'Residencial', en: 'Residential' },
  { valor: 'comercial', br: 'Comercial', en: 'Commercial' },
  { valor: 'cobranca', br: 'Cobrança', en: 'Billing' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);

export type Genero = (typeof generos)[number]['valor'];
export type EstadoCivil = (typeof estadosCivis)[number]['valor'];
export type Nacionalidade = (typeof nacionalidades)[number]['valor'];
export type Parentesco = (typeof parentescos)[number]['valor'];
export type TipoContato = (typeof tiposContato)[number]['valor'];
export type TipoEndereco = (typeof tiposEndereco)[number]['valor'];
