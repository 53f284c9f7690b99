import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import type { DadosDaDeclaracao } from '../modelos.ts';

/** What a text is shown by: a student of whom everything is known. */
export const declaracaoDeExemplo = (): DadosDaDeclaracao => ({
  hoje: '2026-11-26',
  numero: '2026-00012',
  escola: escolaDeExemplo,
  finalidade: 'apresentação ao plano de saúde',
  frequencia: {
    de: '2026-02-02',
    ate: '2026-10-30',
    percentual: '96.5000',
    diario: { dadas: 200, faltas: 5, justificadas: 2, controle: 'por_aula' },
  },
  aluno: {
    nome: 'Ana Souza',
    genero: 'feminino',
    dataNascimento: '2014-03-09',
    naturalidade: 'Belém',
    naturalidadeUf: 'PA',
    cpf: '39053344705',
    rg: '7654321',
    rgOrgaoEmissor: 'SSP/PA',
    filiacao: ['Rita Souza', 'Paulo Souza'],
  },
  matricula: {
    codigo: '2026-00042',
    ano: 2026,
    cursoNome: '6º ano',
    segmentacaoNome: 'Ensino Fundamental II',
    turmaNome: '6º ano A',
    turno: 'manha',
    dataMatricula: '2026-01-15',
    dataSaida: null,
    movimento: 'ativa',
    resultado: 'cursando',
    periodo: { inicio: '2026-02-02', fim: '2026-12-11' },
  },
});
