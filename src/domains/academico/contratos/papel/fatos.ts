import type { DataCivil } from '#shared/datas.ts';
import type { EnderecoDoPapel } from '#shared/papel/escritas.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { Contratado } from './termos.ts';

export type ParteDoContrato = {
  nome: string;
  cpf: string | null;
  parentesco: string | null;
  pedagogico: boolean;
  financeiro: boolean;
  percentual: string | null;
  nacionalidade: string | null;
  endereco: EnderecoDoPapel | null;
};
/** All that the paper of a contract may speak of. */
export type DadosDoContrato = Contratado & {
  escola: EscolaNoPapel;
  data: DataCivil;
  aluno: { nome: string; cpf: string | null; dataNascimento: DataCivil | null };
  matricula: { codigo: string; cursoNome: string; turmaNome: string | null; ano: number };
  responsaveis: readonly ParteDoContrato[];
};
