import { faltaQueImpede, faltasDe } from '#domains/pessoas/pendencias/regras.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { type DataCivil, formatarData, idadeEm } from '#shared/datas.ts';
import type { ParametrosErro } from '#shared/erros.ts';
import { formatarPercentual } from '#domains/academico/matriculas/percentuais.ts';
import { podeResponderPorSi } from '#domains/academico/matriculas/responsaveis.ts';
import type { Resultado } from '#domains/academico/matriculas/situacoes.ts';
import type { Candidato, CursoDeDestino, TurmaDeDestino } from './candidatos.ts';
import { motivosDaRematricula } from '../erros.ts';
import type { Lugar } from './propor-turmas.ts';

export type CodigoDeMotivo = keyof typeof motivosDaRematricula;
export const codigosDeMotivo = Object.keys(motivosDaRematricula) as [CodigoDeMotivo, ...CodigoDeMotivo[]];

/** What a reason does: stops the student whatever is said, asks for a reason in writing, or only informs. */
export type Peso = 'impede' | 'exige' | 'informa';
export type Motivo = { codigo: CodigoDeMotivo; peso: Peso; params: ParametrosErro };

/** The soft ones: a person may override them, saying why. */
export const liberaveis = [
  'RESULTADO_PENDENTE',
  'REPROVADO_AVANCA',
  'APROVADO_REPETE',
  'MATRICULADO_EM_OUTRO_CURSO',
  'TITULOS_VENCIDOS',
  'FALTA_CPF',
  'FALTA_IDENTIDADE',
  'FALTA_NASCIMENTO',
  'TURMA_CHEIA',
  'DESCONTO_FORA_DA_VALIDADE',
  'DESCONTO_SEM_LINHA',
  'DESCONTO_REDUZIDO',
  'DESCONTO_OUTRA_REGRA',
] as const satisfies readonly CodigoDeMotivo[];

export const aprovados: readonly Resultado[] = ['aprovado', 'aprovado_apos_exame', 'aprovado_pelo_conselho', 'aprovado_com_dependencia'];
export const reprovados: readonly Resultado[] = ['reprovado_por_nota', 'reprovado_por_falta'];
const motivo = (peso: Peso, codigo: CodigoDeMotivo, params: ParametrosErro = {}): Motivo => ({ codigo, peso, params });

const codigoDaFalta = { cpf: 'FALTA_CPF', identidade: 'FALTA_IDENTIDADE', nascimento: 'FALTA_NASCIMENTO' } as const;

/** The day of the year on which a minimum age must be complete (Resolução CNE/CEB 2/2018). */
const corteEtario = '03-31';

/** What speaks of the student alone, whatever the class: papers, debts, the source enrollment, who answers for him. */
export function motivosDoAluno(
  c: Candidato,
  { ano, dataMatricula, ativar }: { ano: number; dataMatricula: string; ativar: boolean },
): Motivo[] {
  const motivos: Motivo[] = [];
  if (c.movimento === 'pre_matricula') motivos.push(motivo('impede', 'ORIGEM_NAO_CONFIRMADA'));
  if (c.movimento === 'trancada') motivos.push(motivo('impede', 'ORIGEM_TRANCADA'));
  if (c.falecido) motivos.push(motivo('impede', 'PESSOA_COM_OBITO', { nome: c.alunoNome }));
  for (const r of c.responsaveis) {
    if (r.falecido) motivos.push(motivo('impede', 'PESSOA_COM_OBITO', { nome: r.nome }));
    if (r.pessoaId === c.alunoId && !podeResponderPorSi(c.dataNascimento, dataMatricula))
      motivos.push(motivo('impede', 'MENOR_RESPONDE_POR_SI', { nome: c.alunoNome }));
    if (r.financeiro && faltaQueImpede('rematricular', 'pagador', { cpf: r.temCpf }))
      motivos.push(motivo(ativar ? 'impede' : 'informa', 'PAGADOR_SEM_CPF', { nome: r.nome }));
  }
  if (c.vencidos > 0)
    motivos.push(motivo('exige', 'TITULOS_VENCIDOS', { n: c.vencidos, total: formatarReais(centavos(c.vencidoCentavos)) }));
  const tem = { cpf: c.temCpf, identidade: c.temIdentidade, nascimento: c.dataNascimento !== null };
  for (const falta of faltasDe('rematricular', 'aluno', tem)) motivos.push(motivo('exige', codigoDaFalta[falta], { nome: c.alunoNome }));
  if (c.pagadoresPorAditivo) motivos.push(motivo('informa', 'PAGADORES_POR_ADITIVO', { pagadores: pagadoresEmFrase(c.responsaveis) }));
  if (c.resultado === 'aprovado_com_dependencia') motivos.push(motivo('informa', 'COM_DEPENDENCIA', { ano }));
  return motivos;
}

