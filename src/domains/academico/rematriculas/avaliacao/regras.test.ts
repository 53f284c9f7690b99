import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { avaliar, type Criterios } from './avaliar.ts';
import type { Candidato, Destino, LinhaDeOrigem, PrecoDeDestino, TurmaDeDestino } from './candidatos.ts';
import { proporTurmas } from './propor-turmas.ts';

const preco = (id: number, tipo: string, descricao: string, cursoId: number | null = 7, valorCentavos = 1_200_000): PrecoDeDestino => ({
  id,
  cursoId,
  tipo,
  descricao,
  busca: normalizarBusca(descricao),
  valorCentavos,
  parcelas: 12,
});
const linha = (id: number, tipo: string | null, descricao: string): LinhaDeOrigem => ({
  id,
  precoId: tipo === null ? null : id,
  precoDescricao: tipo === null ? null : descricao,
  precoCentavos: null,
  tipo,
  descricao,
  valorCentavos: 1_000_000,
  parcelas: 12,
  primeiroVencimento: '2026-01-15',
  diaVencimento: 15,
  formaPagamentoId: 2,
});
const turma = (id: number, nome: string, partes: Partial<TurmaDeDestino> = {}): TurmaDeDestino => ({
  id,
  nome,
  cursoId: 7,
  turno: 'manha',
  grupoTurmaId: 1,
  vagas: 30,
  ocupadas: 0,
  ...partes,
});
const aluno = (matriculaId: number, partes: Partial<Candidato> = {}): Candidato => ({
  matriculaId,
  codigo: `2026-${matriculaId}`,
  alunoId: 1000 + matriculaId,
  alunoNome: `Aluno ${matriculaId}`,
  alunoCodigo: matriculaId,
  movimento: 'ativa',
  resultado: 'aprovado',
  cursoId: 6,
  turmaNome: '6º ano A',
  turno: 'manha',
  grupoTurmaId: 1,
  dataNascimento: '2014-05-10',
  falecido: false,
  temCpf: true,
  temIdentidade: true,
  vencidos: 0,
  vencidoCentavos: 0,
  noDestino: [],
  lugaresNoDestino: [],
  saidas: [],
  pagadoresPorAditivo: false,
  responsaveis: [
    {
      pessoaId: 1,
      nome: 'Rita',
      parentesco: 'mae',
      pedagogico: true,
      financeiro: true,
      percentual: '100.00',
      temCpf: true,
      falecido: false,
    },
  ],
  linhas: [linha(1, 'anuidade', 'Anuidade 6º ano')],
  descontos: [],
  ...partes,
});
const destino = (partes: Partial<Destino> = {}): Destino => ({
  anoLetivoId: 2,
  ano: 2027,
  cursos: new Map([
    [6, { id: 6, nome: '6º ano', proximoCursoId: 7, idadeMinima: null, aberta: true }],
    [7, { id: 7, nome: '7º ano', proximoCursoId: null, idadeMinima: null, aberta: true }],
  ]),
  turmas: [turma(71, '7º ano A'), turma(61, '6º ano A', { cursoId: 6 })],
  precos: [preco(1, 'anuidade', 'Anuidade 7º ano'), preco(2, 'anuidade', 'Anuidade 6º ano', 6)],
  descontos: new Map(),
  formasAtivas: new Set([1, 2]),
  ...partes,
});
const criterios: Criterios = {
  movimento: 'pre_matricula',
  contratos: 'rascunho',
  dataMatricula: '2026-11-10',
  aceitarPendentes: false,
  cobranca: { itens: 'contrato', primeiroVencimento: '2027-01-10', formaPagamentoId: 1, descontoIds: null },
};
const julgar = (c: Candidato, d = destino(), k = criterios) => avaliar([c], d, k, { escolhas: new Map(), podeExceder: true })[0];
const pesos = (c: Candidato, d = destino(), k = criterios) => julgar(c, d, k)?.motivos.map(({ peso, codigo }) => `${peso} ${codigo}`);

