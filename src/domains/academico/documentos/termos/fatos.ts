import type { ParteDoContrato } from '#domains/academico/contratos/papel/fatos.ts';
import type { EnderecoDoPapel } from '#shared/papel/escritas.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { LinhaDesconto, LinhaPreco } from '#domains/academico/contratos/parcelas.ts';
import type { Movimento, Resultado } from '#domains/academico/matriculas/situacoes.ts';

/** A guardian as a contract tells him, and how to reach him. */
export type ResponsavelDoPapel = ParteDoContrato & { rg: string | null; email: string | null; telefone: string | null };
/** A subject of the report card, averages of the school of origin with its sign; absences null where the roll is of the day, which no subject knows. */
export type NotaDoPapel = { disciplina: string; etapas: readonly (string | null)[]; final: string | null; faltas: number | null };
export type DeOrigemNoPapel = { notas: boolean; frequencia: { dadas: number; faltas: number; unidade: 'aula' | 'dia' } | null };
/** All that a term may speak of, as it stands on the day of a paper. */
export type FatosDoPapel = {
  hoje: DataCivil;
  escola: EscolaNoPapel;
  aluno: {
    nome: string;
    codigo: number;
    genero: string | null;
    cpf: string | null;
    rg: string | null;
    rgOrgaoEmissor: string | null;
    certidao: string | null;
    dataNascimento: DataCivil | null;
    naturalidade: string | null;
    naturalidadeUf: string | null;
    nacionalidade: string | null;
    filiacao: readonly string[];
    endereco: EnderecoDoPapel | null;
  };
  matricula: {
    codigo: string;
    ano: number;
    curso: string;
    segmentacao: string;
    turma: string | null;
    turno: string | null;
    data: DataCivil;
    dataSaida: DataCivil | null;
    movimento: Movimento;
    resultado: Resultado;
    inicio: DataCivil | null;
    fim: DataCivil | null;
  };
  responsaveis: readonly ResponsavelDoPapel[];
  irmaos: readonly { nome: string; curso: string; turma: string | null }[];
  /** The newest contract that is no draft and was not cancelled, as it was contracted: addenda change it on papers of their own. */
  contrato: {
    numero: string;
    situacao: string;
    precos: readonly (LinhaPreco & { formaPagamento: string })[];
    descontos: readonly LinhaDesconto[];
  } | null;
  /** Read only where a template asks for it; without subjects as long as nothing is known of any. */
  boletim: {
    notas: readonly NotaDoPapel[];
    percentual: string | null;
    faltas: number;
    aulas: number;
    /** What of it the student brought from the school where he began the year. */
    deOrigem?: DeOrigemNoPapel;
  } | null;
};
/** What the paper itself adds: its number and code, known when it is issued, and what it is for. */
export type DadosDoPapel = { numero: string; codigo: string; finalidade: string | null };