/** Who pays and how much, by name. */
const pagadoresEmFrase = (responsaveis: Candidato['responsaveis']): string =>
  responsaveis.flatMap((r) => (r.financeiro ? `${r.nome} (${formatarPercentual(r.percentual ?? '0')})` : [])).join(', ');

/** What speaks of the way the student goes: result against course, age, and whether the target course is open in the year. */
export function motivosDoCaminho(
  c: Candidato,
  {
    atual,
    destino,
    turma,
    ano,
    aceitarPendentes,
    dataMatricula,
  }: {
    atual: CursoDeDestino;
    destino: CursoDeDestino;
    turma: TurmaDeDestino | null;
    ano: number;
    aceitarPendentes: boolean;
    dataMatricula: DataCivil;
  },
): Motivo[] {
  const motivos: Motivo[] = [];
  const repete = destino.id === atual.id;
  const reprovado = reprovados.includes(c.resultado);
  const aprovado = aprovados.includes(c.resultado);
  if (!aprovado && !reprovado && !aceitarPendentes) motivos.push(motivo('exige', 'RESULTADO_PENDENTE'));
  if (reprovado) motivos.push(repete ? motivo('informa', 'REPROVADO_REPETE', { curso: atual.nome }) : motivo('exige', 'REPROVADO_AVANCA'));
  if (repete && !reprovado) motivos.push(motivo('exige', 'APROVADO_REPETE'));
  if (turma === null) motivos.push(motivo('impede', 'SEM_TURMA_NO_ANO', { curso: destino.nome, ano }));
  if (destino.aberta === false) motivos.push(motivo('impede', 'SEGMENTACAO_FECHADA', { curso: destino.nome, ano }));
  const saida = c.saidas.filter(({ cursoId }) => cursoId === destino.id).toSorted((a, b) => (a.dataSaida < b.dataSaida ? 1 : -1))[0];
  if (saida && dataMatricula <= saida.dataSaida)
    motivos.push(
      motivo('impede', 'MATRICULA_ANTES_DA_SAIDA', { aluno: c.alunoNome, codigo: saida.codigo, data: formatarData(saida.dataSaida) }),
    );
  if (destino.idadeMinima !== null && c.dataNascimento !== null) {
    const idade = idadeEm(c.dataNascimento, `${ano}-${corteEtario}`);
    if (idade < destino.idadeMinima)
      motivos.push(motivo('impede', 'ABAIXO_DA_IDADE', { idade, ano, curso: destino.nome, idadeMinima: destino.idadeMinima }));
  }
  return motivos;
}

/** Another course of the year that goes on from none of this year's: two enrollments, with two contracts, only when somebody says why. */
export const motivosDeOutroCurso = (c: Candidato, ano: number): Motivo[] =>
  c.noDestino.flatMap(({ codigo, cursoNome, continua }) =>
    continua ? [] : [motivo('exige', 'MATRICULADO_EM_OUTRO_CURSO', { codigo, curso: cursoNome, ano })],
  );

/** What speaks of the class: no place left, or the student is elsewhere at its hours. */
export function motivosDoLugar(c: Candidato, { turma, ocupadas, cheia, choque }: Lugar, podeExceder: boolean): Motivo[] {
  const motivos: Motivo[] = [];
  if (choque) {
    const codigo = choque.onde === 'matricula' ? 'MATRICULA_MESMO_TURNO' : 'MESMO_TURNO_NA_LISTA';
    motivos.push(motivo('impede', codigo, { aluno: c.alunoNome, codigo: choque.codigo, turma: choque.turmaNome, nova: turma.nome }));
  }
  if (cheia) motivos.push(motivo(podeExceder ? 'exige' : 'impede', 'TURMA_CHEIA', { turma: turma.nome, ocupadas, vagas: turma.vagas }));
  return motivos;
}

/** What a row comes to: stopped, asking for a reason, or free to go. */
export type SituacaoDaPrevia = 'apto' | 'exige_motivo' | 'impedido' | 'ja_rematriculado';

/** The heaviest reason decides. */
export function situacaoDe(motivos: readonly Motivo[]): SituacaoDaPrevia {
  if (motivos.some(({ codigo }) => codigo === 'JA_REMATRICULADO')) return 'ja_rematriculado';
  if (motivos.some(({ peso }) => peso === 'impede')) return 'impedido';
  return motivos.some(({ peso }) => peso === 'exige') ? 'exige_motivo' : 'apto';
}
