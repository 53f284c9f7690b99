import { type DataCivil, formatarData, idadeEm } from '#shared/datas.ts';
import { type ErroNegocio, preencher } from '#shared/erros.ts';
import { errosMatricula as erros } from './erros.ts';
import { mensagensResponsaveis } from './mensagens.ts';
import { isMenor, podeResponderPorSi, problemasDosResponsaveis, type Responsavel } from './responsaveis.ts';

export type PessoaDaMatricula = { id: number; nome: string; dataNascimento: DataCivil | null; dataFalecimento: DataCivil | null };
export type TurmaDaMatricula = {
  id: number;
  nome: string;
  situacao: 'aberta' | 'fechada';
  vagas: number;
  cursoId: number;
  cursoNome: string;
  idadeMinima: number | null;
  anoLetivoId: number;
  ano: number;
};
export type PeriodoDaMatricula = { nome: string; situacao: 'aberto' | 'fechado'; dataFim: DataCivil };
export type DadosDaMatricula = {
  alunoId: number;
  cursoId: number;
  turmaId: number;
  anoLetivoId: number;
  dataMatricula: DataCivil;
  responsaveis: readonly Responsavel[];
};
export type FatosDaMatricula = {
  pessoas: ReadonlyMap<number, PessoaDaMatricula>;
  turma: TurmaDaMatricula | null;
  periodo: PeriodoDaMatricula | null;
  ativaExistente: { codigo: string; turmaNome: string | null } | null;
  /** Another enrollment of the year whose class meets at the same hours. */
  noMesmoTurno: { codigo: string; turmaNome: string | null } | null;
  /** The last time that the student left this course in this year. */
  ultimaSaida: { codigo: string; dataSaida: DataCivil } | null;
};

/** The day of the year on which a minimum age must be complete (Resolução CNE/CEB 2/2018). */
const corteEtario = '03-31';

/**
 * Whether an enrollment may be made, in the order in which a clerk thinks of it: the student, the class, the period and
 * dates, a repetition, the age, the guardians. The vacancy is decided apart (`decidirVaga`). @throws ErroNegocio
 */
export function conferirMatricula(dados: DadosDaMatricula, fatos: FatosDaMatricula): void {
  const aluno = fatos.pessoas.get(dados.alunoId);
  if (!aluno) throw erros.ALUNO_INEXISTENTE({}, { campos: ['alunoId'] });
  if (aluno.dataFalecimento !== null) throw erros.PESSOA_FALECIDA({ nome: aluno.nome }, { campos: ['alunoId'] });
  const turma = conferirTurma(fatos.turma, dados);
  conferirPeriodo(fatos.periodo);
  conferirData(dados.dataMatricula, turma.ano, fatos.periodo);
  if (fatos.ativaExistente) {
    const { codigo, turmaNome } = fatos.ativaExistente;
    throw erros.MATRICULA_ATIVA_EXISTENTE({ aluno: aluno.nome, codigo, turma: turmaNome ?? '—' }, { campos: ['alunoId'] });
  }
  conferirUltimaSaida(dados.dataMatricula, aluno.nome, fatos.ultimaSaida);
  if (fatos.noMesmoTurno) {
    const { codigo, turmaNome } = fatos.noMesmoTurno;
    throw erros.MATRICULA_MESMO_TURNO({ aluno: aluno.nome, codigo, turma: turmaNome ?? '—', nova: turma.nome }, { campos: ['turmaId'] });
  }
  conferirIdade(aluno, turma);
  conferirResponsaveis(dados.responsaveis, aluno, fatos.pessoas, dados.dataMatricula);
}

/** The class exists, is open, and is of the chosen course and year. */
export function conferirTurma(
  turma: TurmaDaMatricula | null,
  { cursoId, anoLetivoId }: { cursoId: number; anoLetivoId: number },
): TurmaDaMatricula {
  if (!turma) throw erros.TURMA_INEXISTENTE({}, { campos: ['turmaId'] });
  if (turma.cursoId !== cursoId)
    throw erros.TURMA_DE_OUTRO_CURSO({ turma: turma.nome, cursoDaTurma: turma.cursoNome }, { campos: ['turmaId'] });
  if (turma.anoLetivoId !== anoLetivoId)
    throw erros.TURMA_DE_OUTRO_ANO({ turma: turma.nome, anoDaTurma: turma.ano }, { campos: ['turmaId'] });
  if (turma.situacao === 'fechada') throw erros.TURMA_FECHADA({ turma: turma.nome }, { campos: ['turmaId'] });
  return turma;
}

/** Nothing moves inside a closed period. */
export function conferirPeriodo(periodo: PeriodoDaMatricula | null): void {
  if (periodo?.situacao === 'fechado') throw erros.PERIODO_LETIVO_FECHADO({ periodo: periodo.nome });
}

/** Enrollment may begin in the year before its own, and ends with the period (or the year, when there is no period). @throws DATA_FORA_DO_ANO */
export function conferirData(data: DataCivil, ano: number, periodo: PeriodoDaMatricula | null): void {
  const de = `${ano - 1}-01-01`;
  const ate = periodo?.dataFim ?? `${ano}-12-31`;
  if (data < de || data > ate)
    throw erros.DATA_FORA_DO_ANO({ de: formatarData(de), ate: formatarData(ate) }, { campos: ['dataMatricula'] });
}

