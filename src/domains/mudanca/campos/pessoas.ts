import {
  type CampoImportado,
  camposImportados,
  deContato,
  deOutraCoisa,
  deOutraPessoa,
} from '#domains/pessoas/importacao/campos-importados.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';

const daPessoa = [
  'sobrenome',
  'nomeSocial',
  'dataNascimento',
  'rg',
  'genero',
  'corRaca',
  'naturalidade',
  'naturalidadeUf',
  'certidaoNascimento',
  'telefone',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
] as const satisfies readonly CampoImportado[];

export type CampoDaPessoa = 'codigo' | 'nome' | 'cpf' | 'celular' | 'email' | 'mae' | 'pai' | (typeof daPessoa)[number];

/** One person a line, students and guardians alike: who is mother or father of whom is said by their codes, or by CPF. */
// biome-ignore format: one member a line is how this list is read.
export const camposDaPessoa: readonly CampoDePlanilha<CampoDaPessoa>[] = [
  { chave: 'codigo', br: 'Código', en: 'Code', nomes: ['codigo', 'codigo da pessoa', 'codigo do aluno', 'id', 'matricula do sistema', 'code'], menos: [...deOutraPessoa, ...deOutraCoisa], exemplo: '1001' },
  { chave: 'nome', br: 'Nome', en: 'Name', nomes: ['nome', 'nome completo', 'pessoa', 'name', 'full name'], menos: deOutraPessoa, exemplo: 'Ana Beatriz Souza Lima' },
  { chave: 'cpf', br: 'CPF', en: 'CPF', nomes: ['cpf'], menos: deOutraPessoa, exemplo: '' },
  { chave: 'celular', br: 'Celular', en: 'Cell phone', nomes: ['celular', 'telefone celular', 'whatsapp', 'cell phone'], menos: deOutraPessoa, exemplo: '(91) 98765-4321' },
  { chave: 'email', br: 'E-mail', en: 'E-mail', nomes: ['e mail', 'email'], menos: deOutraPessoa, exemplo: '' },
  { chave: 'mae', br: 'Código ou CPF da mãe', en: 'Code or CPF of the mother', nomes: ['codigo da mae', 'mae', 'cpf da mae', 'codigo ou cpf da mae', 'code or cpf of the mother', 'mother cpf', 'mother code'], menos: ['nome', 'name', ...deContato], exemplo: '2001' },
  { chave: 'pai', br: 'Código ou CPF do pai', en: 'Code or CPF of the father', nomes: ['codigo do pai', 'pai', 'cpf do pai', 'codigo ou cpf do pai', 'code or cpf of the father', 'father cpf', 'father code'], menos: ['nome', 'name', ...deContato], exemplo: '' },
  ...daPessoa.map((chave) => {
    const { br, en, nomes, menos, exemplo } = camposImportados.find((campo) => campo.chave === chave) ?? { br: chave, en: chave, nomes: [], menos: [], exemplo: '' };
    return { chave, br: br.replace(' do aluno', ''), en: en.replace('Student ', ''), nomes, menos, exemplo };
  }),
];