describe('judging a student', () => {
  test.each<[string, Partial<Candidato>, string]>([
    ['was never confirmed', { movimento: 'pre_matricula' }, 'impede ORIGEM_NAO_CONFIRMADA'],
    ['is suspended', { movimento: 'trancada' }, 'impede ORIGEM_TRANCADA'],
    ['died', { falecido: true }, 'impede PESSOA_COM_OBITO'],
    ['finished the last course', { cursoId: 7 }, 'impede SEM_PROXIMO_CURSO'],
    ['passed with dependency', { resultado: 'aprovado_com_dependencia' }, 'informa COM_DEPENDENCIA'],
    ['failed by absence', { resultado: 'reprovado_por_falta' }, 'informa REPROVADO_REPETE'],
    ['awaits the exam', { resultado: 'em_exame' }, 'exige RESULTADO_PENDENTE'],
    ['owes', { vencidos: 1, vencidoCentavos: 100 }, 'exige TITULOS_VENCIDOS'],
    ['has no ID', { temIdentidade: false }, 'exige FALTA_IDENTIDADE'],
    ['has no birth date', { dataNascimento: null }, 'exige FALTA_NASCIMENTO'],
    [
      'has a line typed by hand',
      { linhas: [linha(1, 'anuidade', 'Anuidade 6º ano'), linha(9, null, 'Aula de violino')] },
      'informa LINHA_NAO_RENOVADA',
    ],
  ])('%s', (_, partes, esperado) => {
    expect(pesos(aluno(1, partes))).toEqual([esperado]);
  });

  test('a payer without CPF only informs while contracts stay drafts, and stops their activation', () => {
    const semCpf = aluno(1, { responsaveis: aluno(1).responsaveis.map((r) => ({ ...r, temCpf: false })) });
    expect(pesos(semCpf)).toEqual(['informa PAGADOR_SEM_CPF']);
    expect(pesos(semCpf, destino(), { ...criterios, contratos: 'ativo' })).toEqual(['impede PAGADOR_SEM_CPF']);
  });

  test('a minor who answers for himself, a course closed in the year, an age below the course’s', () => {
    const proprio = aluno(1, { responsaveis: aluno(1).responsaveis.map((r) => ({ ...r, pessoaId: 1001 })) });
    expect(pesos(proprio)).toContain('impede MENOR_RESPONDE_POR_SI');
    const curso = { id: 7, nome: '7º ano', proximoCursoId: null, idadeMinima: null, aberta: true };
    const com = (partes: Partial<typeof curso> | { idadeMinima: number }) =>
      destino({ cursos: new Map([...destino().cursos, [7, { ...curso, ...partes }]]) });
    expect(pesos(aluno(1), com({ aberta: false }))).toEqual(['impede SEGMENTACAO_FECHADA']);
    expect(pesos(aluno(1), com({ idadeMinima: 13 }))).toEqual(['impede ABAIXO_DA_IDADE']);
    expect(pesos(aluno(1), com({ idadeMinima: 12 }))).toEqual([]);
    expect(pesos(aluno(1), destino({ turmas: [] }))).toEqual(['impede SEM_TURMA_NO_ANO']);
  });

  test('an enrollment of the year in another course asks for a reason, unless it goes on from a second one of this year; in the chain it is all there is to say', () => {
    const outro = { codigo: '2027-1', cursoId: 99, cursoNome: 'Inglês', continua: false };
    expect(pesos(aluno(1, { noDestino: [outro] }))).toEqual(['exige MATRICULADO_EM_OUTRO_CURSO']);
    expect(pesos(aluno(1, { noDestino: [{ ...outro, continua: true }] }))).toEqual([]);
    expect(julgar(aluno(1, { noDestino: [{ ...outro, cursoId: 7, continua: true }], vencidos: 3 }))).toMatchObject({
      situacao: 'ja_rematriculado',
      motivos: [{ codigo: 'JA_REMATRICULADO' }],
      plano: null,
    });
  });
});

describe('classes', () => {
  const querem = fc.array(
    fc.record({
      escolhida: fc.option(fc.nat(3), { nil: null }),
      turno: fc.constantFrom('manha', 'tarde'),
      letra: fc.constantFrom('A', 'B', 'C'),
    }),
    { maxLength: 60 },
  );
  const oferta = fc.array(fc.record({ vagas: fc.nat(12), ocupadas: fc.nat(14), turno: fc.constantFrom('manha', 'tarde') }), {
    minLength: 1,
    maxLength: 4,
  });

  test('nobody is put over the places without being said so, and nobody is left out while there is one', () => {
    fc.assert(
      fc.property(querem, oferta, (alunos, ofertas) => {
        const turmas = ofertas.map((o, i) => turma(i + 1, `7º ano ${'ABCD'[i]}`, o));
        const lugares = proporTurmas(
          alunos.map(({ escolhida, turno, letra }, i) => ({
            candidato: aluno(i, { turmaNome: `6º ano ${letra}`, turno, grupoTurmaId: null }),
            cursoId: 7,
            escolhida: escolhida === null ? null : (turmas[escolhida] ?? null),
          })),
          turmas,
        );
        expect(lugares.size).toBe(alunos.length);
        const livres = turmas.reduce((soma, t) => soma + Math.max(0, t.vagas - t.ocupadas), 0);
        const sentados = new Map(turmas.map((t) => [t.id, t.ocupadas]));
        let cheios = 0;
        for (const { turma: dela, cheia } of lugares.values()) {
          if (cheia) cheios += 1;
          else sentados.set(dela.id, (sentados.get(dela.id) ?? 0) + 1);
        }
        for (const t of turmas) expect(sentados.get(t.id)).toBeLessThanOrEqual(Math.max(t.vagas, t.ocupadas));
        const soltos = [...lugares.entries()].filter(
          ([i]) => alunos[i]?.escolhida === null || turmas[alunos[i]?.escolhida ?? 9] === undefined,
        );
        // A free place anywhere goes before any full class for whoever chose none.
        if (soltos.some(([, l]) => l.cheia)) expect(alunos.length - cheios).toBe(livres);
      }),
    );
  });

  test('goes on in the same group, then shift, then letter', () => {
    const pedido = { candidato: aluno(1), cursoId: 7, escolhida: null };
    const proposta = (turmas: TurmaDeDestino[]) => proporTurmas([pedido], turmas).get(1)?.turma.nome;
    expect(proposta([turma(1, '7º ano A', { turno: 'tarde', grupoTurmaId: 2 }), turma(2, '7º ano B')])).toBe('7º ano B');
    expect(proposta([turma(1, '7º ano B'), turma(2, '7º ano A')])).toBe('7º ano A');
    expect(proposta([turma(1, '7º ano A', { vagas: 0 }), turma(2, '7º ano C', { turno: 'noite', grupoTurmaId: null })])).toBe('7º ano C');
  });
});
