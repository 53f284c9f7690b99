import type { DataCivil } from '#shared/datas.ts';
import type { Endereco } from '../pessoas/enderecos.ts';
import type { Genero } from '../pessoas/nomes.ts';

/** What the family is like with its bills. */
export type Pontualidade = 'em_dia' | 'adiantada' | 'atrasa' | 'inadimplente';

export type Adulto = {
  /** Kinship to the children. */
  parentesco: 'mae' | 'pai' | 'avo' | 'tio' | 'padrasto' | 'madrasta';
  nome: string;
  sobrenome: string;
  genero: Genero;
  dataNascimento: DataCivil;
  cpf: string;
  estadoCivil: 'casado' | 'solteiro' | 'divorciado' | 'uniao-estavel' | 'viuvo';
  pedagogico: boolean;
  /** Share of the bills ('60.00'); null for whom does not pay. */
  percentual: string | null;
};

export type Filho = {
  nome: string;
  sobrenome: string;
  genero: Genero;
  dataNascimento: DataCivil;
  cpf: string | null;
  /** Position in the list of courses. */
  curso: number;
  /** Position among the classes of the year. */
  turma: number;
  /** Of age: his own guardian, who also pays. */
  respondePorSi: boolean;
};

export type Familia = {
  indice: number;
  adultos: Adulto[];
  /** Parents on the birth certificate who may not be guardians. */
  filiacao: { mae: string; pai: string | null };
  /** From the oldest to the youngest. */
  filhos: Filho[];
  endereco: Endereco;
  pontualidade: Pontualidade;
  diaVencimento: number;
};
