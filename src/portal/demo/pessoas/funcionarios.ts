import { type DataCivil, montarData } from '#shared/datas.ts';
import { cpfDoNumero } from './documentos.ts';
import { type Endereco, sortearEndereco } from './enderecos.ts';
import { semente } from './familias.ts';
import { apelidoDeEmail, type Genero, sortearPrenome, sortearSobrenome } from './nomes.ts';
import { criarSorteio } from '../plano/sorteio.ts';

export type FuncionarioPlanejado = {
  nome: string;
  sobrenome: string;
  genero: Genero;
  dataNascimento: DataCivil;
  cpf: string;
  endereco: Endereco;
  email: string;
  cargo: string;
  departamento: string;
  docente: boolean;
  dataAdmissao: DataCivil;
  dataDemissao: DataCivil | null;
  bancoCodigo: string;
  bancoAgencia: string;
  bancoConta: string;
};

/** Post, department, gender (null: either) and how many. */
type Vaga = readonly [cargo: string, departamento: string, genero: Genero | null, quantos: number];
/** Families count their CPF numbers from zero; the staff starts where no family reaches. */
const primeiroCpf = 90_000_000;

const vagas: readonly Vaga[] = [
  ['Diretora', 'Direção', 'feminino', 1],
  ['Secretária escolar', 'Secretaria', 'feminino', 1],
  ['Gerente financeiro', 'Financeiro', 'masculino', 1],
  ['Coordenadora pedagógica', 'Coordenação', 'feminino', 1],
  ['Coordenador pedagógico', 'Coordenação', 'masculino', 1],
  ['Auxiliar de secretaria', 'Secretaria', null, 3],
  ['Assistente financeiro', 'Financeiro', 'masculino', 2],
  ['Orientadora educacional', 'Coordenação', 'feminino', 1],
  ['Psicóloga escolar', 'Coordenação', 'feminino', 1],
  ['Bibliotecária', 'Biblioteca', 'feminino', 1],
  ['Técnica de enfermagem', 'Saúde', 'feminino', 1],
  ['Analista de suporte', 'Tecnologia', null, 1],
  ['Inspetor de alunos', 'Convivência', 'masculino', 3],
  ['Porteiro', 'Portaria', 'masculino', 2],
  ['Auxiliar de serviços gerais', 'Serviços gerais', null, 4],
  ['Cozinheira', 'Cantina', 'feminino', 2],
];
const areas = [
  'Educação Infantil',
  'Anos iniciais',
  'Língua Portuguesa',
  'Matemática',
  'Ciências',
  'História',
  'Geografia',
  'Inglês',
  'Arte',
  'Educação Física',
  'Química',
  'Física',
  'Biologia',
];

/** Everybody who works at the school: first those who sign in, then the others, teachers last; a class has a teacher and a third. */
export function gerarFuncionarios(ano: number, turmas: number): FuncionarioPlanejado[] {
  const docentes = Math.ceil((turmas * 4) / 3);
  const lugares = [
    ...vagas.flatMap(([cargo, departamento, genero, quantos]) =>
      Array.from({ length: quantos }, () => ({ cargo, departamento, genero, docente: false })),
    ),
    ...Array.from({ length: docentes }, (_, i) => ({
      cargo: 'Professor',
      departamento: areas[i % areas.length] as string,
      genero: null,
      docente: true,
    })),
  ];
  return lugares.map((lugar, i) => gerarFuncionario(ano, lugar, i));
}

type Lugar = { cargo: string; departamento: string; genero: Genero | null; docente: boolean };

function gerarFuncionario(ano: number, { cargo, departamento, docente, genero: exigido }: Lugar, i: number): FuncionarioPlanejado {
  const sorteio = criarSorteio(semente, 'funcionário', i);
  const genero = exigido ?? (sorteio.chance(60) ? 'feminino' : 'masculino');
  const nome = sortearPrenome(sorteio, genero, 'adulto');
  const ultimo = sortearSobrenome(sorteio);
  const sobrenome = `${sortearSobrenome(sorteio, [ultimo])} ${ultimo}`;
  const nascimento = ano - sorteio.inteiro(24, 61);
  const anoDaAdmissao = Math.max(nascimento + 22, ano - sorteio.inteiro(1, 18));
  return {
    nome,
    sobrenome,
    genero,
    dataNascimento: sorteio.dia(montarData(nascimento, 1, 1), montarData(nascimento, 12, 31)),
    cpf: cpfDoNumero(primeiroCpf + i),
    endereco: sortearEndereco(sorteio),
    email: `${apelidoDeEmail(nome, sobrenome)}${i + 1}@colegio.example`,
    cargo: docente && genero === 'feminino' ? 'Professora' : cargo,
    departamento,
    docente,
    dataAdmissao: sorteio.dia(montarData(anoDaAdmissao, 1, 10), montarData(anoDaAdmissao, 12, 10)),
    // One of the cleaning staff and one teacher left last year.
    dataDemissao: (cargo === 'Auxiliar de serviços gerais' || docente) && i % 40 === 26 ? montarData(ano, 1, 15) : null,
    bancoCodigo: sorteio.escolher(['001', '037', '104', '341']),
    bancoAgencia: sorteio.digitos(4),
    bancoConta: `${sorteio.digitos(5)}-${sorteio.digitos(1)}`,
  };
}