/**
 * Who left the course and comes back begins after the day on which he left: two enrollments never certify the same days. One that was
 * cancelled never counted, and bars nothing; a wrong departure is undone, not enrolled over. @throws MATRICULA_ANTES_DA_SAIDA
 */
export function conferirUltimaSaida(data: DataCivil, aluno: string, saida: FatosDaMatricula['ultimaSaida']): void {
  if (saida === null || data > saida.dataSaida) return;
  throw erros.MATRICULA_ANTES_DA_SAIDA({ aluno, codigo: saida.codigo, data: formatarData(saida.dataSaida) }, { campos: ['dataMatricula'] });
}

function conferirIdade(aluno: PessoaDaMatricula, turma: TurmaDaMatricula): void {
  if (turma.idadeMinima === null || aluno.dataNascimento === null) return;
  const idade = idadeEm(aluno.dataNascimento, `${turma.ano}-${corteEtario}`);
  if (idade >= turma.idadeMinima) return;
  throw erros.IDADE_ABAIXO_DA_MINIMA(
    { aluno: aluno.nome, idade, ano: turma.ano, curso: turma.cursoNome, idadeMinima: turma.idadeMinima },
    { campos: ['alunoId'] },
  );
}

/** The guardians' list, and that each is a living person of age of whom the student may be a dependant. @throws ErroNegocio */
export function conferirResponsaveis(
  responsaveis: readonly Responsavel[],
  aluno: PessoaDaMatricula,
  pessoas: ReadonlyMap<number, PessoaDaMatricula>,
  em: DataCivil,
): void {
  const problemas = problemasDosResponsaveis(responsaveis);
  if (problemas.length > 0) throw responsaveisInvalidos(problemas);
  responsaveis.forEach(({ pessoaId }, i) => {
    const campos = [`responsaveis.${i}.pessoaId`];
    const pessoa = pessoas.get(pessoaId);
    if (!pessoa) throw erros.RESPONSAVEL_INEXISTENTE({}, { campos });
    if (pessoaId !== aluno.id && isMenor(pessoa.dataNascimento, em))
      throw erros.RESPONSAVEL_MENOR(
        { nome: pessoa.nome, idade: idadeEm(pessoa.dataNascimento ?? em, em), data: formatarData(em) },
        { campos },
      );
    if (pessoa.dataFalecimento !== null) throw erros.PESSOA_FALECIDA({ nome: pessoa.nome }, { campos });
    if (pessoaId === aluno.id && !podeResponderPorSi(aluno.dataNascimento, em)) {
      throw erros.ALUNO_MENOR_RESPONSAVEL({ nome: aluno.nome, data: formatarData(em) }, { campos });
    }
  });
}

function responsaveisInvalidos(problemas: ReturnType<typeof problemasDosResponsaveis>): ErroNegocio {
  const campos = problemas.map(({ codigo, params, path }) => {
    const { br, en } = mensagensResponsaveis[codigo];
    return { path: ['responsaveis', ...path].join('.'), code: codigo, textos: { br: preencher(br, params), en: preencher(en, params) } };
  });
  return erros.RESPONSAVEIS_INVALIDOS({}, { campos });
}

export type Vaga = { excedente: boolean; motivoExcedente: string | null };

/**
 * Whether a class has a place for one more: everybody who sits in it takes one. Over its places only with a reason and the
 * permission, and the placement keeps the reason; with a free place it is not used. @throws TURMA_SEM_VAGA
 */
export function decidirVaga(turma: { nome: string; vagas: number }, ocupadas: number, motivo: string | null, podeExceder: boolean): Vaga {
  if (ocupadas < turma.vagas) return { excedente: false, motivoExcedente: null };
  if (motivo !== null && podeExceder) return { excedente: true, motivoExcedente: motivo };
  throw erros.TURMA_SEM_VAGA({ turma: turma.nome, ocupadas, vagas: turma.vagas }, { campos: ['turmaId'] });
}

/**
 * The day on which a movement takes effect: its own date, between the student's entry and today. Who has not begun yet is moved
 * today, with effect on the first day, so that a place that is not going to be taken is free at once.
 * @throws DATA_ANTES_DA_ENTRADA, DATA_FUTURA, MATRICULA_AINDA_NAO_COMECOU
 */
export function efeitoDoMovimento(data: DataCivil, entrada: DataCivil, hoje: DataCivil, campo: string): DataCivil {
  const futura = entrada > hoje;
  if (futura && data !== hoje)
    throw erros.MATRICULA_AINDA_NAO_COMECOU({ entrada: formatarData(entrada), hoje: formatarData(hoje) }, { campos: [campo] });
  if (futura) return entrada;
  if (data < entrada) throw erros.DATA_ANTES_DA_ENTRADA({ data: formatarData(entrada) }, { campos: [campo] });
  if (data > hoje) throw erros.DATA_FUTURA({ hoje: formatarData(hoje) }, { campos: [campo] });
  return data;
}
