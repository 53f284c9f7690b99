import { centavos } from '#shared/dinheiro.ts';
import type { DoDocumento } from '#domains/academico/documentos/termos/definir.ts';
import type { ResponsavelDoPapel } from '#domains/academico/documentos/termos/fatos.ts';

const endereco = {
  cep: '66000000',
  logradouro: 'Rua das Acácias',
  numero: '100',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Belém',
  uf: 'PA',
};
export const mae: ResponsavelDoPapel = {
  nome: 'Rita Souza',
  cpf: '52998224725',
  rg: '1234567',
  nacionalidade: 'brasileira',
  parentesco: 'mae',
  pedagogico: true,
  financeiro: true,
  percentual: '60.00',
  email: 'rita@familia.exemplo',
  telefone: '91987654321',
  endereco,
};
export const pai: ResponsavelDoPapel = {
  ...mae,
  nome: 'Paulo Souza',
  cpf: '11144477735',
  parentesco: 'pai',
  pedagogico: false,
  percentual: '40.00',
  email: null,
  telefone: null,
};

/** A contract of one service, in so many installments, with a discount for who pays on time. */
export const contratoDe = (parcelas: number): NonNullable<DoDocumento['contrato']> => ({
  numero: '2026-00007',
  situacao: 'ativo',
  precos: [
    {
      indice: 0,
      descricao: 'Mensalidade',
      valorCentavos: centavos(1_200_000),
      parcelas,
      primeiroVencimento: '2026-01-10',
      diaVencimento: 10,
      formaPagamento: 'Boleto',
    },
  ],
  descontos: [
    {
      descricao: 'Pontualidade',
      precoIndice: 0,
      forma: 'percentual',
      percentual: '5.0000',
      valorCentavos: null,
      limiteCentavos: null,
      condicional: true,
      sobreValorCheio: false,
      prioridade: 1,
      parcelaDe: 1,
      parcelaAte: null,
    },
  ],
});

/** A student of whom everything is known. */
export const fatosDeTeste = (partes: Partial<DoDocumento> = {}): DoDocumento => ({
  hoje: '2026-11-26',
  escola: {
    nome: 'Colégio Exemplo',
    cnpj: '11222333000181',
    inep: '15012345',
    endereco: 'Av. Nazaré, 500',
    cidade: 'Belém',
    uf: 'PA',
    telefone: '9132221111',
    email: 'secretaria@colegio.exemplo',
  },
  aluno: {
    nome: 'Ana Souza',
    codigo: 42,
    genero: 'feminino',
    cpf: '39053344705',
    rg: '7654321',
    rgOrgaoEmissor: 'SSP/PA',
    certidao: '06584901552014100001001000000148',
    dataNascimento: '2014-03-09',
    naturalidade: 'Belém',
    naturalidadeUf: 'PA',
    nacionalidade: 'brasileira',
    filiacao: ['Rita Souza', 'Paulo Souza'],
    endereco,
  },
  matricula: {
    codigo: '2026-00042',
    ano: 2026,
    curso: '6º ano',
    segmentacao: 'Ensino Fundamental II',
    turma: '6º ano A',
    turno: 'manha',
    data: '2026-01-15',
    dataSaida: null,
    movimento: 'ativa',
    resultado: 'cursando',
    inicio: '2026-02-02',
    fim: '2026-12-11',
  },
  responsaveis: [mae, pai],
  irmaos: [{ nome: 'Beto Souza', curso: '3º ano', turma: '3º ano B' }],
  contrato: contratoDe(12),
  boletim: {
    notas: [{ disciplina: 'Matemática', etapas: ['7,0', '6,5', null, null], final: null, faltas: 3 }],
    // As the report card counts it: the paper writes the comma.
    percentual: '96.50',
    faltas: 7,
    aulas: 200,
  },
  papel: { numero: '2026-00012', codigo: '7KQ2-M9XF-3HTC', finalidade: 'apresentação ao plano de saúde' },
  ...partes,
});

/** What the register knows least of. */
export const semNada = (partes: Partial<DoDocumento> = {}): DoDocumento => {
  const cheio = fatosDeTeste();
  return {
    ...cheio,
    aluno: {
      ...cheio.aluno,
      genero: null,
      cpf: null,
      rg: null,
      rgOrgaoEmissor: null,
      certidao: null,
      dataNascimento: null,
      naturalidade: null,
      naturalidadeUf: null,
      nacionalidade: null,
      filiacao: [],
      endereco: null,
    },
    escola: { nome: 'Escola', cnpj: null, inep: null, endereco: null, cidade: null, uf: null, telefone: null, email: null },
    matricula: { ...cheio.matricula, turma: null, turno: null, inicio: null, fim: null },
    responsaveis: [
      { ...mae, cpf: null, rg: null, nacionalidade: null, parentesco: null, percentual: null, email: null, telefone: null, endereco: null },
    ],
    irmaos: [],
    contrato: null,
    boletim: null,
    papel: { numero: '', codigo: '', finalidade: null },
    ...partes,
  };
};
