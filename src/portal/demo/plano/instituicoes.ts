import type { DadosInstituicao } from '#domains/academico/historico/server/oficina.ts';

export type InstituicaoPlanejada = Pick<DadosInstituicao, 'nome' | 'rede' | 'cidade' | 'uf' | 'ativa'> &
  Partial<DadosInstituicao> & {
    /** What it teaches, and the subject of ours that it counts as where the names differ. */
    disciplinas: readonly (readonly [nome: string, cargaHoraria: number, nossa?: string])[];
    /** Grades whose classes are registered, one class each, in the year before. */
    series: readonly number[];
  };

const nucleo = [
  ['Língua Portuguesa', 200],
  ['Matemática', 200],
  ['Ciências', 80],
  ['História', 80],
  ['Geografia', 80],
] as const;

/** Schools of the region that students came from: none has the CNPJ of ours, and those of the municipality are branches of one. */
export const instituicoes: readonly InstituicaoPlanejada[] = [
  {
    nome: 'Escola Municipal Castro Alves',
    rede: 'municipal',
    cnpj: '30405060000155',
    inep: '15030001',
    cidade: 'Belém',
    uf: 'PA',
    bairro: 'Marco',
    logradouro: 'Travessa Lomas Valentinas',
    numero: '1200',
    telefone: '+559132260001',
    email: 'castroalves@municipio.example',
    ativa: true,
    disciplinas: [...nucleo, ['Educação Física', 40], ['Artes', 40, 'Arte'], ['Ensino Religioso', 40]],
    series: [1, 2, 3, 4, 5],
  },
  {
    nome: 'Escola Municipal Cecília Meireles',
    rede: 'municipal',
    cnpj: '30405060000236',
    inep: '15030002',
    cidade: 'Belém',
    uf: 'PA',
    bairro: 'Pedreira',
    ativa: true,
    disciplinas: [...nucleo, ['Recreação', 80]],
    series: [1, 2],
  },
  {
    nome: 'Escola Estadual Barão do Rio Branco',
    rede: 'estadual',
    inep: '15030103',
    cidade: 'Ananindeua',
    uf: 'PA',
    telefone: '+559132350003',
    ativa: true,
    disciplinas: [...nucleo, ['Língua Inglesa', 80, 'Inglês'], ['Estudos Amazônicos', 40], ['Educação Física', 80]],
    series: [6, 7, 8, 9],
  },
  {
    nome: 'Colégio Santa Luzia',
    rede: 'privada',
    cnpj: '12ABC34501DE35',
    inep: '15030204',
    cidade: 'Castanhal',
    uf: 'PA',
    contato: 'Secretaria, das 8h às 12h',
    ativa: true,
    disciplinas: [...nucleo, ['Gramática', 80, 'Língua Portuguesa'], ['Redação', 80, 'Língua Portuguesa'], ['Robótica', 40]],
    series: [5, 6, 7],
  },
  {
    nome: 'Instituto Educacional Novo Tempo',
    rede: 'privada',
    inep: '21030305',
    cidade: 'São Luís',
    uf: 'MA',
    ativa: true,
    disciplinas: nucleo,
    series: [8],
  },
  {
    nome: 'Lycée Français Jean Moulin',
    rede: 'exterior',
    cidade: 'Caiena',
    uf: null,
    pais: 'Guiana Francesa',
    ativa: true,
    disciplinas: [['Mathématiques', 160, 'Matemática']],
    series: [],
  },
  {
    nome: 'Jardim de Infância Pequeno Príncipe',
    rede: 'privada',
    cidade: 'Belém',
    uf: 'PA',
    observacoes: 'Encerrou as atividades; arquivo com a secretaria estadual.',
    ativa: false,
    disciplinas: [],
    series: [],
  },
];
