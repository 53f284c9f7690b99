import { idadeEm } from '#shared/datas.ts';
import { exibirDecimal } from '#shared/decimais.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { type Termos, termo } from '#shared/papel/termos.ts';
import { quantos } from '#shared/palavras/quantos.ts';
import type { DoDocumento } from './definir.ts';
import type { DeOrigemNoPapel } from './fatos.ts';
import { emCpf, emData, emEndereco, emLista, flexao, juntar, porExtenso } from '#shared/papel/escritas.ts';

/** '(o): nota da escola de origem. Das faltas: 1 falta em 14 aulas na escola de origem.' */
function deOrigemEmFrase({ notas, frequencia: f }: DeOrigemNoPapel): string | null {
  const doDiario =
    f && `Das faltas: ${f.faltas === 0 ? 'nenhuma' : quantos(f.faltas, 'falta')} em ${quantos(f.dadas, f.unidade)} na escola de origem.`;
  return juntar([notas ? '(o): nota da escola de origem.' : null, doDiario], ' ');
}

/** The terms of the student and of the enrollment. */
export const termosDoAluno: Termos<DoDocumento> = {
  'aluno.nome': termo('Nome do aluno (o social, quando há)', "The student's name (the social one, when there is one)", (d) => d.aluno.nome),
  'aluno.codigo': termo('Código do aluno no cadastro', 'Code of the student in the register', (d) => String(d.aluno.codigo)),
  'aluno.cpf': termo('CPF do aluno', "The student's CPF", (d) => emCpf(d.aluno.cpf)),
  'aluno.rg': termo('RG do aluno, com o órgão emissor', "The student's identity card, with its issuer", (d) =>
    juntar([d.aluno.rg, d.aluno.rgOrgaoEmissor], ' '),
  ),
  'aluno.certidao': termo('Matrícula da certidão de nascimento', 'Number of the birth certificate', (d) => d.aluno.certidao),
  'aluno.dataNascimento': termo('Data de nascimento', 'Date of birth', (d) => emData(d.aluno.dataNascimento)),
  'aluno.dataNascimentoPorExtenso': termo('Data de nascimento por extenso', 'Date of birth in words', (d) =>
    porExtenso(d.aluno.dataNascimento),
  ),
  'aluno.idade': termo('Idade, em anos completos, no dia do documento', 'Age, in full years, on the day of the document', (d) =>
    d.aluno.dataNascimento === null ? null : String(idadeEm(d.aluno.dataNascimento, d.hoje)),
  ),
  'aluno.naturalidade': termo('Cidade e estado de nascimento', 'City and state of birth', (d) =>
    juntar([d.aluno.naturalidade, d.aluno.naturalidadeUf], '/'),
  ),
  'aluno.nacionalidade': termo('Nacionalidade', 'Nationality', (d) => d.aluno.nacionalidade),
  'aluno.filiacao': termo('Nomes dos pais, em uma frase', "The parents' names, in a phrase", (d) => emLista(d.aluno.filiacao)),
  'aluno.endereco': termo('Endereço do aluno', "The student's address", (d) => emEndereco(d.aluno.endereco)),
  'aluno.artigo': termo('“o” ou “a”, conforme o aluno', '“o” or “a”, as the student', (d) => flexao(d.aluno.genero, 'o', 'a')),
  'aluno.alunoOuAluna': termo('“aluno” ou “aluna”', '“aluno” or “aluna”', (d) => flexao(d.aluno.genero, 'aluno', 'aluna')),
  'aluno.filho': termo('“filho” ou “filha”', '“filho” or “filha”', (d) => flexao(d.aluno.genero, 'filho', 'filha')),
  'aluno.nascido': termo('“nascido” ou “nascida”', '“nascido” or “nascida”', (d) => flexao(d.aluno.genero, 'nascido', 'nascida')),
  'aluno.matriculado': termo('“matriculado” ou “matriculada”', '“matriculado” or “matriculada”', (d) =>
    flexao(d.aluno.genero, 'matriculado', 'matriculada'),
  ),
  'matricula.codigo': termo('Número da matrícula', 'Number of the enrollment', (d) => d.matricula.codigo),
  'matricula.ano': termo('Ano letivo', 'School year', (d) => String(d.matricula.ano)),
  'matricula.curso': termo('Curso (série)', 'Course (grade)', (d) => d.matricula.curso),
  'matricula.segmentacao': termo('Segmento, como Ensino Fundamental', 'Segment, such as elementary school', (d) => d.matricula.segmentacao),
  'matricula.turma': termo('Turma', 'Class', (d) => d.matricula.turma),
  'matricula.turno': termo('Turno da turma', 'Shift of the class', (d) =>
    d.matricula.turno === null ? null : rotuloDe(turnos, d.matricula.turno, 'br').toLowerCase(),
  ),
  'matricula.data': termo('Data da matrícula', 'Date of the enrollment', (d) => emData(d.matricula.data)),
  'matricula.dataPorExtenso': termo('Data da matrícula por extenso', 'Date of the enrollment in words', (d) =>
    porExtenso(d.matricula.data),
  ),
  'matricula.dataSaida': termo('Data em que saiu da escola', 'Date of leaving the school', (d) => emData(d.matricula.dataSaida)),
  'matricula.situacao': termo('Situação da matrícula', 'State of the enrollment', (d) =>
    rotuloDe(movimentos, d.matricula.movimento, 'br').toLowerCase(),
  ),
  'matricula.resultado': termo('Resultado do ano', 'Result of the year', (d) =>
    rotuloDe(resultados, d.matricula.resultado, 'br').toLowerCase(),
  ),
  'matricula.inicioDasAulas': termo('Primeiro dia do período letivo', 'First day of the academic period', (d) =>
    emData(d.matricula.inicio),
  ),
  'matricula.fimDasAulas': termo('Último dia do período letivo', 'Last day of the academic period', (d) => emData(d.matricula.fim)),
  'frequencia.percentual': termo('Frequência no ano até hoje, em %', 'Attendance of the year until today, in %', (d) =>
    d.boletim && d.boletim.percentual !== null ? exibirDecimal(d.boletim.percentual, 2) : null,
  ),
  'frequencia.faltas': termo('Faltas no ano até hoje', 'Absences of the year until today', (d) =>
    d.boletim ? String(d.boletim.faltas) : null,
  ),
  'frequencia.deOrigem': termo(
    'O que notas e faltas trazem da escola de origem, em uma frase, quando há',
    'What grades and absences have of the school of origin, in a sentence, where they have',
    (d) => (d.boletim?.deOrigem ? deOrigemEmFrase(d.boletim.deOrigem) : null),
  ),
  'frequencia.aulas': termo('Aulas ou dias com chamada até hoje', 'Lessons or days with a roll until today', (d) =>
    d.boletim ? String(d.boletim.aulas) : null,
  ),
};
