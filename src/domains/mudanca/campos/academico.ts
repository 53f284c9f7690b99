import { deContato, deOutraCoisa, deOutraPessoa } from '#domains/pessoas/importacao/campos-importados.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';
import {
  codigosDeQuemPaga,
  deOutroQueNaoPaga,
  deOutroResponsavel,
  nomesDeQuemRespondePelasAulas,
  outrosDeQuemPaga,
} from './responsaveis.ts';

export type CampoDaTurma = 'codigo' | 'nome' | 'curso' | 'ano' | 'turno' | 'sala' | 'vagas';

// biome-ignore format: one member a line is how this list is read.
export const camposDaTurma: readonly CampoDePlanilha<CampoDaTurma>[] = [
  { chave: 'codigo', br: 'Código', en: 'Code', nomes: ['codigo', 'codigo da turma', 'id', 'code'], menos: deOutraCoisa, exemplo: '6A-2026' },
  { chave: 'nome', br: 'Nome da turma', en: 'Class name', nomes: ['nome da turma', 'turma', 'nome', 'class name', 'class', 'name'], exemplo: '6º A' },
  { chave: 'curso', br: 'Curso', en: 'Course', nomes: ['curso', 'serie', 'ano serie', 'course', 'grade'], exemplo: '6º ano' },
  { chave: 'ano', br: 'Ano letivo', en: 'School year', nomes: ['ano letivo', 'ano', 'school year', 'year'], exemplo: '2026' },
  { chave: 'turno', br: 'Turno', en: 'Shift', nomes: ['turno', 'periodo', 'shift'], exemplo: 'Manhã' },
  { chave: 'vagas', br: 'Vagas', en: 'Places', nomes: ['vagas', 'capacidade', 'places'], exemplo: '35' },
  { chave: 'sala', br: 'Sala', en: 'Room', nomes: ['sala', 'room'], exemplo: '12' },
];

export type CampoDaMatricula =
  | 'codigo'
  | 'aluno'
  | 'turma'
  | 'dataMatricula'
  | 'responsavel'
  | 'parentesco'
  | 'percentual'
  | 'responsavel2'
  | 'parentesco2'
  | 'percentual2';

/** What a percentage may be of, besides what a guardian pays. */
const naoSePaga = `bolsa desconto abatimento multa juro reajuste frequencia presenca
  scholarship discount fine interest attendance`.split(/\s+/);

// biome-ignore format: one member a line is how this list is read.
export const camposDaMatricula: readonly CampoDePlanilha<CampoDaMatricula>[] = [
  { chave: 'codigo', br: 'Código', en: 'Code', nomes: ['codigo', 'codigo da matricula', 'numero da matricula', 'no matricula', 'id', 'code'], menos: [...deOutraPessoa, ...deOutraCoisa, 'aluno', 'student'], exemplo: 'M-5001' },
  { chave: 'aluno', br: 'Código ou CPF do aluno', en: 'Code or CPF of the student', nomes: ['codigo do aluno', 'codigo ou cpf do aluno', 'cpf do aluno', 'aluno', 'student', 'code or cpf of the student'], menos: deContato, exemplo: '1001' },
  { chave: 'turma', br: 'Código ou nome da turma', en: 'Code or name of the class', nomes: ['codigo da turma', 'codigo ou nome da turma', 'turma', 'class', 'code or name of the class'], menos: ['anterior', 'origem', 'previous'], exemplo: '6A-2026' },
  { chave: 'dataMatricula', br: 'Data da matrícula', en: 'Enrollment date', nomes: ['data da matricula', 'data', 'enrollment date', 'date'], exemplo: '05/01/2026' },
  { chave: 'responsavel', br: 'Código ou CPF do responsável', en: 'Code or CPF of the guardian', nomes: ['code or cpf of the guardian', ...codigosDeQuemPaga, ...outrosDeQuemPaga, ...nomesDeQuemRespondePelasAulas], menos: deOutroQueNaoPaga, exemplo: '2001' },
  { chave: 'parentesco', br: 'Parentesco', en: 'Kinship', nomes: ['parentesco financeiro …', 'parentesco', 'kinship', 'parentesco legal'], menos: deOutroResponsavel, exemplo: 'Mãe' },
  { chave: 'percentual', br: 'Percentual que paga', en: 'Share that is paid', nomes: ['percentual que paga', 'percentual', 'share that is paid', 'share'], menos: naoSePaga, exemplo: '100' },
  { chave: 'responsavel2', br: 'Código ou CPF do segundo responsável', en: 'Code or CPF of the second guardian', nomes: ['codigo ou cpf do segundo responsavel', 'codigo do responsavel 2', 'cpf do responsavel 2', 'segundo responsavel', 'responsavel 2', 'code or cpf of the second guardian'], menos: ['percentual', ...deContato], exemplo: '' },
  { chave: 'parentesco2', br: 'Parentesco do segundo', en: 'Kinship of the second', nomes: ['parentesco do segundo', 'parentesco 2', 'kinship of the second'], exemplo: '' },
  { chave: 'percentual2', br: 'Percentual do segundo', en: 'Share of the second', nomes: ['percentual do segundo', 'percentual 2', 'share of the second'], exemplo: '' },
];
